import type { Seat } from '@orrery/kernel';
import type { ShipClass, Structure } from '../../data/index.ts';
import { adjacent, cellAt } from '../../rules/board.ts';
import type { Cell, UnitRef, Yard } from '../../rules/moves.ts';
import { hasSpaceport } from '../../rules/planets.ts';
import type { Phase } from '../../rules/state.ts';
import { EMPTY } from '../../rules/things.ts';
import { refOf } from '../../rules/units.ts';
import { cellKey, cellOfTarget, sameCell, targetKey } from '../../sight/cells.ts';
import { type Placing, wouldLose } from '../choices.ts';
import { nextMove, type Order } from '../flow/orders.ts';
import { isLater } from '../flow/phases.ts';
import { orbitOf } from '../labels.ts';
import { far } from '../map/hex.ts';
import { isReady, ownerOf, rowOf, type Sense, threatOf } from '../sense.ts';

/**
 * An order that outlasts the turn in which it is given. It is a convenience of this device: when my turn comes it is carried out
 * by ordinary moves, and nobody else learns of it. `round`: when it was carried out last. `known`: units of others that could
 * strike when it was given; one more ends it.
 */
export type Lasting =
  | {
      readonly t: 'go';
      readonly ship: number;
      readonly to: Cell;
      readonly known: readonly string[];
      readonly round: number;
    }
  | { readonly t: 'sleep'; readonly unit: UnitRef; readonly known: readonly string[] }
  /** `sent`: the number of the last ship it has sent. */
  | { readonly t: 'rally'; readonly at: Yard; readonly to: Cell; readonly sent: number }
  | { readonly t: 'build'; readonly planet: number; readonly kind: Structure; readonly round: number }
  | { readonly t: 'ship'; readonly at: Yard; readonly cls: ShipClass; readonly round: number }
  | { readonly t: 'fleet'; readonly no: number; readonly ships: readonly number[] };

export const yardKey = (at: Yard): string =>
  'planet' in at ? `planet ${at.planet}` : `station ${cellKey(at.station)}`;

/** There is one order of a key; a ship that goes somewhere does not sleep. */
export function lastingKey(one: Lasting): string {
  switch (one.t) {
    case 'go':
      return `unit ship ${one.ship}`;
    case 'sleep':
      return `unit ${targetKey(one.unit)}`;
    case 'rally':
      return `rally ${yardKey(one.at)}`;
    case 'build':
      return `build ${one.planet}`;
    case 'ship':
      return `yard ${yardKey(one.at)}`;
    case 'fleet':
      return `fleet ${one.no}`;
  }
}

export function withOrder(list: readonly Lasting[], one: Lasting): Lasting[] {
  return [...withoutOrder(list, lastingKey(one)), one];
}

export function withoutOrder(list: readonly Lasting[], key: string): Lasting[] {
  return list.filter((one) => lastingKey(one) !== key);
}

/** Units that need no answer of mine this turn: they sleep, or are on their way. */
export function quietUnits(list: readonly Lasting[]): ReadonlySet<string> {
  return new Set(
    list.flatMap((one) =>
      one.t === 'sleep' ? [targetKey(one.unit)] : one.t === 'go' ? [targetKey({ ship: one.ship })] : [],
    ),
  );
}

/** Units of others that could strike a cell with one move and one attack. */
export function strikersAt(sense: Sense, me: Seat, cell: Cell): string[] {
  const { s, board } = sense;
  const found: string[] = [];
  for (let row = 0; row < s.uKind.length; row++) {
    if (s.uSeat[row] === me) continue;
    const ref = refOf(s, board, row);
    if (threatOf(sense, ref).some((one) => sameCell(one, cell))) found.push(targetKey(ref));
  }
  return found;
}

/** An order that has ended otherwise than it was meant to. */
export interface Stopped {
  readonly order: Lasting;
  readonly why: 'danger' | 'blocked';
}

/** As my turn begins: what is over, what is interrupted, and who is sent on from where it was built. */
export function reviewed(
  sense: Sense,
  me: Seat,
  list: readonly Lasting[],
): { readonly list: readonly Lasting[]; readonly stopped: readonly Stopped[] } {
  const stopped: Stopped[] = [];
  const kept = list.flatMap((one): Lasting[] => {
    if (!isAlive(sense, me, one)) return [];
    if (one.t === 'fleet') return [{ ...one, ships: one.ships.filter((ship) => isMine(sense, me, { ship })) }];
    if (one.t !== 'go' && one.t !== 'sleep') return [one];
    const ref = one.t === 'go' ? { ship: one.ship } : one.unit;
    const at = cellOfTarget(sense.view, ref)!;
    if (one.t === 'go' && hasArrived(sense, at, one.to)) return [];
    const isNew = strikersAt(sense, me, at).some((key) => !one.known.includes(key));
    const why = isNew ? 'danger' : one.t === 'go' && isBlocked(sense, one) ? 'blocked' : null;
    if (why === null) return [one];
    stopped.push({ order: one, why });
    return [];
  });
  const same = kept.length === list.length && kept.every((one, i) => JSON.stringify(one) === JSON.stringify(list[i]));
  return { list: same ? list : kept, stopped };
}

