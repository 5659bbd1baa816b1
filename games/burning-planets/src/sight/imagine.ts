import type { Chance, Seat } from '@orrery/kernel';
import { type Board, cellAt } from '../rules/board.ts';
import { DOUBT, KNOWN } from '../rules/holds.ts';
import { layPlanet } from '../rules/planet-making.ts';
import { tally } from '../rules/planets.ts';
import { listed } from '../rules/purse.ts';
import type { PlanetSeen, ShipSeen, Use, View } from '../rules/seen.ts';
import { blank, NOBODY, NONE, type State } from '../rules/state.ts';
import { CLEARED, DEMOLISHED } from '../rules/structures.ts';
import { tablesOf } from '../rules/tables.ts';
import { ASTEROID, KITS, kitNames, STATION, thingNumber } from '../rules/things.ts';
import { addUnit, FINISHED, FRESH, MOVED, unitRow } from '../rules/units.ts';
import { layPapers } from './guess-papers.ts';
import { guessStock } from './guess-stock.ts';

/**
 * A whole state that fits all a seat sees. Drawn: the stocks of others (near what all have seen come and go, and such that
 * just those legs are covered that are), which kits are left in their reserves, those that may be aboard their ships, what contracts lie face down between them,
 * their switches. They have no proposals among themselves.
 */
export function imagine(v: View, me: Seat, chance: Chance): State {
  const board = tablesOf(v.options).board(v.n);
  const s = blank(v.options, v.n, board.cells, board.panels.length);
  s.stage = v.stage;
  s.first = v.first;
  s.round = v.round;
  s.acts = v.acts;
  s.quiet = v.quiet;
  s.busy = v.busy;
  s.how = v.result?.how ?? null;
  s.toAct = v.turn?.seat ?? v.placing?.seat ?? NOBODY;
  s.asteroidsLeft = v.placing?.asteroidsLeft ?? 0;
  s.drawnPanel = v.placing?.panel ? v.placing.panel - 1 : NONE;
  layBoard(s, board, v, chance);
  if (v.turn !== null) {
    s.phase = v.turn.phase;
    s.roll = v.turn.roll;
    s.active = v.turn.active === null ? NONE : unitRow(s, board, v.turn.active);
  }
  for (let seat = 0; seat < v.n; seat++) seatPlayer(s, v, seat, chance);
  layPapers(s, v, me, chance);
  guessSwitches(s, v, me, chance);
  return s;
}

function layBoard(s: State, board: Board, v: View, chance: Chance): void {
  for (const planet of v.planets) settle(s, board, planet);
  for (const ship of v.ships) {
    const row = addUnit(s, board, thingNumber(ship.cls), ship.owner, cellAt(board, ship.cell));
    used(s, row, ship.use);
    s.uNo[row] = ship.no;
    s.uHold[row] = holdOf(ship, chance);
  }
  s.ships = v.shipsBuilt;
  for (const { cell, on } of v.asteroids) {
    const at = cellAt(board, cell);
    s.at[at] = ASTEROID;
    if (on !== null) used(s, addUnit(s, board, thingNumber(on.kind), on.owner, at), on.use);
  }
  for (const { cell, owner, use } of v.stations) used(s, addUnit(s, board, STATION, owner, cellAt(board, cell)), use);
}

function settle(s: State, board: Board, seen: PlanetSeen): void {
  const owner = seen.owner ?? NOBODY;
  layPlanet(s, board, { panel: seen.panel - 1, size: seen.size, biome: seen.biome, owner });
  s.built[seen.id] = seen.built;
  s.felled[seen.id] = (seen.demolished ? DEMOLISHED : 0) | (seen.cleared ? CLEARED : 0);
  for (const { cell, kind, use } of seen.slots) {
    const at = cellAt(board, cell);
    if (use !== null) used(s, addUnit(s, board, thingNumber(kind), owner, at), use);
    else {
      s.at[at] = thingNumber(kind);
      tally(s, seen.id, thingNumber(kind), 1);
    }
  }
}

function used(s: State, row: number, use: Use): void {
  s.uMarks[row] = (use.fresh ? FRESH : 0) | (use.moved ? MOVED : 0) | (use.finished ? FINISHED : 0);
  s.uUsed[row] = use.used;
}

/** Where a kit may be aboard, as likely none as one. */
function holdOf({ kit, kitKnown, kitDoubt }: ShipSeen, chance: Chance): number {
  const marks = (kitKnown ? KNOWN : 0) | (kitDoubt ? DOUBT : 0);
  if (kit === null || kit === 'none') return marks;
  if (kit !== 'unknown') return marks | (kitNames.indexOf(kit) + 1);
  return marks | (chance.int(2, 'kit') === 0 ? 0 : 1 + chance.int(KITS, 'kit'));
}

function seatPlayer(s: State, v: View, seat: Seat, chance: Chance): void {
  const seen = v.players[seat]!;
  s.kills[seat] = seen.kills;
  s.robber[seat] = seen.robber ?? NOBODY;
  s.outAt[seat] = seen.outAt;
  const stock = seen.stock === null ? guessStock(v, seat, chance) : listed(seen.stock);
  const ledger = listed(seen.ledger);
  for (let k = 0; k < 4; k++) {
    s.stock[4 * seat + k] = stock[k]!;
    s.ledger[4 * seat + k] = ledger[k]!;
  }
  for (const kit of seen.kitsSeen) s.kitsSeen[KITS * seat + kitNames.indexOf(kit)]!++;
  const kept = seen.reserve ?? seen.kitsSeen.filter(() => chance.int(2, 'reserve') === 0);
  for (const kit of kept) s.reserve[KITS * seat + kitNames.indexOf(kit)]!++;
}

/** Not all can be on, or the game would have ended so (BP-E3). */
function guessSwitches(s: State, v: View, me: Seat, chance: Chance): void {
  const others = v.players.flatMap(({ outAt }, seat) => (outAt === 0 && seat !== me ? [seat] : []));
  const agreed = s.how === 'shared' || s.how === 'draw';
  for (const seat of others) if (agreed || chance.int(4, 'switch') === 0) s.share |= 1 << seat;
  if (v.own?.share) s.share |= 1 << me;
  const holdout = others[chance.int(Math.max(1, others.length), 'switch')];
  if (!agreed && holdout !== undefined && others.every((seat) => (s.share >> seat) & 1)) s.share &= ~(1 << holdout);
}
