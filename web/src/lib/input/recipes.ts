// Synthetic sounds: recipes, their variation, and the limiter. No imports, so that a test can measure the file in a
// browser without the rest of the client.

export type Sound =
  | "card"
  | "shot"
  | "hit"
  | "ricochet"
  | "beer"
  | "knock"
  | "turn"
  | "bell"
  | "die"
  | "arrow"
  | "drum"
  | "tick"
  | "fuse"
  | "steam"
  | "whistle"
  | "boom"
  | "victory"
  | "defeat";

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
interface Recipe {
  gain: number; // brings the sound to its loudness; tests/e2e/test_sound.py measures it
  tones?: Tone[];
  noises?: Noise[];
}

const PITCH = 0.05; // greatest variation, as a share
const LENGTH = 0.08;
const LOUDNESS = 0.06;
/** Greatest amplitude that leaves the limiter: -1.4 dBFS. */
const CEILING = 0.85;
const KNEE = 0.5; // below this amplitude the limiter changes nothing

/** Sequence of notes, the last one longer. */
const melody = (notes: number[], step: number, last: number): Tone[] =>
  notes.flatMap((from, i) => {
    const length = i === notes.length - 1 ? last : step * 1.5;
    const note = { to: from, length, delay: i * step };
    return [
      { ...note, from, loud: 0.3, wave: "triangle" as const },
      { ...note, from: from * 2, to: from * 2, loud: 0.08 },
    ];
  });

/** A fuse hisses and spits sparks. `burnt`, from 0 to 1: near its end it is louder and spits faster. */
const fuse = (burnt: number): Recipe => {
  const sparks = Math.round(5 + 9 * burnt);
  return {
    gain: 1.6 + 0.2 * burnt,
    noises: [
      { length: 0.6, loud: 0.1, cut: 6500 },
      ...Array.from({ length: sparks }, (_, n) => ({
        length: 0.02,
        loud: 0.3,
        cut: 7000,
        delay: 0.05 + (0.5 * (n + (n % 2) * 0.4)) / sparks,
      })),
    ],
  };
};

export const RECIPES: Record<Sound, Recipe> = {
  card: { gain: 7.5, noises: [{ length: 0.07, loud: 0.16, cut: 2600 }] },
  shot: {
    gain: 1.21,
    noises: [{ length: 0.16, loud: 0.5, cut: 900 }],
    tones: [{ from: 190, to: 45, length: 0.14, loud: 0.5 }],
  },
  // a blow on wood
  hit: {
    gain: 1.06,
    noises: [{ length: 0.05, loud: 0.4, cut: 1400 }],
    tones: [{ from: 150, to: 70, length: 0.16, loud: 0.6, wave: "triangle" }],
  },
  ricochet: {
    gain: 2.14,
    tones: [{ from: 2400, to: 700, length: 0.34, loud: 0.1, wave: "triangle" }],
    noises: [{ length: 0.04, loud: 0.2, cut: 5000 }],
  },
  beer: {
    gain: 1.37,
    tones: [
      { from: 1780, to: 1760, length: 0.5, loud: 0.1 },
      { from: 2660, to: 2650, length: 0.36, loud: 0.06, delay: 0.02 },
    ],
  },
  // one die stops: it strikes the felt twice
  die: {
    gain: 5.37,
    noises: [
      { length: 0.045, loud: 0.34, cut: 1900 },
      { length: 0.035, loud: 0.2, cut: 1500, delay: 0.07 },
    ],
  },
  arrow: {
    gain: 2.43,
    noises: [{ length: 0.16, loud: 0.12, cut: 5200 }],
    tones: [{ from: 320, to: 210, length: 0.07, loud: 0.22, delay: 0.12 }],
  },
  drum: { gain: 0.65, tones: [0, 0.22, 0.36].map((delay) => ({ from: 120, to: 62, length: 0.2, loud: 0.42, delay })) },
  knock: {
    gain: 1.07,
    tones: [
      { from: 210, to: 130, length: 0.08, loud: 0.4 },
      { from: 200, to: 120, length: 0.08, loud: 0.4, delay: 0.16 },
    ],
  },
  // two notes that rise: it is my turn
  turn: { gain: 0.85, tones: melody([523, 784], 0.13, 0.4) },
  tick: {
    gain: 3.09,
    tones: [0, 0.2].map((delay) => ({
      from: 940,
      to: 900,
      length: 0.05,
      loud: 0.16,
      wave: "triangle" as const,
      delay,
    })),
  },
  fuse: fuse(0),
  // two short breaths of an engine
  steam: { gain: 2.51, noises: [0, 0.22].map((delay) => ({ length: 0.2, loud: 0.2, cut: 3200, delay })) },
  whistle: {
    gain: 1.35,
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
    gain: 0.6,
    noises: [
      { length: 0.5, loud: 0.6, cut: 500 },
      { length: 0.18, loud: 0.35, cut: 2600 },
    ],
    tones: [{ from: 120, to: 32, length: 0.6, loud: 0.6 }],
  },
  bell: {
    gain: 0.77,
    tones: [
      { from: 196, to: 194, length: 0.75, loud: 0.28 },
      { from: 470, to: 468, length: 0.5, loud: 0.09 },
    ],
  },
  victory: { gain: 0.71, tones: melody([523, 659, 784, 1047], 0.15, 0.8) },
  defeat: { gain: 0.75, tones: melody([392, 349, 311, 262], 0.24, 0.9) },
};

