import {
  commonLevels,
  Dice,
  type Game,
  judge,
  type Kind,
  type Level,
  levels,
  type Mind,
  type Playouts,
  type ScriptedMind,
  type Seat,
  thinkingOf,
} from '@orrery/kernel';
import fc from 'fast-check';
import { mustAllowAlike, mustLookAlike } from './alike.ts';
import { atPositions, type Court } from './court.ts';
import { LawBroken, must, mustBeSame, short } from './same.ts';

/** A level that decides by itself may think for long: so many of its decisions are looked at. */
const decisions = 16;
const guesses = 400;

export function isMind<K extends Kind>(mind: Mind<K> | ScriptedMind<K>): mind is Mind<K> {
  return 'levels' in mind;
}

/** What a mind shortlists, guesses or decides is legal, and it touches nothing; who is awaited is never left without a move. */
export function mindsPlayLegally<K extends Kind>(court: Court<K>, mind: Mind<K> | ScriptedMind<K>): void {
  const { game } = court;
  atPositions(
    court,
    fc.constant(null),
    ({ state }, luck) => {
      const me = someone(game, state, luck);
      if (me === null) return;
      if (!isMind(mind)) {
        const level = commonLevels[luck.int(commonLevels.length)]!;
        const move = mind.direct(game.view(state, me), me, level, new Dice(luck.bits()));
        must(move !== null, () => `${level} keeps silent for seat ${me}, who is awaited`);
        mustBeLegal(game, state, me, move!, level);
        return;
      }
      const imagined = game.imagine(game.view(state, me), me, luck);
      const before = JSON.stringify(imagined);
      for (const list of new Set([
        mind.shortlist,
        ...levels.map((level) => thinkingOf(mind.levels, level).shortlist),
      ])) {
        const listed = list?.(imagined, me, luck);
        must(listed?.length !== 0, () => `nothing is shortlisted for seat ${me}, who is awaited`);
        for (const move of listed ?? []) mustBeLegal(game, imagined, me, move, 'the shortlist');
      }
      for (const level of levels)
        for (const by of game.awaited(imagined))
          for (const guess of guessesOf(mind, level))
            mustBeLegal(game, imagined, by, guess(imagined, by, luck), `the guess of ${level}`);
      must(JSON.stringify(imagined) === before, () => 'thinking changed the state it thought about');
    },
    isMind(mind) ? guesses : decisions,
  );
}

/** What is guessed for a seat hangs on what that seat can see: it is the same in another truth that looks the same to it. */
export function mindsAreBlind<K extends Kind>(court: Court<K>, mind: Mind<K> | ScriptedMind<K>): void {
  const { game, trial } = court;
  const decide = (state: K['state'], by: Seat, level: Level, seed: number) =>
    isMind(mind)
      ? guessesOf(mind, level).map((guess) => guess(state, by, new Dice(seed)))
      : mind.direct(game.view(state, by), by, level === 'master' ? 'hard' : level, new Dice(seed));
  atPositions(
    court,
    fc.constant(null),
    ({ state }, luck) => {
      const by = someone(game, state, luck);
      if (by === null) return;
      const other = trial.scramble(game.copy(state), by, luck);
      const [level, seed] = [levels[luck.int(levels.length)]!, luck.bits()];
      const what = `${level}, for seat ${by}, in two truths that look the same to it, the move`;
      mustBeSame(what, decide(state, by, level, seed), decide(other, by, level, seed));
    },
    isMind(mind) ? guesses : decisions,
  );
}

/**
 * What a mind thinks of a match, and the chances that it tells, lie within 0 and 1 for every seat, and are exact when it is over;
 * rounds begin with 1 and never fall.
 */
export function judgementIsSound<K extends Kind>(court: Court<K>, mind: Mind<K> | ScriptedMind<K>): void {
  const rounds = new Map<unknown, { seq: number; round: number }>();
  for (const { journey, seq, state } of court.positions()) {
    const round = mind.round(state);
    must(Number.isInteger(round) && round >= 1, () => `round ${round}`);
    const last = rounds.get(journey);
    must(last === undefined || last.round <= round, () => `round ${round} at ${seq} after ${last?.round}`);
    rounds.set(journey, { seq, round });
  }
  const told = isMind(mind) ? mind.chances : mind.judge;
  if (isMind(mind)) for (const judge of judgesOf(mind)) mustBeSound(court, judge);
  if (told === undefined) return;
  mustBeSound(court, told);
  mustNotForesee(court, told);
}

