import { recall, remember } from "./storage";

type Voice = "wood" | "bamboo" | "drum";

/** A stroke: what is struck, its pitch in hertz, when it falls and how long it rings in seconds, and how loud it is. */
type Stroke = readonly [voice: Voice, pitch: number, at: number, ring: number, loud?: number];

interface Design {
  strokes: readonly Stroke[];
  /** Milliseconds of trembling, stillness, trembling … */
  pulse: readonly number[];
  /** When two want to be heard at once, the higher one is. */
  rank: number;
}

/** From the least to the greatest moment. */
const DESIGNS = {
  /** A card is put down. */
  card: { strokes: [["wood", 430, 0, 0.05, 0.7]], pulse: [8], rank: 0 },
  /** Somebody said something. */
  message: { strokes: [["bamboo", 880, 0, 0.1, 0.5]], pulse: [12], rank: 1 },
  /** Cards or tiles are taken. */
  taken: {
    strokes: [
      ["wood", 330, 0, 0.06],
      ["wood", 440, 0.07, 0.08],
    ],
    pulse: [10, 30, 10],
    rank: 2,
  },
  /** Something is given to this seat. */
  gift: {
    strokes: [
      ["bamboo", 620, 0, 0.12],
      ["bamboo", 830, 0.1, 0.18],
    ],
    pulse: [12, 50, 12],
    rank: 3,
  },
  /** What was tried cannot be done. */
  refused: {
    strokes: [
      ["drum", 105, 0, 0.16],
      ["drum", 88, 0.11, 0.2],
    ],
    pulse: [28, 40, 28],
    rank: 4,
  },
  /** A yokai is caught, a pagoda built. */
  completed: {
    strokes: [
      ["bamboo", 520, 0, 0.1],
      ["bamboo", 660, 0.09, 0.1],
      ["bamboo", 880, 0.18, 0.26],
    ],
    pulse: [14, 40, 22],
    rank: 5,
  },
  /** It is one's turn. */
  turn: {
    strokes: [
      ["wood", 560, 0, 0.08],
      ["wood", 760, 0.11, 0.14],
    ],
    pulse: [22],
    rank: 6,
  },
  /** A round is over. */
  round: {
    strokes: [
      ["drum", 96, 0, 0.34],
      ["wood", 420, 0.16, 0.08],
      ["drum", 96, 0.3, 0.42],
    ],
    pulse: [30, 60, 30],
    rank: 7,
  },
  /** The match is over, and lost. */
  lose: {
    strokes: [
      ["bamboo", 440, 0, 0.2],
      ["bamboo", 370, 0.2, 0.24],
      ["drum", 80, 0.42, 0.6],
    ],
    pulse: [60],
    rank: 8,
  },
  /** The match is over, and won. */
  win: {
    strokes: [
      ["drum", 110, 0, 0.3],
      ["bamboo", 523, 0.1, 0.14],
      ["bamboo", 659, 0.22, 0.14],
      ["bamboo", 784, 0.34, 0.4],
      ["drum", 110, 0.34, 0.5],
    ],
    pulse: [20, 40, 20, 40, 60],
    rank: 8,
  },
} satisfies Record<string, Design>;

export type Sound = keyof typeof DESIGNS;
export const SOUNDS = Object.keys(DESIGNS) as Sound[];

/** A moment of quiet after each sound, in seconds. */
const BREATH = 0.05;
/** How loud all of it is: it stands behind a conversation. */
const LOUDNESS = 0.16;

/** The overtones of each voice, as multiples of its pitch with their loudness; and how far its pitch falls. */
const VOICES: Record<Voice, { tones: readonly (readonly [number, number])[]; fall: number; knock: number }> = {
  wood: {
    tones: [
      [1, 1],
      [2.71, 0.25],
    ],
    fall: 1.5,
    knock: 1900,
  },
  bamboo: {
    tones: [
      [1, 1],
      [2.0, 0.18],
      [3.9, 0.14],
    ],
    fall: 1.06,
    knock: 3200,
  },
  drum: {
    tones: [
      [1, 1.6],
      [1.6, 0.5],
    ],
    fall: 1.7,
    knock: 380,
  },
};

