import { recall, remember } from "./storage";

export type Sound = "card" | "turn" | "win" | "refused";

/** Each sound is a few strokes on wood: a pitch in hertz, when it falls and how long it rings, in seconds. */
const STROKES: Record<Sound, readonly (readonly [pitch: number, at: number, ring: number])[]> = {
  card: [[420, 0, 0.05]],
  turn: [
    [520, 0, 0.09],
    [780, 0.09, 0.14],
  ],
  win: [
    [392, 0, 0.12],
    [523, 0.12, 0.12],
    [784, 0.24, 0.3],
  ],
  refused: [[170, 0, 0.1]],
};

/** Synthesised, short and wooden; off until switched on. */
class SoundBox {
  isOn = $state(recall("sound") === "on");
  private context: AudioContext | null = null;

  toggle(): void {
    this.isOn = !this.isOn;
    remember("sound", this.isOn ? "on" : "off");
    this.play("card");
  }

  play(sound: Sound): void {
    if (!this.isOn) return;
    this.context ??= new AudioContext();
    for (const [pitch, at, ring] of STROKES[sound]) this.strike(this.context, pitch, at, ring);
  }

  private strike(context: AudioContext, pitch: number, at: number, ring: number): void {
    const start = context.currentTime + at;
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = "triangle";
    tone.frequency.setValueAtTime(pitch * 1.6, start);
    tone.frequency.exponentialRampToValueAtTime(pitch, start + 0.02);
    gain.gain.setValueAtTime(0.18, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + ring);
    tone.connect(gain).connect(context.destination);
    tone.start(start);
    tone.stop(start + ring);
  }
}

export const sound = new SoundBox();
