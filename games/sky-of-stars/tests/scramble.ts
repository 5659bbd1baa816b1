import { type Chance, type Observer, type Seat, shuffle } from '@orrery/kernel';
import { type Constellation, type SkyState, type State, skyAt } from '../src/rules/state.ts';
import { refHasLine, refRefusal } from './reference/lines.ts';

/**
 * Another truth that `who` cannot tell from this one: the order of the deck, the numbers of others, what others drew in
 * this round and have not shown, which stars others crossed out, what others have sealed. What everybody knows stays: who is
 * asked, who has answered, who was blocked.
 */
export function scramble(s: State, who: Observer, chance: Chance): State {
  const rest = shuffle(s.deck.slice(s.round), chance, 'scramble');
  const other: State = { ...s, deck: [...s.deck.slice(0, s.round), ...rest] };
  if (s.phase === 'over') return other;
  for (let seat = 0; seat < s.n; seat++) {
    if (seat === who) continue;
    scrambleNumber(other, seat, chance);
    if (!looksAt(s, who, seat)) scrambleSky(other, seat, who, chance);
    if (other.players[seat]!.sky.current?.seen !== 2) scrambleOrder(other, seat, chance);
    scrambleBallots(other, seat, chance);
  }
  for (let seat = 0; seat < s.n; seat++) if (seat !== who) scrambleAnswer(other, seat, chance);
  return other;
}

/** What the right neighbour sees, and open skies. */
function looksAt(s: State, who: Observer, seat: Seat): boolean {
  if (s.options.skies === 'open') return true;
  return who !== 'table' && s.face === 'erase' && s.targets[who] === seat && s.asked.includes(who);
}

function scrambleNumber(s: State, seat: Seat, chance: Chance): void {
  const player = s.players[seat]!;
  const round = player.leftIn === 0 ? s.round : player.leftIn;
  const shown = s.history[round - 1]!.numbers[seat] !== null;
  if (player.number > 0 && !shown) player.number = shuffle([player.number, 1, 2, 3, 4, 5], chance, 'scramble')[0]!;
}

/** Another drawing and other crosses, if that leaves everybody who is asked something to do; else as it was. */
function scrambleSky(s: State, seat: Seat, who: Observer, chance: Chance): void {
  const sky = skyAt(s, seat);
  const was = { ...sky, marks: sky.marks.slice() };
  if (sky.current !== null && sky.current.seen === 0) redraw(s, seat, chance);
  const hidden = sky.erased.map((one, i) => i >= sky.erasedShown && one.by !== who);
  sky.erased = sky.erased.map((one, i) => (hidden[i] ? { ...one, star: elsewhere(s, sky, one.star, chance) } : one));
  if (!everybodyCan(s, seat)) Object.assign(sky, was);
}

function redraw(s: State, seat: Seat, chance: Chance): void {
  const sky = skyAt(s, seat);
  const { stars, lines, round, seen } = sky.current!;
  for (const star of stars) sky.marks[star]! &= 4;
  const free = shuffle(
    [...sky.marks.keys()].filter((star) => sky.marks[star] === 0),
    chance,
    'scramble',
  );
  const start = chance.int(3, 'scramble') > 0 && sky.marks[stars[0]!] === 0 ? stars[0]! : free[0];
  if (start === undefined) {
    for (const star of stars) sky.marks[star]! |= round;
    return;
  }
  sky.marks[start]! |= round;
  sky.current = { round, stars: [start], lines: [], seen };
  for (const { roll } of lines) {
    const found = throwDarts(s, seat, '?', chance);
    if (found === null) continue;
    const [from, to] = found;
    const now: Constellation = sky.current;
    const isNew: boolean = !now.stars.includes(to);
    sky.current = { ...now, stars: isNew ? [...now.stars, to] : now.stars, lines: [...now.lines, { from, to, roll }] };
    sky.marks[to]! |= round;
  }
}