/** A setting that is off until it is switched on, and remembered. */
class Switch {
  isOn = $state(false);

  constructor(private readonly key: string) {
    this.isOn = recall(key) === "on";
  }

  toggle(): void {
    this.isOn = !this.isOn;
    remember(this.key, this.isOn ? "on" : "off");
  }
}

/** Wood, bamboo and drum, synthesised; and the same moments for the hand that holds a telephone. */
class SoundBox {
  private readonly heard = new Switch("sound");
  private readonly felt = new Switch("haptics");
  private context: AudioContext | null = null;
  private noise: AudioBuffer | null = null;
  private quietAt = 0;
  private rank = -1;

  get isOn(): boolean {
    return this.heard.isOn;
  }

  get isFelt(): boolean {
    return this.felt.isOn;
  }

  /** Whether this device can tremble. */
  get canBeFelt(): boolean {
    return typeof navigator.vibrate === "function" && matchMedia("(pointer: coarse)").matches;
  }

  toggle(): void {
    this.heard.toggle();
    this.play("taken");
  }

  toggleFelt(): void {
    this.felt.toggle();
    this.play("taken");
  }

  /** One thing at a time: what matters less than what is still heard is left out; what matters more waits. */
  play(sound: Sound): void {
    const { strokes, pulse, rank }: Design = DESIGNS[sound];
    const now = performance.now() / 1000;
    const isBusy = now < this.quietAt;
    if (isBusy && rank <= this.rank) return;
    const wait = isBusy ? this.quietAt - now : 0;
    this.rank = rank;
    this.quietAt = now + wait + Math.max(...strokes.map(([, , at, ring]) => at + ring / 2)) + BREATH;
    if (this.isFelt && this.canBeFelt && !document.hidden) navigator.vibrate([...pulse]);
    if (!this.isOn) return;
    this.context ??= new AudioContext();
    for (const stroke of strokes) this.strike(this.context, stroke, wait);
  }

  private strike(context: AudioContext, [voice, pitch, at, ring, loud = 1]: Stroke, wait: number): void {
    const { tones, fall, knock } = VOICES[voice];
    const start = context.currentTime + wait + at;
    for (const [multiple, part] of tones) {
      const tone = context.createOscillator();
      tone.type = "sine";
      tone.frequency.setValueAtTime(pitch * multiple * fall, start);
      tone.frequency.exponentialRampToValueAtTime(pitch * multiple, start + 0.025);
      // What is high dies away first.
      const length = ring / Math.sqrt(multiple);
      tone.connect(this.fading(context, LOUDNESS * loud * part, start, length));
      tone.start(start);
      tone.stop(start + length + 0.02);
    }
    this.knock(context, knock, start, LOUDNESS * loud * 0.7);
  }

  /** The dull beginning: a breath of noise through a narrow gap. */
  private knock(context: AudioContext, pitch: number, start: number, loud: number): void {
    const source = context.createBufferSource();
    const gap = context.createBiquadFilter();
    source.buffer = this.noise ??= hiss(context);
    gap.type = pitch < 1000 ? "lowpass" : "bandpass";
    gap.frequency.value = pitch;
    source.connect(gap).connect(this.fading(context, loud, start, 0.03));
    source.start(start);
    source.stop(start + 0.04);
  }

  private fading(context: AudioContext, loud: number, start: number, length: number): GainNode {
    const gain = context.createGain();
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(loud, start + 0.003);
    gain.gain.exponentialRampToValueAtTime(0.0005, start + Math.max(length, 0.01));
    gain.connect(context.destination);
    return gain;
  }
}

/** A twentieth of a second of noise. */
function hiss(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate / 20), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

export const sound = new SoundBox();
