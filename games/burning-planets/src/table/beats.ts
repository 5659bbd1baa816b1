import type { Observer, Seat } from '@orrery/kernel';
import type { SoundName } from '@orrery/ui';
import type { Seen } from '../rules/events.ts';
import type { Cell, Move, Target } from '../rules/moves.ts';
import type { View } from '../rules/seen.ts';
import { cellKey, cellOfTarget } from '../sight/cells.ts';

/** How long each event stays on stage at normal speed; 0 passes at once. */
const PLAIN: Readonly<Record<Exclude<Seen['t'], 'moved' | 'attacked' | 'catastrophe'>, number>> = {
  gameStarted: 0,
  planetMade: 0,
  asteroidCount: 0,
  asteroidDrawn: 0,
  asteroidPlaced: 260,
  asteroidsDone: 0,
  cannonPlaced: 320,
  outpostRaised: 420,
  stocked: 0,
  turnBegan: 420,
  produced: 260,
  phaseEnded: 0,
  built: 380,
  demolished: 420,
  cleared: 420,
  shipBuilt: 380,
  looted: 700,
  razed: 620,
  conquered: 950,
  bombarded: 1200,
  kitPlaced: 420,
  kitStored: 320,
  stocksShown: 0,
  loaded: 420,
  unloaded: 420,
  contractProposed: 350,
  contractDeclined: 350,
  contractWithdrawn: 0,
  contractLapsed: 0,
  contractWithheld: 0,
  coverageChanged: 0,
  shareSwitched: 0,
  contractSigned: 500,
  contractRevealed: 900,
  playerOut: 1100,
  gameEnded: 900,
};

/** A step of a moving ship; the whole way never takes longer than this. */
const STEP = 90;
const LONGEST_WAY = 560;

export function beat(seen: Seen, _view: View): number {
  switch (seen.t) {
    case 'moved':
      return Math.min(160 + STEP * seen.path.length, LONGEST_WAY);
    // Two dice against each other; a burst takes its time.
    case 'attacked':
      return seen.destroyed ? 1200 : 1100;
    case 'catastrophe':
      return seen.kind === null ? 0 : 1100;
    default:
      return PLAIN[seen.t];
  }
}

function cellsOfTarget(target: Target): readonly Cell[] {
  if ('ship' in target) return [];
  if ('defence' in target) return [target.defence];
  if ('station' in target) return [target.station];
  return 'asteroid' in target ? [target.asteroid] : [target.onAsteroid];
}

/** The cells of the map an event is about. */
export function cells(seen: Seen): readonly string[] {
  switch (seen.t) {
    case 'asteroidPlaced':
    case 'cannonPlaced':
    case 'built':
    case 'demolished':
    case 'cleared':
    case 'shipBuilt':
    case 'razed':
    case 'kitPlaced':
      return [cellKey(seen.cell)];
    case 'planetMade':
      return [cellKey(seen.centre)];
    case 'outpostRaised':
      return [seen.spaceport, ...seen.ships.map(({ cell }) => cell)].map(cellKey);
    case 'moved':
      return seen.path.map(cellKey);
    case 'attacked':
      return [...cellsOfTarget(seen.unit), ...cellsOfTarget(seen.target)].map(cellKey);
    case 'loaded':
      return 'cell' in seen.from ? [cellKey(seen.from.cell)] : [];
    default:
      return [];
  }
}

/** Of an attack: who fires, and at whom. */
export function marks(move: Move, view: View): readonly string[] {
  if (move.t !== 'attack') return [];
  const both = [cellOfTarget(view, move.unit), cellOfTarget(view, move.target)];
  return both.flatMap((cell) => (cell === null ? [] : [cellKey(cell)]));
}

/** Whose sigil stands before the sentence. */
export function actor(seen: Seen): Seat | null {
  switch (seen.t) {
    case 'looted':
      return seen.by;
    case 'contractProposed':
      return seen.contract.proposer;
    case 'contractDeclined':
    case 'contractWithdrawn':
    case 'contractWithheld':
      return seen.by;
    case 'coverageChanged':
      return seen.from;
    default:
      return 'seat' in seen ? seen.seat : null;
  }
}

export function heads(seen: Seen): boolean {
  return seen.t === 'turnBegan';
}

export function roundOf(seen: Seen): number | null {
  return seen.t === 'turnBegan' ? seen.round : null;
}

export function sound(seen: Seen, _view: View, as: Observer): SoundName | null {
  switch (seen.t) {
    case 'asteroidPlaced':
    case 'cannonPlaced':
    case 'built':
    case 'kitPlaced':
    case 'shipBuilt':
      return 'brush';
    case 'moved':
    case 'loaded':
    case 'unloaded':
      return 'tick';
    case 'catastrophe':
      return seen.kind === null ? null : 'isolation';
    case 'attacked':
      return seen.destroyed ? 'shot-middle' : 'shieldCatch';
    case 'razed':
    case 'demolished':
    case 'cleared':
      return 'shot-small';
    case 'bombarded':
      return 'shot-large';
    case 'conquered':
      return 'capture';
    case 'contractSigned':
    case 'contractRevealed':
      return 'flip';
    case 'contractDeclined':
      return as !== seen.by && as !== 'table' && seen.parties.includes(as) ? 'paperTear' : null;
    case 'contractProposed':
      return seen.contract.partner === as ? 'bell' : null;
    case 'playerOut':
      return 'isolation';
    case 'gameEnded':
      return as === 'table' || seen.result.winners.includes(as) ? 'win' : 'bell';
    default:
      return null;
  }
}
