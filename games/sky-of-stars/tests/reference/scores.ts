import { skyOf } from '../../src/data/index.ts';
import type { Event } from '../../src/rules/events.ts';
import type { State } from '../../src/rules/state.ts';

/** The points once more, from nothing but what was told: the reveals, the verdicts, who left. */
export function refScores(s: State, events: readonly Event[]) {
  const left = new Set<number>();
  const boxes = Array.from({ length: s.n }, () => 0);
  const plus = Array.from({ length: s.n }, () => 0);
  const right = Array.from({ length: s.n }, () => 0);
  let shows: Extract<Event, { t: 'revealed' }>[] = [];
  for (const event of events) {
    if (event.t === 'left') left.add(event.seat);
    if (event.t === 'revealed') shows.push(event);
    if (event.t === 'judged' && event.struck) shows = shows.filter(({ owner }) => owner !== event.owner);
    if (event.t !== 'roundScored') continue;
    for (const { owner, number, guesses } of shows) {
      const good = guesses.filter(({ n }) => n === number);
      boxes[owner]! += good.length;
      for (const { seat } of good) {
        boxes[seat]!++;
        right[seat]!++;
      }
      if (s.n > 2 && good.length > 0 && good.length === guesses.length) plus[owner]!++;
    }
    shows = [];
  }
  const colours = skyOf(s.options).colours.map((colour) => {
    const counts = s.players.map(({ sky }, seat) =>
      left.has(seat)
        ? -1
        : sky.done.flatMap(({ stars }) => stars).filter((star) => starOf(s, star).colour === colour).length,
    );
    const most = Math.max(...counts);
    return counts.map((count) => most > 0 && count === most && s.n > 2 && s.options.colourBonus);
  });
  const filled = boxes.map((_, seat) => colours.filter((row) => row[seat]).length);
  const totals = boxes.map((count, seat) => count + plus[seat]! + filled[seat]!);
  const keys = totals.map((total, seat) => [
    left.has(seat) ? 0 : 1,
    ...(left.has(seat) ? [] : [total, plus[seat]!, filled[seat]!]),
  ]);
  const below = (a: number[], b: number[]) => {
    const at = a.findIndex((value, i) => value !== b[i]);
    return at >= 0 && a[at]! < b[at]!;
  };
  const places = keys.map((key) => (s.n === 2 ? 1 : 1 + keys.filter((other) => below(key, other)).length));
  return { totals, places, team: s.n === 2 ? right.reduce((sum, count) => sum + count, 0) : null };
}

function starOf(s: State, star: number) {
  return skyOf(s.options).stars[star]!;
}
