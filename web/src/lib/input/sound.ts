// Short synthetic sounds, off until asked for: nothing is loaded, nothing loops, nothing lasts 0.8 s.
import { ui } from "../store/ui.svelte";

export type Sound =
  | "card"
  | "shot"
  | "ricochet"
  | "beer"
  | "knock"
  | "bell"
  | "dice"
  | "arrow"
  | "drum"
  | "tick"
  | "steam"
  | "whistle"
  | "boom";

let context: AudioContext | null = null;

interface Tone {
  from: number; // Hz
  to: number;
  length: number; // s
  loud: number;
  wave?: OscillatorType;
  delay?: number;
}
interface Noise {
  length: number;
  loud: number;
  cut: number; // Hz
  delay?: number;
}

const RECIPES: Record<Sound, { tones?: Tone[]; noises?: Noise[] }> = {
  card: { noises: [{ length: 0.07, loud: 0.16, cut: 2600 }] },
  shot: { noises: [{ length: 0.16, loud: 0.5, cut: 900 }], tones: [{ from: 190, to: 45, length: 0.14, loud: 0.5 }] },
  ricochet: {
    tones: [{ from: 2400, to: 700, length: 0.34, loud: 0.1, wave: "triangle" }],
    noises: [{ length: 0.04, loud: 0.2, cut: 5000 }],
  },
  beer: {
    tones: [
      { from: 1780, to: 1760, length: 0.5, loud: 0.1 },
      { from: 2660, to: 2650, length: 0.36, loud: 0.06, delay: 0.02 },
    ],
  },
  // five dice tumble over the felt, each a little later and softer
  dice: {
    noises: [0, 0.07, 0.12, 0.2, 0.26, 0.36, 0.45, 0.56].map((delay, i) => ({
      length: 0.045,
      loud: 0.34 - i * 0.03,
      cut: 1500 + (i % 3) * 700,
      delay,
    })),
  },
  arrow: {
    noises: [{ length: 0.16, loud: 0.12, cut: 5200 }],
    tones: [{ from: 320, to: 210, length: 0.07, loud: 0.22, delay: 0.12 }],
  },
  drum: { tones: [0, 0.22, 0.36].map((delay) => ({ from: 120, to: 62, length: 0.2, loud: 0.42, delay })) },
  knock: {
    tones: [
      { from: 210, to: 130, length: 0.08, loud: 0.4 },
      { from: 200, to: 120, length: 0.08, loud: 0.4, delay: 0.16 },
    ],
  },
  tick: {
    tones: [0, 0.2].map((delay) => ({
      from: 940,
      to: 900,
      length: 0.05,
      loud: 0.16,
      wave: "triangle" as const,
      delay,
    })),
  },
  // two short breaths of an engine
  steam: {
    noises: [0, 0.22].map((delay) => ({ length: 0.2, loud: 0.2, cut: 3200, delay })),
  },
  whistle: {
    tones: [392, 494, 587].map((from) => ({
      from,
      to: from * 1.03,
      length: 0.7,
      loud: 0.09,
      wave: "triangle" as const,
    })),
    noises: [{ length: 0.5, loud: 0.06, cut: 4200 }],
  },
  boom: {
    noises: [
      { length: 0.5, loud: 0.6, cut: 500 },
      { length: 0.18, loud: 0.35, cut: 2600 },
    ],
    tones: [{ from: 120, to: 32, length: 0.6, loud: 0.6 }],
  },
  bell: {
    tones: [
      { from: 196, to: 194, length: 0.75, loud: 0.28 },
      { from: 470, to: 468, length: 0.5, loud: 0.09 },
    ],
  },
};

function fade(ctx: AudioContext, at: number, length: number, loud: number): GainNode {
  const gain = ctx.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  gain.connect(ctx.destination);
  return gain;
}

function tone(ctx: AudioContext, { from, to, length, loud, wave = "sine", delay = 0 }: Tone): void {
  const at = ctx.currentTime + delay;
  const source = ctx.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(fade(ctx, at, length, loud));
  source.start(at);
  source.stop(at + length);
}

function noise(ctx: AudioContext, { length, loud, cut, delay = 0 }: Noise): void {
  const at = ctx.currentTime + delay;
  const buffer = ctx.createBuffer(1, Math.ceil(ctx.sampleRate * length), ctx.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = ctx.createBufferSource();
  source.buffer = buffer;
  const filter = ctx.createBiquadFilter();
  filter.type = "lowpass";
  filter.frequency.value = cut;
  source.connect(filter).connect(fade(ctx, at, length, loud));
  source.start(at);
}

export function play(name: Sound): void {
  if (!ui.sound) return;
  try {
    context ??= new AudioContext();
    const recipe = RECIPES[name];
    for (const one of recipe.tones ?? []) tone(context, one);
    for (const one of recipe.noises ?? []) noise(context, one);
  } catch {
    // no sound card is no reason to stop the game
  }
}