type Judge<K extends Kind> = Mind<K>['judge'];

/** The mind's own, and those that levels have of their own. */
function judgesOf<K extends Kind>(mind: Mind<K>): readonly Judge<K>[] {
  const own = levels.flatMap((level) => thinkingOf(mind.levels, level).judge ?? []);
  return [...new Set([mind.judge.bind(mind), ...own])];
}

function mustBeSound<K extends Kind>(court: Court<K>, judgeState: Judge<K>): void {
  const { game } = court;
  atPositions(court, fc.constant(null), ({ state, journey }) => {
    for (const worth of judged(judgeState, state, journey.head.seats))
      must(worth >= 0 && worth <= 1, () => `a judgement of ${worth}`);
  });
  for (const { last, head, seed } of court.journeys()) {
    const result = game.result(last);
    if (result === null) continue;
    const worths = judged(judgeState, last, head.seats);
    const won = worths.filter((_, seat) => result.places[seat] === 1);
    const exact =
      worths.every((worth, seat) => result.places[seat] === 1 || worth === 0) &&
      won.every((worth) => worth === won[0] && worth > 0 && worth <= 1) &&
      (won.length > 1 || won[0] === 1);
    must(exact, () => `after the end, places ${result.places}, seats are judged ${worths} (seed ${seed})`);
  }
}

/** Chances that are told of a match do not hang on what nobody could know: luck to come would be counted as skill. */
function mustNotForesee<K extends Kind>(court: Court<K>, told: Judge<K>): void {
  const { game } = court;
  if (game.redraw === undefined) return;
  atPositions(court, fc.constant(null), ({ state, journey }, luck) => {
    const other = game.copy(state);
    game.redraw!(other, luck);
    const { seats } = journey.head;
    mustBeSame('drawn anew, the chances', judged(told, state, seats), judged(told, other, seats));
  });
}

/** Into memory that holds nonsense: what a judge does not write is not a judgement. */
function judged<K extends Kind>(judgeState: Judge<K>, state: K['state'], seats: number): number[] {
  const out = new Float64Array(seats).fill(Number.NaN);
  judgeState(state, out);
  return [...out];
}

/** What is believed of others leaves the view of who believes it as it is, and can be played. */
export function beliefsFit<K extends Kind>(court: Court<K>, mind: Mind<K>): void {
  const { game, trial } = court;
  for (const level of levels) {
    const { believe } = thinkingOf(mind.levels, level);
    if (believe === undefined) continue;
    atPositions(
      court,
      fc.constant(null),
      ({ state, journey }, luck) => {
        if (game.result(state) !== null) return;
        const me = luck.int(journey.head.seats);
        const believed = game.imagine(game.view(state, me), me, luck);
        believe(believed, me, luck);
        const pair = { one: state, other: believed, who: me, how: `true and as ${level} believes` };
        mustLookAlike(game, pair);
        mustAllowAlike(game, pair, me, luck, []);
        if (trial.conserved) mustBeSame('the components believed', trial.conserved(state), trial.conserved(believed));
      },
      guesses,
    );
  }
}

/** How a level takes others to play, in the round of a decision and after it. */
function guessesOf<K extends Kind>(mind: Mind<K>, level: Level): Playouts<K>['guess'][] {
  const { guess, reply = guess } = thinkingOf(mind.levels, level);
  return [guess, reply];
}

function someone<K extends Kind>(game: Game<K>, state: K['state'], luck: Dice): Seat | null {
  const awaited = game.awaited(state);
  return awaited[luck.int(awaited.length)] ?? null;
}

function mustBeLegal<K extends Kind>(game: Game<K>, s: K['state'], by: Seat, move: K['move'], whose: string): void {
  const judged = judge(game, s, by, JSON.parse(JSON.stringify(move)));
  if (!judged.ok) throw new LawBroken(`${whose}: ${short(move)} of seat ${by} is refused: ${judged.refusal}`);
}
