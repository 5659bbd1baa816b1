import type { Say } from '@orrery/words';

export const sayOptionName = (name: string, say: Say): string => say(`option.${name}`);

/**
 * A value of an option, in the words of its game: `option.<name>.<value>`, and of a number `option.<name>.value`, which may be that of
 * a seat. What somebody brought, or put together for the seats, is too long to be told here.
 */
export function sayOptionValue(name: string, value: unknown, say: Say): string {
  if (typeof value === 'object') return say('ui.options.own');
  if (typeof value === 'number') return say(`option.${name}.value`, { value, seat: value + 1 });
  return say(`option.${name}.${value}`);
}
