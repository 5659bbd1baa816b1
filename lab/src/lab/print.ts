import { columns, percent } from '../table.ts';
import type { Balance, Figure } from './balance.ts';
import { nameOf, sentencesOf } from './say.ts';

/** What is printed, and the same as figures. */
export interface Printed {
  readonly lines: readonly string[];
  readonly figures: object;
}

export function balanceLines(balance: Balance): Printed {
  const { game, games, decided, named, rounds, leadChanges, bySeat, byGiven, byUsed, byBrought, unit } = balance;
  const share = (one: Figure) => [nameOf(one), `${one.of}`, `${percent(one.mean)} +-${percent(one.give)}`];
  const worth = (one: Figure) => [nameOf(one), `${one.of}`, `${one.mean.toFixed(2)} +-${one.give.toFixed(2)}`];
  const table = (head: readonly string[], rows: readonly string[][]) =>
    rows.length === 0 ? [] : ['', ...columns([head, ...rows])];
  const lines = [
    `${game}: ${games} games, ${decided} won by one side alone; ${rounds.median} rounds${leadChanges.most === 0 ? '' : ` and ${leadChanges.median} lead changes`} (median)`,
    named.length === 0 ? 'stands out: nothing' : 'stands out:',
    ...sentencesOf(named, unit).map((sentence) => `  ${sentence}`),
    ...table(['seat', 'games', 'share of wins'], bySeat.map(share)),
    ...table(['given', 'games', 'share of wins'], byGiven.map(share)),
    ...table(['brought', 'uses', `${unit} a use`], byBrought.map(worth)),
    ...table(
      ['used', 'uses a seat', 'effect of using it more'],
      byUsed.map((one) => [share(one)[0]!, one.uses.toFixed(2), share(one)[2]!]),
    ),
  ];
  return { lines, figures: balance };
}

/** Every figure of a balance under a name of its own. */
function allOf({ bySeat, byGiven, byBrought, byUsed }: Balance): (Figure & { readonly what: string })[] {
  const under = (what: string, some: readonly Figure[]) => some.map((one) => ({ ...one, what }));
  return [...under('', bySeat), ...under('given ', byGiven), ...under('brought ', byBrought), ...under('', byUsed)];
}

export function comparison(a: Balance, b: Balance): Printed {
  const other = new Map(allOf(b).map((each) => [`${each.what}${each.name}`, each]));
  const rows = allOf(a).flatMap((one) => {
    const name = `${one.what}${one.name}`;
    const two = other.get(name);
    if (two === undefined) return [];
    const [change, give] = [two.mean - one.mean, Math.hypot(one.give, two.give)];
    return [{ name, called: one.called, a: one.mean, b: two.mean, change, give, sure: Math.abs(change) > give }];
  });
  const cells = rows.map((row) => {
    const figure = row.name.startsWith('brought ') ? (value: number) => value.toFixed(2) : percent;
    const { a, b, change, give } = row;
    return [`${nameOf(row)}${row.sure ? ' *' : ''}`, figure(a), figure(b), `${figure(change)} +-${figure(give)}`];
  });
  return {
    lines: columns([['what (* differs)', 'a', 'b', 'change'], ...cells]),
    figures: { a, b, changes: rows },
  };
}
