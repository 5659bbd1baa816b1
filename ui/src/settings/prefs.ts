import { type Lang, langs } from '@orrery/words';
import type { Channel } from '../sound/index.ts';
import { SPEEDS, type Speed } from '../stage/speed.ts';
import { PLATES, type Plate } from '../theme/index.ts';

export const MOTIONS = ['system', 'full', 'still'] as const;
export type Motion = (typeof MOTIONS)[number];

/** What a person has chosen on this device. */
export interface Prefs {
  /** null: as the device asks for. */
  readonly plate: Plate | null;
  readonly lang: Lang | null;
  readonly motion: Motion;
  readonly speed: Speed;
  /** Ask before a move that cannot be taken back. */
  readonly confirm: boolean;
  readonly sound: boolean;
  /** Let a finger feel what it does, where the device can. */
  readonly buzz: boolean;
  /** Show what others say without words. */
  readonly reactions: boolean;
  /** 0 to 1. */
  readonly volumes: Readonly<Record<Channel, number>>;
}

export const defaultPrefs: Prefs = {
  plate: null,
  lang: null,
  motion: 'system',
  speed: 1,
  confirm: true,
  sound: true,
  buzz: true,
  reactions: true,
  volumes: { game: 0.6, alerts: 0.8 },
};

/** What was kept, as far as it makes sense: an older or broken note loses only its bad parts. */
export function readPrefs(kept: string | null): Prefs {
  const raw = parse(kept);
  return {
    plate: oneOf(PLATES, raw.plate) ?? defaultPrefs.plate,
    lang: oneOf(langs, raw.lang) ?? defaultPrefs.lang,
    motion: oneOf(MOTIONS, raw.motion) ?? defaultPrefs.motion,
    speed: oneOf(SPEEDS, raw.speed) ?? defaultPrefs.speed,
    confirm: typeof raw.confirm === 'boolean' ? raw.confirm : defaultPrefs.confirm,
    buzz: typeof raw.buzz === 'boolean' ? raw.buzz : defaultPrefs.buzz,
    reactions: typeof raw.reactions === 'boolean' ? raw.reactions : defaultPrefs.reactions,
    sound: typeof raw.sound === 'boolean' ? raw.sound : defaultPrefs.sound,
    volumes: readVolumes(raw.volumes),
  };
}

function parse(kept: string | null): Readonly<Record<string, unknown>> {
  try {
    const raw: unknown = JSON.parse(kept ?? '{}');
    return typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function oneOf<T>(all: readonly T[], value: unknown): T | null {
  return all.find((one) => one === value) ?? null;
}

function readVolumes(raw: unknown): Record<Channel, number> {
  const kept = typeof raw === 'object' && raw !== null ? (raw as Readonly<Record<string, unknown>>) : {};
  const read = (channel: Channel): number => {
    const volume = kept[channel];
    return typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : defaultPrefs.volumes[channel];
  };
  return { game: read('game'), alerts: read('alerts') };
}
