import type { Eyes, Seat } from '@orrery/kernel';
import { biomes, type Kit, type ShipClass, sizes } from '../data/index.ts';
import { type Board, cellOf } from '../rules/board.ts';
import { contractSeen, isOpen, isParty, NO, PROPOSED, STATE, WIDE } from '../rules/contracts.ts';
import { finalResult, kitsIn } from '../rules/end.ts';
import { isKitDoubtful, isKitKnown, kitNamed } from '../rules/holds.ts';
import { centreOf, groundOf, thingIn } from '../rules/planets.ts';
import type {
  AsteroidSeen,
  ContractSeen,
  OwnSeen,
  PlanetSeen,
  PlayerSeen,
  ShipSeen,
  SlotSeen,
  StationSeen,
  TurnSeen,
  Use,
  View,
} from '../rules/seen.ts';
import { NONE, type State } from '../rules/state.ts';
import { CLEARED, DEMOLISHED } from '../rules/structures.ts';
import { bagAt, boardOf, catastropheOf } from '../rules/tables.ts';
import { ASTEROID, CARGO, isOnAsteroid, isShip, STATION, thingName, UNIT } from '../rules/things.ts';
import { FINISHED, FRESH, MOVED, refOf, unitIn } from '../rules/units.ts';

/**
 * Who gets what. "all" includes the table; at the end stocks, reserves, holds and signed contracts are for all. Open eyes, of a match
 * that is over, get what any seat gets.
 *
 * | field                                                     | who                                                               |
 * |-----------------------------------------------------------|-------------------------------------------------------------------|
 * | planets, ships, asteroids, stations, turn, round, placing | all                                                               |
 * | players: faction, outAt, kills, robber, ledger, kitsSeen  | all (ledger and kitsSeen are counted from what all have seen)     |
 * | players: stock                                            | its owner; all with `openStocks`                                  |
 * | players: reserve                                          | its owner                                                         |
 * | ships: kit                                                | the ship's owner; all if picked up from the board, or surely none |
 * | ships: kitKnown, kitDoubt                                 | all                                                               |
 * | contracts: signed in the open, or turned up               | all, without id, withheld and covered                             |
 * | contracts: signed in secret; goods aboard, as their legs  | the two parties; others the number in faceDown                    |
 * | contracts: id, withheld, covered                          | the two parties                                                   |
 * | proposals                                                 | the two parties, never others                                     |
 * | own: share switch, counts of papers                       | that seat                                                         |
 */
export function view(s: State, who: Eyes): View {
  const board = boardOf(s);
  return {
    me: who === 'open' ? 'table' : who,
    n: s.n,
    options: s.options,
    stage: s.stage,
    round: s.round,
    first: s.first,
    placing:
      s.stage === 'asteroids' || s.stage === 'cannons'
        ? { seat: s.toAct, asteroidsLeft: s.asteroidsLeft, panel: s.drawnPanel === NONE ? null : s.drawnPanel + 1 }
        : null,
    turn: s.stage === 'play' ? turnSeen(s, board) : null,
    acts: s.acts,
    planets: s.panel.map((_, planet) => planetSeen(s, board, planet)),
    ships: shipsSeen(s, board, who),
    shipsBuilt: s.ships,
    ...spaceSeen(s, board),
    players: s.outAt.map((_, seat) => playerSeen(s, seat, who)),
    own: who === 'table' || who === 'open' ? null : ownSeen(s, who),
    ...contractsSeen(s, who),
    quiet: s.quiet,
    busy: s.busy,
    result: finalResult(s),
  };
}

function turnSeen(s: State, board: Board): TurnSeen {
  return {
    seat: s.toAct,
    phase: s.phase,
    roll: s.roll,
    catastrophe: catastropheOf(s)?.id ?? null,
    active: s.active < 0 ? null : refOf(s, board, s.active),
  };
}

function usage(s: State, row: number): Use {
  const marks = s.uMarks[row]!;
  return {
    fresh: (marks & FRESH) !== 0,
    used: s.uUsed[row]!,
    moved: (marks & MOVED) !== 0,
    finished: (marks & FINISHED) !== 0,
  };
}

