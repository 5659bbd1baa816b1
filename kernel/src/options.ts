import type { Game, Kind } from './game.ts';

/** common: another way to play, as any table may like it. reading: the rulebook is silent there, or can be read in more ways than one. */
export const optionKinds = ['common', 'reading'] as const;
export type OptionKind = (typeof optionKinds)[number];

/** Of every option; and of what else `readOptions` takes, such as the name of a preset. */
export type OptionKinds<Options> = Readonly<Record<keyof Options, OptionKind>> & Readonly<Record<string, OptionKind>>;

export interface ChangedOption {
  readonly name: string;
  readonly value: unknown;
  readonly kind: OptionKind;
}

/** The options of a table that differ from the defaults of its game. */
export function changedOptions(game: Game<Kind>, options: object, seats: number): readonly ChangedOption[] {
  const read = game.readOptions(undefined, seats);
  const defaults: Record<string, unknown> = read.ok ? { ...read.value } : {};
  return Object.entries(options)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(defaults[name]))
    .map(([name, value]) => ({ name, value, kind: game.optionKinds[name] ?? 'common' }));
}
