import { percent } from '../table.ts';
import type { Figure, Named } from './balance.ts';

/** 'weapon W8 (Needle)'; a name that says no more than what it is called stands alone: 'word fir tree'. */
export function nameOf({ name, called }: Pick<Figure, 'name' | 'called'>): string {
  const kind = name.split(' ')[0]!;
  if (name.replaceAll('-', ' ') === `${kind} ${called.replaceAll('-', ' ')}`) return `${kind} ${called}`;
  return called === '' ? name : `${name} (${called})`;
}

/** Of what winners or losers used more so many are said; the table has them all. */
const SAID = 6;

/** What stands out, sentence by sentence, with intervals. What was only used more by some stands together: it is no proof of a cause. */
export function sentencesOf(named: readonly Named[], unit: string): string[] {
  const used = named.filter(({ by }) => by === 'used').sort((a, b) => Math.abs(b.mean) - Math.abs(a.mean));
  const list = (some: readonly Named[], who: string) => {
    const said = some
      .slice(0, SAID)
      .map((one) => `${nameOf(one)} ${percent(Math.abs(one.mean))} +-${percent(one.give)}`)
      .concat(some.length > SAID ? [`and ${some.length - SAID} more`] : []);
    return said.length === 0 ? [] : [`${who} used more: ${said.join(', ')}`];
  };
  const [winners, losers] = [used.filter(({ mean }) => mean > 0), used.filter(({ mean }) => mean < 0)];
  return [
    ...named.flatMap((one) => sentenceOf(one, unit) ?? []),
    ...list(winners, 'winners'),
    ...list(losers, 'losers'),
  ];
}

function sentenceOf(one: Named, unit: string): string | null {
  const { by, mean, give, usual } = one;
  const share = `${percent(mean)} +-${percent(give)}, where equals win ${percent(usual)}`;
  if (by === 'seat') return `${nameOf(one)} wins ${share}`;
  if (by === 'given') return `${nameOf(one)}: whoever has it wins ${share}`;
  if (by === 'used') return null;
  return `${nameOf(one)}: a use brings ${mean.toFixed(2)} +-${give.toFixed(2)} ${unit}, one of others of its kind ${usual.toFixed(2)}`;
}