function planetSeen(s: State, board: Board, planet: number): PlanetSeen {
  const slots: SlotSeen[] = [];
  for (const cell of groundOf(s, board, planet)) {
    const thing = thingIn(s, cell);
    if (thing < 0) continue;
    const row = unitIn(s, cell);
    const kind = thingName(thing) as SlotSeen['kind'];
    slots.push({ cell: cellOf(board, cell), kind, use: row < 0 ? null : usage(s, row) });
  }
  return {
    id: planet,
    panel: s.panel[planet]! + 1,
    centre: cellOf(board, centreOf(s, board, planet)),
    size: sizes[s.size[planet]!]!,
    biome: biomes[s.biome[planet]!]!,
    owner: s.owner[planet]! < 0 ? null : s.owner[planet]!,
    start: planet < s.n,
    slots,
    built: s.built[planet]!,
    demolished: (s.felled[planet]! & DEMOLISHED) !== 0,
    cleared: (s.felled[planet]! & CLEARED) !== 0,
  };
}

function shipsSeen(s: State, board: Board, who: Eyes): ShipSeen[] {
  const ships: ShipSeen[] = [];
  for (let row = 0; row < s.uKind.length; row++) {
    if (!isShip(s.uKind[row]!)) continue;
    ships.push({
      no: s.uNo[row]!,
      owner: s.uSeat[row]!,
      cls: thingName(s.uKind[row]!) as ShipClass,
      cell: cellOf(board, s.uCell[row]!),
      use: usage(s, row),
      kit: s.uKind[row] === CARGO ? kitSeen(s, row, who) : null,
      kitKnown: isKitKnown(s, row),
      kitDoubt: isKitDoubtful(s, row),
    });
  }
  return ships.sort((a, b) => a.no - b.no);
}

function kitSeen(s: State, row: number, who: Eyes): Kit | 'none' | 'unknown' {
  const told =
    s.uSeat[row] === who || who === 'open' || s.stage === 'over' || isKitKnown(s, row) || !isKitDoubtful(s, row);
  return told ? (kitNamed(s, row) ?? 'none') : 'unknown';
}

/** In canonical order of cells. */
function spaceSeen(s: State, board: Board): { asteroids: AsteroidSeen[]; stations: StationSeen[] } {
  const asteroids: AsteroidSeen[] = [];
  const stations: StationSeen[] = [];
  for (let cell = 0; cell < board.cells; cell++) {
    const code = s.at[cell]!;
    if (code === ASTEROID) asteroids.push({ cell: cellOf(board, cell), on: null });
    if (code < UNIT) continue;
    const row = code - UNIT;
    const kind = s.uKind[row]!;
    const owner = s.uSeat[row]!;
    if (kind === STATION) stations.push({ owner, use: usage(s, row), cell: cellOf(board, cell) });
    if (isOnAsteroid(kind))
      asteroids.push({
        cell: cellOf(board, cell),
        on: { owner, use: usage(s, row), kind: thingName(kind) as 'drill' | 'habitat' },
      });
  }
  return { asteroids, stations };
}

function playerSeen(s: State, seat: Seat, who: Eyes): PlayerSeen {
  const all = s.stage === 'over' || who === 'open' || seat === who;
  const stockShown = all || s.options.openStocks === 'on';
  return {
    faction: s.options.factions[seat]!,
    outAt: s.outAt[seat]!,
    kills: s.kills[seat]!,
    robber: s.robber[seat]! < 0 ? null : s.robber[seat]!,
    stock: stockShown ? bagAt(s.stock, 4 * seat) : null,
    ledger: bagAt(s.ledger, 4 * seat),
    reserve: all ? kitsIn(s.reserve, seat) : null,
    kitsSeen: kitsIn(s.kitsSeen, seat),
  };
}

function ownSeen(s: State, who: Seat): OwnSeen {
  return {
    share: ((s.share >> who) & 1) === 1,
    spoken: s.spoken[who]!,
    papersTo: s.outAt.map((_, seat) => s.papers[who * s.n + seat]!),
    papersFrom: s.outAt.map((_, seat) => s.papers[seat * s.n + who]!),
  };
}

function contractsSeen(s: State, who: Eyes) {
  const contracts: ContractSeen[] = [];
  const proposals: ContractSeen[] = [];
  const faceDown: number[] = [];
  for (let at = 0; at < s.contracts.length; at += WIDE) {
    const party = who === 'open' || (who !== 'table' && isParty(s, at, who));
    if (s.contracts[at + STATE] === PROPOSED) {
      if (party) proposals.push(contractSeen(s, at, true));
    } else if (party || isOpen(s, at) || s.stage === 'over') contracts.push(contractSeen(s, at, party));
    else faceDown.push(s.contracts[at + NO]!);
  }
  contracts.sort((a, b) => a.no! - b.no!);
  proposals.sort((a, b) => a.id! - b.id!);
  faceDown.sort((a, b) => a - b);
  return { contracts, faceDown, proposals };
}
