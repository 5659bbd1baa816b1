// A whole game of Planet X for two, planned by the real rules and by luck known beforehand; a journey then plays it by hand.

import { game } from '../../games/planet-x/src/rules/index.ts';
import { RecordingChance, type Seat, step } from '../../kernel/src/index.ts';
import { KnownLuck } from './luck.ts';

type State = ReturnType<typeof game.setup>;
type Move = NonNullable<ReturnType<typeof game.readMove>>;
type View = ReturnType<typeof game.view>;

const options = { firstPlayer: 0, mulligan: false, endWindow: false, bulkDiscard: true };

/** How often what matters happens in the plan. */
export interface Contents {
  attacks: number;
  /** Specials played in a window, by seat. */
  specials: [number, number];
  calledOff: number;
}

export interface Deed {
  readonly by: Seat;
  readonly move: Move;
  /** What its seat sees before it. */
  readonly view: View;
}

export interface War {
  readonly deeds: readonly Deed[];
  readonly contents: Contents;
  /** Force of each side at the end. */
  readonly force: readonly number[];
}

export function planWar(seed: string): War {
  const read = game.readOptions(options, 2);
  if (!read.ok) throw new Error(read.problem);
  const luck = (drawn: number) => new KnownLuck(seed, drawn);
  const setup = new RecordingChance(luck(0));
  let state: State = game.setup(read.value, 2, setup, null);
  let drawn = setup.draws.length;
  const contents: Contents = { attacks: 0, specials: [0, 0], calledOff: 0 };
  const deeds: Deed[] = [];
  while (game.result(state) === null) {
    const by = game.awaited(state)[0]!;
    const move = chosen(state, by, contents);
    const taken = step(game, state, by, move, luck(drawn));
    if (!taken.ok) throw new Error(`${JSON.stringify(move)} is refused: ${taken.refusal}`);
    deeds.push({ by, move, view: game.view(state, by) });
    if (move.t === 'attack') contents.attacks++;
    if (move.t === 'playSpecial') contents.specials[by as 0 | 1]++;
    if (taken.events.some(({ t }) => t === 'attackCalledOff')) contents.calledOff++;
    drawn += taken.draws.length;
    state = taken.state;
  }
  return { deeds, contents, force: game.view(state, 'table').result!.force };
}

/** Deploys, groups, keeps specials for windows, attacks with groups while both sides hold some, and empties its hand. */
function chosen(state: State, by: Seat, { attacks }: Contents): Move {
  const moves = game.list!(state, by);
  const view = game.view(state, by);
  const first = (t: Move['t'], fits: (move: Move) => boolean = () => true) =>
    moves.find((move) => move.t === t && fits(move));
  if (view.phase === 'attackWindow') return first('playSpecial', (move) => helps(view, by, move)) ?? { t: 'pass' };
  if (view.phase !== 'main') return first('chooseLosses')!;
  const groups = view.stacks.filter(({ owner, units }) => owner === by && units.length > 1).map(({ id }) => id);
  const armed = [0, 1].every((seat) => game.view(state, seat).players[seat]!.hand!.some(isSpecial));
  const attack = first('attack', (move) => move.t === 'attack' && groups.includes(move.attacker));
  if (attack !== undefined && armed && attacks < 4) return attack;
  const form = groups.length === 0 ? first('form') : undefined;
  const own = view.players[by]!.faction;
  const foreign = moves
    .filter((move) => move.t === 'discard' && !isSpecial(move.card) && !move.card.startsWith(own))
    .sort((a, b) => alongWith(b) - alongWith(a))[0];
  return (
    form ??
    (view.pileSize > 0 ? foreign : undefined) ??
    first('deploy') ??
    foreign ??
    first('discard') ??
    first('pass')!
  );
}

const isSpecial = (card: string) => card.startsWith('s1-');
const alongWith = (move: Move) => ('also' in move ? (move.also?.length ?? 0) : 0);

/** Harm to one's own side is asked about twice, and a recovery opens the discards: neither is this game's business. */
function helps({ stacks }: View, by: Seat, move: Move): boolean {
  if (move.t !== 'playSpecial' || move.card.includes('recover')) return false;
  const own = stacks.some(({ owner, units }) => owner === by && units.some(({ card }) => card === move.unit));
  return !(own && /minus|eliminate/.test(move.card));
}
