import type { Game, Kind, Pace } from '@orrery/kernel';

/** The paces that a host chooses among: all else about time follows. */
export const presets = ['fast', 'relaxed', 'days', 'off'] as const;
export type Preset = (typeof presets)[number];

/** Days for a decision, by correspondence. */
export const dayChoices = [1, 3, 7] as const;
export type Days = (typeof dayChoices)[number];

export interface ChosenPace {
  readonly name: Preset;
  readonly days: Days;
  readonly fixedWindows: boolean;
}

/** As a table of this game is laid where nobody says otherwise. */
export function usualPace(game: Game<Kind> | null): ChosenPace {
  const name = (game?.pacing?.usual ?? 'live') === 'live' ? 'fast' : 'off';
  return { name, days: 3, fixedWindows: false };
}

export function paceFrom({ name, days, fixedWindows }: ChosenPace) {
  if (name === 'off') return { tempo: 'off', fixedWindows: false } as const satisfies Pace;
  if (name === 'days') return { tempo: 'days', fixedWindows, days, whole: true } as const satisfies Pace;
  if (name === 'fast') return { tempo: 'live', fixedWindows } as const satisfies Pace;
  return { tempo: 'live', fixedWindows, slower: 3, reserve: 300_000 } as const satisfies Pace;
}

/** As which of them people know a pace. */
export function presetOf({ tempo, slower = 1 }: Pace): Preset {
  if (tempo !== 'live') return tempo;
  return slower === 1 ? 'fast' : 'relaxed';
}
