import type { Game, Kind, Say } from '@orrery/kernel';
import type { TableInfo } from '@orrery/wire';

/** The options that differ from the usual ones. */
export function changedOptions(
  options: Readonly<Record<string, unknown>>,
  usual: Readonly<Record<string, unknown>>,
): readonly (readonly [string, unknown])[] {
  return Object.entries(options).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(usual[name]));
}

/** What a table plays otherwise than its game usually does. */
export function changedAt(game: Game<Kind>, { options, seats }: Pick<TableInfo, 'options' | 'seats'>) {
  const usual = game.readOptions(undefined, seats.length);
  return usual.ok ? changedOptions(options, usual.value as Record<string, unknown>) : [];
}

/** An option in the words of its game: `option.<name>` and `option.<name>.<value>`; what has no words is shown as it is. */
export function sayOption(name: string, value: unknown, say: Say): { readonly name: string; readonly value: string } {
  const words = (id: string, values = {}) => {
    const text = say(id, values);
    return text === id ? null : text;
  };
  const told = typeof value === 'number' ? words(`option.${name}.seat`, { seat: value + 1 }) : null;
  const plain = typeof value === 'object' ? '…' : String(value);
  return {
    name: words(`option.${name}`) ?? name,
    value: words(`option.${name}.${plain}`) ?? told ?? plain,
  };
}
