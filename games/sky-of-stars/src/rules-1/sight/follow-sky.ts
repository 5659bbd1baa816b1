import type { Observer, Seat } from '@orrery/kernel';
import type { Seen } from '../events.ts';
import type { DrawingSeen, LineSeen, SkySeen, View } from '../view-kind.ts';

export function withSky(v: View, owner: Seat, change: (sky: SkySeen) => SkySeen): View {
  const players = v.players.map((player, seat) => (seat === owner ? { ...player, sky: change(player.sky) } : player));
  return { ...v, players };
}

/** SK-P9: the eraser has decided: it sees of that sky again only what it would have seen anyway. */
export function lookAway(v: View, owner: Seat, me: Observer): View {
  if (v.options.skies === 'open') return v;
  const lastShown = v.rounds.findLastIndex(({ shows }) => shows.some((show) => show.owner === owner)) + 1;
  return withSky(v, owner, ({ drawings, erased }) => ({
    drawings: drawings.filter(({ round }) => round < v.round),
    erased: erased.map((one) => (one.by === me || one.round <= lastShown ? one : { ...one, star: null })),
  }));
}

/** A start star or a line comes into a sky: one's own in the order of drawing, another's as part of its shape. */
export function drawnOn(
  v: View,
  seen: Extract<Seen, { t: 'startChosen' | 'lineDrawn' | 'lastLine' }>,
  me: Observer,
): View {
  const mine = seen.seat === me;
  return withSky(v, seen.seat, (sky) => {
    const { round } = v;
    if (seen.t === 'startChosen') {
      const first: DrawingSeen = { round, start: mine ? seen.star : null, stars: [seen.star], lines: [] };
      return { ...sky, drawings: [...sky.drawings, first] };
    }
    const { from, to, roll } = seen;
    return {
      ...sky,
      drawings: sky.drawings.map((one) => {
        if (one.round !== round) return one;
        const stars = [...one.stars, ...[from, to].filter((star) => !one.stars.includes(star))];
        const lines = [...one.lines, { from, to, roll: mine ? roll : null }];
        return mine ? { ...one, stars, lines } : { ...one, stars: stars.sort(), lines: lines.sort(byEnds) };
      }),
    };
  });
}

function byEnds(a: LineSeen, b: LineSeen): number {
  if (a.from !== b.from) return a.from < b.from ? -1 : 1;
  return a.to < b.to ? -1 : 1;
}