/** New ships take the way of their yard. */
export function rallied(sense: Sense, me: Seat, list: readonly Lasting[]): readonly Lasting[] {
  let now: readonly Lasting[] = list;
  for (const rally of list) {
    if (rally.t !== 'rally') continue;
    const fresh = sense.view.ships.filter(
      ({ no, owner, cell, use }) => owner === me && use.fresh && no > rally.sent && isBeside(sense, rally.at, cell),
    );
    for (const { no, cell } of fresh)
      now = withOrder(now, { t: 'go', ship: no, to: rally.to, known: strikersAt(sense, me, cell), round: 0 });
    if (fresh.length > 0) now = withOrder(now, { ...rally, sent: Math.max(...fresh.map(({ no }) => no)) });
  }
  return now;
}

function isBeside({ view }: Sense, at: Yard, cell: Cell): boolean {
  return 'planet' in at ? orbitOf(view, cell)?.id === at.planet : far(cell, at.station) === 1;
}

function isMine(sense: Sense, me: Seat, ref: UnitRef): boolean {
  return rowOf(sense, ref) >= 0 && ownerOf(sense, ref) === me;
}

function isAlive(sense: Sense, me: Seat, one: Lasting): boolean {
  const { view, s } = sense;
  switch (one.t) {
    case 'go':
      return isMine(sense, me, { ship: one.ship });
    case 'sleep':
      return isMine(sense, me, one.unit);
    case 'build':
      return view.planets[one.planet]?.owner === me;
    case 'rally':
    case 'ship':
      return 'planet' in one.at
        ? view.planets[one.at.planet]?.owner === me && hasSpaceport(s, one.at.planet)
        : isMine(sense, me, { station: one.at.station });
    case 'fleet':
      return one.ships.some((ship) => isMine(sense, me, { ship }));
  }
}

/** There, or beside it where somebody else has taken the place. */
function hasArrived({ s, board }: Sense, at: Cell, to: Cell): boolean {
  if (sameCell(at, to)) return true;
  const goal = cellAt(board, to);
  return adjacent(board, cellAt(board, at), goal) && s.at[goal] !== EMPTY;
}

/** It could go on, and no way leads nearer. */
function isBlocked(sense: Sense, { ship, to }: { readonly ship: number; readonly to: Cell }): boolean {
  const row = rowOf(sense, { ship });
  return isReady(sense, row) && sense.s.uUsed[row] === 0 && nextMove(sense, { ship, to }) === null;
}

/** What is carried out next, if its time has come: what it does, and in which round it was done. */
export interface Due {
  readonly key: string;
  readonly order: Order;
}

const PHASE_OF = { build: 'structures', ship: 'ships', go: 'actions' } as const satisfies Record<string, Phase>;

/**
 * The next order that can be carried out now: each once a round, structures first. `reached`: the phase that I have come to, for
 * what belongs to a later one waits until I am done with those before it. `refused`: what the rules say of a move.
 * `closing`: I have ended the turn.
 */
export function dueNow(
  sense: Sense,
  list: readonly Lasting[],
  reached: Phase,
  refused: (move: NonNullable<ReturnType<typeof nextMove>>) => unknown,
  closing = false,
): Due | null {
  const { view } = sense;
  for (const kind of ['build', 'ship', 'go'] as const)
    for (const one of list) {
      if (one.t !== kind || one.round >= view.round || isLater(PHASE_OF[kind], reached)) continue;
      const order: Order = one.t === 'go' ? { ship: one.ship, to: one.to } : { place: placingOf(one) };
      const move = nextMove(sense, order);
      if (move === null || refused(move) !== null) continue;
      // BP-P19: a unit that has begun to act goes on first, unless the turn ends.
      if (!closing && one.t === 'go' && wouldLose(sense, move) !== null) continue;
      return { key: lastingKey(one), order };
    }
  return null;
}

function placingOf(one: Extract<Lasting, { readonly t: 'build' | 'ship' }>): Placing {
  return one.t === 'build'
    ? { t: 'build', planet: one.planet, kind: one.kind }
    : { t: 'ship', at: one.at, cls: one.cls };
}

/** It was carried out in this round, and is not again. */
export function done(list: readonly Lasting[], key: string, round: number): Lasting[] {
  return list.map((one) => (lastingKey(one) === key && 'round' in one ? { ...one, round } : one));
}
