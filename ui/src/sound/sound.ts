import { type Channel, type SoundName, type Stroke, VOICES } from './voices.ts';

export type Sound = {
  /** Silent until unlocked, and where the browser has no audio at all. */
  play(name: SoundName): void;
  /** 0 to 1. */
  setVolume(channel: Channel, volume: number): void;
  /** To be called from a gesture: browsers give no sound before one. */
  unlock(): void;
};

type Desk = {
  readonly context: AudioContext;
  readonly channels: Readonly<Record<Channel, GainNode>>;
  readonly hiss: AudioBuffer;
};

const SILENT = 0.0001;

export function createSound(): Sound {
  const volume: Record<Channel, number> = { game: 0.6, alerts: 0.8 };
  let desk: Desk | undefined;
  return {
    play(name) {
      if (!desk || desk.context.state === 'closed') return;
      const { channel, strokes } = VOICES[name];
      if (volume[channel] === 0) return;
      for (const stroke of strokes) sound(desk, channel, stroke);
    },
    setVolume(channel, value) {
      volume[channel] = Math.max(0, Math.min(1, value));
      if (desk) desk.channels[channel].gain.setTargetAtTime(volume[channel], desk.context.currentTime, 0.02);
    },
    unlock() {
      desk ??= openDesk(volume);
      if (desk?.context.state === 'suspended') desk.context.resume().catch(() => undefined);
    },
  };
}

function openDesk(volume: Readonly<Record<Channel, number>>): Desk | undefined {
  if (typeof AudioContext === 'undefined') return undefined;
  try {
    const context = new AudioContext({ latencyHint: 'interactive' });
    const limiter = context.createDynamicsCompressor();
    limiter.connect(context.destination);
    const fader = (channel: Channel): GainNode => {
      const node = context.createGain();
      node.gain.value = volume[channel];
      node.connect(limiter);
      return node;
    };
    return { context, channels: { game: fader('game'), alerts: fader('alerts') }, hiss: whiteNoise(context) };
  } catch {
    return undefined;
  }
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

function sound({ context, channels, hiss }: Desk, channel: Channel, stroke: Stroke): void {
  const start = context.currentTime + 0.01 + stroke.at;
  const end = start + stroke.last;
  const envelope = context.createGain();
  envelope.gain.setValueAtTime(SILENT, start);
  envelope.gain.exponentialRampToValueAtTime(stroke.gain, start + Math.min(0.012, stroke.last / 4));
  envelope.gain.exponentialRampToValueAtTime(SILENT, end);
  envelope.connect(channels[channel]);
  const source = stroke.kind === 'tone' ? tone(context, stroke, start, end) : breath(context, hiss, stroke, start, end);
  source.output.connect(envelope);
  source.starts.start(start);
  source.starts.stop(end + 0.05);
  source.starts.onended = () => envelope.disconnect();
}

type Source = { readonly starts: AudioScheduledSourceNode; readonly output: AudioNode };

function tone(context: AudioContext, stroke: Extract<Stroke, { kind: 'tone' }>, start: number, end: number): Source {
  const oscillator = context.createOscillator();
  oscillator.type = stroke.wave;
  oscillator.frequency.setValueAtTime(stroke.from, start);
  if (stroke.to !== undefined) oscillator.frequency.exponentialRampToValueAtTime(stroke.to, end);
  return { starts: oscillator, output: oscillator };
}

function breath(
  context: AudioContext,
  hiss: AudioBuffer,
  stroke: Extract<Stroke, { kind: 'noise' }>,
  start: number,
  end: number,
): Source {
  const source = context.createBufferSource();
  source.buffer = hiss;
  source.loop = true;
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  band.Q.value = stroke.sharpness;
  band.frequency.setValueAtTime(stroke.from, start);
  band.frequency.exponentialRampToValueAtTime(stroke.to, end);
  source.connect(band);
  return { starts: source, output: band };
}
