/** Every sound is a few strokes: a tone or a breath of noise, its pitch and loudness over time in seconds. */
export type Stroke =
  | {
      readonly kind: 'tone';
      readonly wave: 'sine' | 'triangle' | 'square';
      readonly from: number;
      readonly to?: number;
      readonly at: number;
      readonly last: number;
      readonly gain: number;
    }
  | {
      readonly kind: 'noise';
      /** Centre of the band the noise passes through, gliding from one to the other. */
      readonly from: number;
      readonly to: number;
      readonly sharpness: number;
      readonly at: number;
      readonly last: number;
      readonly gain: number;
    };

export type Channel = 'game' | 'alerts';

export type Voice = { readonly channel: Channel; readonly strokes: readonly Stroke[] };

const tone = (
  from: number,
  at: number,
  last: number,
  gain: number,
  more: { to?: number; wave?: 'sine' | 'triangle' | 'square' } = {},
): Stroke => ({
  kind: 'tone',
  wave: more.wave ?? 'sine',
  from,
  at,
  last,
  gain,
  ...(more.to === undefined ? {} : { to: more.to }),
});

const noise = (
  [from, to]: readonly [number, number],
  at: number,
  last: number,
  gain: number,
  sharpness = 1,
): Stroke => ({
  kind: 'noise',
  from,
  to,
  sharpness,
  at,
  last,
  gain,
});

/** A struck bell: the uneven partials of bronze, the high ones dying first. */
const bell = (pitch: number, at: number, last: number, gain: number): Stroke[] =>
  [
    [0.5, 1, 0.5],
    [1, 0.8, 1],
    [1.19, 0.55, 0.5],
    [1.5, 0.45, 0.3],
    [2, 0.4, 0.45],
    [2.74, 0.25, 0.2],
  ].map(([ratio = 1, length = 1, strength = 1]) => tone(pitch * ratio, at, last * length, gain * strength));

/** The larger the weapon, the lower and longer the report. */
const shot = (pitch: number, last: number, gain: number): Stroke[] => [
  noise([pitch * 14, pitch * 2], 0, last, gain, 0.8),
  tone(pitch * 2, 0, last * 0.8, gain * 0.9, { to: pitch * 0.6, wave: 'triangle' }),
];

export const VOICES = {
  bell: { channel: 'alerts', strokes: [...bell(659, 0, 1.8, 0.2), ...bell(880, 0.18, 2.2, 0.16)] },
  brush: { channel: 'game', strokes: [noise([2400, 900], 0, 0.16, 0.22, 0.7), noise([500, 300], 0.11, 0.06, 0.2, 2)] },
  tick: { channel: 'game', strokes: [tone(1900, 0, 0.03, 0.09, { to: 1400, wave: 'triangle' })] },
  flip: {
    channel: 'game',
    strokes: [noise([900, 3600], 0, 0.12, 0.2), tone(420, 0.1, 0.05, 0.1, { to: 300, wave: 'triangle' })],
  },
  'shot-small': { channel: 'game', strokes: shot(150, 0.22, 0.24) },
  'shot-middle': { channel: 'game', strokes: shot(105, 0.38, 0.3) },
  'shot-large': { channel: 'game', strokes: [...shot(64, 0.8, 0.36), noise([240, 60], 0.12, 0.9, 0.2, 0.6)] },
  capture: { channel: 'game', strokes: [...bell(392, 0, 0.9, 0.13), ...bell(587, 0.09, 1, 0.11)] },
  shieldCatch: {
    channel: 'game',
    strokes: [
      tone(180, 0, 0.3, 0.2, { to: 240, wave: 'triangle' }),
      ...bell(988, 0.03, 0.6, 0.07),
      noise([3000, 5200], 0, 0.18, 0.06, 4),
    ],
  },
  isolation: {
    channel: 'game',
    strokes: [
      tone(294, 0, 1.1, 0.12, { to: 147 }),
      tone(311, 0.05, 1.1, 0.08, { to: 155 }),
      noise([700, 200], 0, 1, 0.05, 3),
    ],
  },
  knock: {
    channel: 'alerts',
    strokes: [tone(165, 0, 0.12, 0.3, { to: 98, wave: 'triangle' }), noise([420, 160], 0, 0.07, 0.2, 2)],
  },
  /** STOP in A Sky of Stars: two bells a fifth apart; who calls it hears the upper one. */
  stop: { channel: 'game', strokes: [...bell(196, 0, 0.9, 0.2), ...bell(294, 0.12, 0.9, 0.18)] },
  stopMine: { channel: 'game', strokes: bell(294, 0, 0.9, 0.18) },
  countdown: {
    channel: 'game',
    strokes: [440, 440, 660].map((pitch, i) => tone(pitch, i * 0.7, 0.09, 0.16, { wave: 'triangle' })),
  },
  points: {
    channel: 'game',
    strokes: [523, 587, 659].map((pitch, i) => tone(pitch, 0.7 + i * 0.12, 0.28, 0.12, { wave: 'triangle' })),
  },
  allSaw: {
    channel: 'game',
    strokes: [523, 659, 784].flatMap((pitch, i) => bell(pitch, 0.7 + i * 0.14, 0.9, 0.1)),
  },
  wood: {
    channel: 'game',
    strokes: [tone(190, 0.3, 0.09, 0.22, { to: 120, wave: 'triangle' }), noise([380, 180], 0.3, 0.05, 0.12, 2)],
  },
  /** A paper torn: a contract declined. */
  paperTear: { channel: 'game', strokes: [noise([2400, 1300], 0, 0.12, 0.16, 1)] },
  lowBell: { channel: 'game', strokes: bell(147, 0, 1.6, 0.2) },
  win: { channel: 'alerts', strokes: [392, 494, 587, 784].flatMap((pitch, i) => bell(pitch, i * 0.16, 1.8, 0.13)) },
} as const satisfies Record<string, Voice>;

export type SoundName = keyof typeof VOICES;

/** Which report a weapon of Shooting Star gives, by how many places it strikes. */
export function shotFor(strikes: number): SoundName {
  if (strikes <= 1) return 'shot-small';
  return strikes <= 4 ? 'shot-middle' : 'shot-large';
}
