import type { Observer, Seat } from '@orrery/kernel';
import type { SoundName } from '@orrery/ui';
import type { Seen } from '../rules/events.ts';
import type { Move, View } from '../rules/kind.ts';
import { unitCell } from './cells.ts';

/** How long each event stays on stage at normal speed; 0 passes at once. None longer than 1.2 seconds. */
const PLAIN: Readonly<Record<Seen['t'], number>> = {
  gameStarted: 0,
  voted: 1100,
  dealt: 0,
  drew: 0,
  mulliganAsked: 0,
  mulliganTaken: 1100,
  turnStarted: 320,
  deployed: 420,
  discarded: 420,
  groupFormed: 480,
  groupReinforced: 480,
  attackDeclared: 900,
  windowOpened: 0,
  windowClosed: 0,
  specialPlayed: 950,
  unitRecovered: 620,
  recoverInVain: 700,
  unitEliminated: 720,
  pirated: 1100,
  truceMade: 500,
  truceEnded: 0,
  attackCalledOff: 1000,
  clash: 1100,
  unitsLost: 720,
  supportOffered: 400,
  supportSwapped: 700,
  pileEmpty: 900,
  lastCardPlayed: 600,
  resigned: 700,
  gameEnded: 900,
  answered: 0,
};

export function beat(seen: Seen, _view: View): number {
  return PLAIN[seen.t];
}

export function cells(seen: Seen): readonly string[] {
  switch (seen.t) {
    case 'deployed':
    case 'unitRecovered':
      return [unitCell(seen.card)];
    case 'groupFormed':
    case 'groupReinforced':
      return [unitCell(seen.unit)];
    case 'specialPlayed':
      return seen.unit === null ? [] : [unitCell(seen.unit)];
    default:
      return [];
  }
}

/** Of an attack: all units of both sides. */
export function marks(move: Move, { stacks }: View): readonly string[] {
  if (move.t !== 'attack') return [];
  const both = stacks.filter(({ id }) => id === move.attacker || id === move.target);
  return both.flatMap(({ units }) => units.map(({ card }) => unitCell(card)));
}

/** Whose sigil stands before the sentence. */
export function actor(seen: Seen): Seat | null {
  switch (seen.t) {
    case 'mulliganTaken':
    case 'deployed':
    case 'discarded':
    case 'groupFormed':
    case 'groupReinforced':
    case 'attackDeclared':
    case 'specialPlayed':
    case 'unitRecovered':
    case 'drew':
    case 'dealt':
    case 'supportOffered':
    case 'resigned':
    case 'lastCardPlayed':
    case 'answered':
      return seen.seat;
    case 'pirated':
    case 'truceMade':
      return seen.by;
    case 'clash':
      return seen.outcome === 'lost' ? seen.defender : seen.seat;
    default:
      return null;
  }
}

export function heads(seen: Seen): boolean {
  return seen.t === 'turnStarted';
}

export function sound(seen: Seen, view: View, as: Observer): SoundName | null {
  switch (seen.t) {
    case 'deployed':
    case 'groupFormed':
    case 'groupReinforced':
    case 'unitRecovered':
      return 'brush';
    case 'discarded':
    case 'specialPlayed':
    case 'pirated':
    case 'mulliganTaken':
      return 'flip';
    case 'attackDeclared':
      return 'shot-small';
    case 'clash':
      return seen.outcome === 'tied' ? 'tick' : 'shot-middle';
    case 'attackCalledOff':
    case 'truceMade':
      return 'shieldCatch';
    case 'unitEliminated':
      return 'shot-large';
    case 'unitsLost':
      return 'capture';
    case 'pileEmpty':
      return 'isolation';
    case 'gameEnded': {
      const team = as === 'table' ? null : view.players[as]?.team;
      return team === null || team === undefined || seen.result.winners.includes(team) ? 'win' : 'bell';
    }
    default:
      return null;
  }
}
