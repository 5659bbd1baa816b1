import { type Plan, seating, turnOf } from './plan.ts';
import type { Played } from './play.ts';

/** One row a game, for a spreadsheet: the same columns whatever the game, four for each seat. */
export function csvOf(plan: Plan, played: readonly Played[]): string {
  const seats = [...plan.bots.keys()].flatMap((seat) => [
    `bot ${seat}`,
    `place ${seat}`,
    `score ${seat}`,
    `ms ${seat}`,
  ]);
  const rows = played.map(({ g, places, scores, decisions, rounds, ms }) => {
    const bots = seating(plan, g);
    const bySeat = bots.flatMap((bot, seat) => [
      quoted(bot),
      places?.[seat] ?? '',
      scores?.[seat] ?? '',
      Number(ms[seat]!.toFixed(2)),
    ]);
    return [g, Math.floor(g / turnOf(plan)), decisions, rounds, ...bySeat].join(',');
  });
  return `${['game', 'deal', 'decisions', 'rounds', ...seats].join(',')}\n${rows.join('\n')}\n`;
}

const quoted = (text: string) => (text.includes(',') ? `"${text}"` : text);
