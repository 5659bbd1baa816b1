import type { Chance, Seat } from '@orrery/kernel';
import { type Chart, chartOf, starId } from './chart.ts';
import { openFor } from './clock.ts';
import { isErasable, isFree } from './draw.ts';
import type { Move } from './kind.ts';
import { isLegal, someLine, wantedNow } from './line.ts';
import { hasAnswered, isActive } from './seats.ts';
import { type State, skyAt } from './state.ts';

/** All legal moves of a seat; `timeout` and `leave` last. */
export function list(s: State, by: Seat): readonly Move[] {
  if (s.phase === 'over' || !isActive(s, by)) return [];
  const moves = s.asked.includes(by) ? answers(s, by) : [];
  if (s.asked.includes(by) && !hasAnswered(s, by)) moves.push({ t: 'timeout' });
  if (s.options.onLeave === 'drop') moves.push({ t: 'leave' });
  return moves;
}

function answers(s: State, by: Seat): Move[] {
  const chart = chartOf(s.options);
  switch (s.phase) {
    case 'start':
      return ids(chart, (star) => isFree(s, by, star)).map((star) => ({ t: 'start', star }));
    case 'act':
      if (s.face === 'erase')
        return ids(chart, (star) => isErasable(s, s.targets[by]!, star)).map((star) => ({ t: 'erase', star }));
      return s.options.mustDraw ? lines(s, by) : [...lines(s, by), { t: 'pass' }];
    case 'last':
      return [...lines(s, by), { t: 'pass' }];
    case 'window':
      return hasAnswered(s, by) ? [{ t: 'stop' }] : [{ t: 'ready' }, { t: 'stop' }];
    case 'count':
      return s.open.includes(by) ? [{ t: 'count' }] : guesses(s, by);
    case 'show':
      return guesses(s, by);
    default:
      return s.open
        .filter((owner) => owner !== by)
        .flatMap((owner) => SAYINGS.map((says) => ({ t: 'verdict', owner, says })));
  }
}

function guesses(s: State, by: Seat): Move[] {
  return s.open.filter((owner) => owner !== by).flatMap((owner) => NUMBERS.map((n) => ({ t: 'guess', owner, n })));
}

const NUMBERS = [1, 2, 3, 4, 5] as const;
const SAYINGS = ['ok', 'object'] as const;

function ids(chart: Chart, fit: (star: number) => boolean): string[] {
  return chart.stars.filter((_, star) => fit(star)).map(({ id }) => id);
}

function lines(s: State, by: Seat): Move[] {
  const chart = chartOf(s.options);
  const found: Move[] = [];
  someLine(s, by, wantedNow(s), (from, to) => {
    found.push(lineMove(chart, from, to));
    return false;
  });
  return found;
}

function lineMove(chart: Chart, from: number, to: number): Move {
  return { t: 'line', from: starId(chart, from), to: starId(chart, to) };
}

/** One legal move at random. Never `timeout`; `leave` only where nothing else is left to do. */
export function pick(s: State, by: Seat, chance: Chance): Move {
  if (!s.asked.includes(by)) return { t: 'leave' };
  const chart = chartOf(s.options);
  switch (s.phase) {
    case 'start':
      return { t: 'start', star: anyStar(chart, chance, (star) => isFree(s, by, star)) };
    case 'act':
      if (s.face === 'erase')
        return { t: 'erase', star: anyStar(chart, chance, (star) => isErasable(s, s.targets[by]!, star)) };
      return !s.options.mustDraw && chance.int(8, 'pass') === 0 ? { t: 'pass' } : anyLine(s, by, chance);
    case 'last':
      return chance.int(3, 'pass') === 0 ? { t: 'pass' } : anyLine(s, by, chance);
    case 'window':
      return hasAnswered(s, by) || chance.int(16, 'stop') === 0 ? { t: 'stop' } : { t: 'ready' };
    case 'count':
    case 'show':
      if (s.phase === 'count' && s.open.includes(by)) return { t: 'count' };
      return { t: 'guess', owner: anyOwner(s, by, chance), n: 1 + chance.int(5, 'guess') };
    default:
      return { t: 'verdict', owner: anyOwner(s, by, chance), says: chance.int(2, 'verdict') === 0 ? 'ok' : 'object' };
  }
}

/** First one still to be answered for; else any, to change one's mind. */
function anyOwner(s: State, by: Seat, chance: Chance): Seat {
  const open = openFor(s, by);
  const among = open.length > 0 ? open : s.open.filter((owner) => owner !== by);
  return among[chance.int(among.length, 'owner')]!;
}

function anyStar(chart: Chart, chance: Chance, fit: (star: number) => boolean): string {
  const first = chance.int(chart.size, 'star');
  for (let i = 0; i < chart.size; i++) {
    const star = (first + i) % chart.size;
    if (fit(star)) return starId(chart, star);
  }
  throw new Error('asked for a star where none is left');
}

/** A few darts first: mostly one hits, and the whole list is not needed. */
function anyLine(s: State, by: Seat, chance: Chance): Move {
  const chart = chartOf(s.options);
  const { stars } = skyAt(s, by).current!;
  const wanted = wantedNow(s);
  for (let dart = 0; dart < 24; dart++) {
    const from = stars[chance.int(stars.length, 'from')]!;
    const to = chance.int(chart.size, 'to');
    if (isLegal(s, by, from, to, wanted)) return lineMove(chart, from, to);
  }
  const ends: number[] = [];
  someLine(s, by, wanted, (from, to) => {
    ends.push(from, to);
    return false;
  });
  const at = 2 * chance.int(ends.length / 2, 'line');
  return lineMove(chart, ends[at]!, ends[at + 1]!);
}

/** SK-P21: the host plays this for each seat it still waits for when the clock has run out. */
export function fallback(): Move {
  return { t: 'timeout' };
}