/** Curve that leaves quiet samples as they are and bends loud ones below the ceiling. */
function curve(): Float32Array<ArrayBuffer> {
  const points = new Float32Array(4097);
  for (let i = 0; i < points.length; i++) {
    const x = (i / 2048 - 1) * 4; // the input is a quarter as loud: sounds may overlap
    const over = Math.max(0, Math.abs(x) - KNEE);
    const bent = Math.min(Math.abs(x), KNEE) + (CEILING - KNEE) * Math.tanh(over / (CEILING - KNEE));
    points[i] = Math.sign(x) * bent;
  }
  return points;
}

/** Node that all sounds pass; nothing leaves it above the ceiling. */
export function limiter(ctx: BaseAudioContext): { input: AudioNode; output: AudioNode } {
  const input = ctx.createGain();
  input.gain.value = 0.25;
  const shaper = ctx.createWaveShaper();
  shaper.curve = curve();
  input.connect(shaper);
  return { input, output: shaper };
}

function fade(ctx: BaseAudioContext, out: AudioNode, at: number, length: number, loud: number): GainNode {
  const gain = ctx.createGain();
  gain.gain.setValueAtTime(0.001, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.002);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  gain.connect(out);
  return gain;
}

/** Schedule a sound, each time a little different. `random` returns numbers from 0 to 1, `burnt` is that of a fuse. */
export function schedule(
  ctx: BaseAudioContext,
  name: Sound,
  out: AudioNode,
  start: number,
  random: () => number = Math.random,
  burnt = 0,
): void {
  const about = (share: number): number => 1 + (2 * random() - 1) * share;
  const recipe = name === "fuse" ? fuse(burnt) : RECIPES[name];
  const pitch = about(PITCH);
  const slow = about(LENGTH);
  const gain = recipe.gain * about(LOUDNESS);
  for (const { from, to, length, loud, wave = "sine", delay = 0 } of recipe.tones ?? []) {
    const at = start + delay * slow;
    const source = ctx.createOscillator();
    source.type = wave;
    source.frequency.setValueAtTime(from * pitch, at);
    source.frequency.exponentialRampToValueAtTime(to * pitch, at + length * slow);
    source.connect(fade(ctx, out, at, length * slow, loud * gain));
    source.start(at);
    source.stop(at + length * slow);
  }
  for (const { length, loud, cut, delay = 0 } of recipe.noises ?? []) {
    const at = start + delay * slow;
    const buffer = ctx.createBuffer(1, Math.ceil(ctx.sampleRate * length * slow), ctx.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = random() * 2 - 1;
    const source = ctx.createBufferSource();
    source.buffer = buffer;
    const filter = ctx.createBiquadFilter();
    filter.type = "lowpass";
    filter.frequency.value = cut * pitch;
    source.connect(filter).connect(fade(ctx, out, at, length * slow, loud * gain));
    source.start(at);
  }
}
