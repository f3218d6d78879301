// Playback of the sounds at the volume of this device. Off until the player turns them on: nothing is loaded, nothing
// loops. The first shot offers them, once per device.
import { ui } from "../store/ui.svelte";
import { pref } from "../store/prefs";
import { limiter, schedule, type Sound } from "./recipes";

export type { Sound };

interface Output {
  context: AudioContext;
  volume: GainNode;
  input: AudioNode;
}
let output: Output | null = null;

function makeOutput(): Output {
  const context = new AudioContext();
  const last = limiter(context);
  const volume = context.createGain();
  last.output.connect(volume).connect(context.destination);
  return { context, volume, input: last.input };
}

/** Play a sound, `after` ms from now. `burnt`: the part of a fuse that is gone. */
export function play(name: Sound, after = 0, burnt = 0): void {
  if (!ui.sound) {
    if (name === "shot" && pref("sound") === null) ui.soundOffer = true;
    return;
  }
  try {
    output ??= makeOutput();
    const { context, volume, input } = output;
    if (context.state === "suspended") void context.resume();
    volume.gain.value = ui.volume;
    schedule(context, name, input, context.currentTime + after / 1000, Math.random, burnt);
  } catch {
    // no sound card is no reason to stop the game
  }
}
