import { Dice, type Kind, type MatchHead, type MatchReader, optionsOf, type Seat } from '@orrery/kernel';
import type { Rules } from '../search/bot.ts';
import { Worlds } from '../search/worlds.ts';
import { type Budget, budgetFor } from './budget.ts';
import { knownChance, openChances, type Told } from './chances.ts';
import { DrawnAnew } from './drawn-anew.ts';
import type { Found, LuckAt, Verdict } from './kind.ts';
import { isDrawn, type LuckyMoment, luckAt, sumOfLuck } from './luck.ts';
import { judgeMove } from './moves.ts';
import { outlookOf } from './outlook.ts';
import type { Sample } from './sample.ts';
import { turningPoints } from './turning.ts';

/** A match, and what its game knows of playing it. */
export interface Match<K extends Kind> {
  readonly rules: Rules<K>;
  readonly head: MatchHead;
  readonly reader: MatchReader<K>;
}

/** Why a match is not evaluated: it is not over, its log does not follow the rules, or nobody can tell chances in its game. */
export type NoVerdict = 'unfinished' | 'broken' | 'no chances';

export function whyNotEvaluated<K extends Kind>({
  rules,
  reader,
}: Pick<Match<K>, 'rules' | 'reader'>): NoVerdict | null {
  if (reader.broken !== null) return 'broken';
  if (reader.result === null) return 'unfinished';
  return outlookOf(rules) === null ? 'no chances' : null;
}

/**
 * What decided a match, found piece by piece: open chances from left to right with their luck, the turning points, what each seat
 * knew, then the moves. Every piece has luck of its own, by the match and the moment, so that everybody finds the same.
 */
export function* evaluate<K extends Kind>(match: Match<K>, budget?: Partial<Budget>): Generator<Found, Verdict> {
  const why = whyNotEvaluated(match);
  if (why !== null) throw new Error(`a match that is ${why} is not evaluated`);
  const { rules, head, reader } = match;
  const told: Told<K> = { game: rules.game, outlook: outlookOf(rules)!, seats: head.seats };
  const spend = { ...budgetFor(reader.moments.length, told.outlook.exact), ...budget };
  const { open, luck, lucky, margin } = yield* openAndLuck(match, told, spend);
  const roundOf = [...reader.moments.keys()].map((moment) => rules.mind.round(reader.stateAt(moment)));
  const turns = turningPoints(open, roundOf);
  yield { t: 'turns', turns, lucky };
  const known = yield* knownBySeats(match, told, spend);
  const moves = yield* judgedMoves(match, told, spend);
  return { open, margin, known, turns, moves, luck, lucky };
}

function* openAndLuck<K extends Kind>(match: Match<K>, told: Told<K>, { looks, draws }: Budget) {
  const { reader, head } = match;
  const open: number[][] = [];
  const luck: LuckAt[] = [];
  const anew = new DrawnAnew(told.seats, diceOf(head, 'usual', 0));
  let margin = 0;
  let before: K['state'] | null = null;
  let last: Sample | null = null;
  for (const moment of reader.moments.keys()) {
    const after = reader.stateAt(moment);
    // Who has answered in secret has changed nothing yet.
    const quiet = last !== null && reader.toldAt(moment, 'table').length === 0;
    const sample: Sample = quiet ? last! : openChances(told, after, looks, diceOf(head, 'open', moment));
    for (let seat = 0; seat < told.seats; seat++) margin = Math.max(margin, 1.96 * Math.sqrt(sample.doubt(seat)));
    open.push(sample.all.map(rounded));
    yield { t: 'open', moment, chances: open[moment]! } as const;
    if (!quiet) {
      const drawn: LuckyMoment<K> = { moment, after, open: sample, again: againOf(match, moment, before) };
      const dice = diceOf(head, 'luck', moment);
      if (reader.entryAt(moment).draws.length > 0 || isDrawn(told, drawn, dice)) {
        const found = luckAt(told, drawn, draws, dice, anew);
        luck.push(found);
        yield { t: 'luck', luck: found } as const;
      }
    }
    before = after;
    last = sample;
  }
  return { open, luck, lucky: sumOfLuck(luck, anew), margin };
}

/** A moment once more from the state before it, all that nobody could know there drawn anew. */
function againOf<K extends Kind>({ rules, head, reader }: Match<K>, moment: number, before: K['state'] | null) {
  const { game } = rules;
  const entry = reader.entryAt(moment);
  return (dice: Dice): K['state'] => {
    if (entry.t === 'setup' || before === null) return game.setup(optionsOf(game, head), head.seats, dice, null);
    const s = game.copy(before);
    game.redraw?.(s, dice);
    game.apply(s, entry.by, game.readMove(entry.move)!, dice, null);
    return s;
  };
}

function* knownBySeats<K extends Kind>({ rules, head, reader }: Match<K>, told: Told<K>, { known }: Budget) {
  const { game, mind } = rules;
  const bySeat: number[][] = Array.from({ length: told.seats }, () => []);
  for (const moment of reader.moments.keys())
    for (const [seat, chances] of bySeat.entries()) {
      // Who is told nothing knows no more than before.
      const quiet = moment > 0 && (reader.toldAt(moment, seat).length === 0 || moment % known.every !== 0);
      const last = moment === reader.moments.length - 1;
      const chance = quiet && !last ? chances[moment - 1]! : guessed(moment, seat);
      chances.push(chance);
      yield { t: 'known', seat, moment, chance } as const;
    }
  return bySeat;

  function guessed(moment: number, seat: Seat): number {
    const view = reader.viewAt(moment, seat);
    const dice = diceOf(head, `known ${seat}`, moment);
    if ('direct' in mind)
      return rounded(knownChance(told, () => game.imagine(view, seat, dice), known.looks, dice).mean(seat));
    const worlds = new Worlds({ game, mind }, mind.levels.hard, view, seat, dice);
    let world = 0;
    return rounded(knownChance(told, () => worlds.copy(world++), known.looks, dice).mean(seat));
  }
}

function* judgedMoves<K extends Kind>({ rules, head, reader }: Match<K>, told: Told<K>, { moves }: Budget) {
  const judged = [];
  const { game, mind } = rules;
  // A turn of many small moves that only count together is not taken apart.
  if ('direct' in mind) return [];
  for (const moment of reader.moments.keys()) {
    const entry = reader.entryAt(moment);
    if (entry.t === 'setup') continue;
    const decision = { view: reader.viewAt(moment - 1, entry.by), seat: entry.by, move: game.readMove(entry.move)! };
    const found = judgeMove({ ...told, mind }, decision, moves, `${head.id}|move|${moment}`);
    if (found === null) continue;
    const move = { moment, ...found };
    judged.push(move);
    yield { t: 'move', move } as const;
  }
  return judged;
}

const diceOf = ({ id }: MatchHead, what: string, moment: number) => new Dice(`${id}|${what}|${moment}`);

/** Nobody needs more, and a verdict is kept and sent. */
const rounded = (chance: number) => Math.round(chance * 10_000) / 10_000;
