import { writeFileSync } from 'node:fs';
import { askedRoom } from '../shelf.ts';
import type { Balance } from './balance.ts';
import type { Facts } from './facts.ts';
import { pageOf } from './page.ts';

/** NAME.html, NAME.json and NAME.csv. */
export function writeReport(name: string, command: string, balance: Balance, facts: readonly Facts[]): void {
  writeFileSync(`${name}.html`, pageOf(balance, askedRoom(balance.game).title, command));
  writeFileSync(`${name}.json`, `${JSON.stringify({ command, ...balance }, null, 2)}\n`);
  writeFileSync(`${name}.csv`, csvOf(facts));
}

/** One row a game; what each seat was given stands between bars. */
function csvOf(facts: readonly Facts[]): string {
  const rows = facts.map(({ g, winners, scores, decisions, rounds, leads, given }) =>
    [
      ...[g, winners.join(' '), (scores ?? []).join(' '), decisions, rounds, leads],
      given.map((own) => own.join(' + ')).join(' | '),
    ].join(','),
  );
  return `game,winners,scores,decisions,rounds,lead changes,given\n${rows.join('\n')}\n`;
}