/** Before the reveal nobody knows in what order a drawing was made: the same lines, grown from another star. */
function scrambleOrder(s: State, seat: Seat, chance: Chance): void {
  const sky = skyAt(s, seat);
  if (sky.current === null) return;
  const { stars, lines, ...rest } = sky.current;
  const grown = shuffle([...stars], chance, 'scramble').slice(-1);
  const waiting = shuffle([...lines], chance, 'scramble');
  const again = lines.map(({ roll }) => {
    const next = waiting.find(({ from, to }) => grown.includes(from) || grown.includes(to))!;
    waiting.splice(waiting.indexOf(next), 1);
    const [from, to] = grown.includes(next.from) ? [next.from, next.to] : [next.to, next.from];
    if (!grown.includes(to)) grown.push(to);
    return { from, to, roll };
  });
  sky.current = { ...rest, stars: grown, lines: again };
}

function elsewhere(s: State, sky: SkyState, star: number, chance: Chance): number {
  const may = (mark: number) => mark === 0 || (s.options.eraseTarget === 'any' && mark < 4);
  const others = [...sky.marks.keys()].filter((other) => may(sky.marks[other]!));
  const [place] = shuffle([star, ...others], chance, 'scramble') as [number, ...number[]];
  // A star of the new drawing may be the one that was crossed out before: it cannot be both under the default rules.
  sky.marks[star]! &= 3;
  sky.marks[place]! |= 4;
  return place;
}

function everybodyCan(s: State, seat: Seat): boolean {
  const { marks, erased, current } = skyAt(s, seat);
  const stars = erased.map(({ star }) => star);
  if (new Set(stars).size < stars.length || stars.some((star) => (marks[star]! & 4) === 0)) return false;
  if (s.options.eraseTarget === 'free' && stars.some((star) => marks[star] !== 4)) return false;
  if (current !== null && current.stars.length === 0) return false;
  const isFree = marks.includes(0);
  const isErasable = s.options.eraseTarget === 'any' ? marks.some((mark) => mark < 4) : isFree;
  const erasers = s.targets.some((target, by) => target === seat && s.asked.includes(by));
  if (erasers && !isErasable) return false;
  if (!s.asked.includes(seat)) return true;
  if (s.phase === 'start') return isFree;
  if (s.phase === 'last') return refHasLine(s, seat, '?');
  return s.phase !== 'act' || s.face === 'erase' || refHasLine(s, seat, s.face!);
}

/** A sealed answer becomes another legal one. */
function scrambleAnswer(s: State, seat: Seat, chance: Chance): void {
  const sealed = s.pending[seat];
  if (sealed === null || sealed === undefined || sealed.t === 'ready') return;
  if (sealed.t === 'start') {
    const free = [...skyAt(s, seat).marks.entries()].filter(([, mark]) => mark === 0).map(([star]) => star);
    s.pending[seat] = { t: 'start', star: free[chance.int(free.length, 'scramble')]! };
  } else if (s.face === 'erase') {
    const { marks } = skyAt(s, s.targets[seat]!);
    const may = (mark: number) => mark === 0 || (s.options.eraseTarget === 'any' && mark < 4);
    const stars = [...marks.keys()].filter((star) => may(marks[star]!));
    s.pending[seat] = { t: 'erase', star: stars[chance.int(stars.length, 'scramble')]! };
  } else {
    const line = throwDarts(s, seat, s.phase === 'last' ? '?' : s.face!, chance);
    if (line !== null) s.pending[seat] = { t: 'line', from: line[0], to: line[1] };
  }
}

/** A legal line, if one is hit. */
function throwDarts(s: State, seat: Seat, face: string, chance: Chance): [number, number] | null {
  const { current, marks } = skyAt(s, seat);
  for (let dart = 0; dart < 60; dart++) {
    const from = current!.stars[chance.int(current!.stars.length, 'scramble')]!;
    const to = chance.int(marks.length, 'scramble');
    if (refRefusal(s, seat, from, to, face) === null) return [from, to];
  }
  return null;
}

/** Guesses and verdicts given stay given, and those not given not. */
function scrambleBallots(s: State, seat: Seat, chance: Chance): void {
  const most = s.phase === 'verdict' ? 2 : 5;
  for (const [owner, ballot] of s.ballots[seat]!.entries())
    if (s.open.includes(owner) && ballot !== 0) s.ballots[seat]![owner] = 1 + chance.int(most, 'scramble');
}
