import { isDeepStrictEqual } from 'node:util';
import { fitting, type Game, type Kind, type Manner, type Pace, usualManner } from '@orrery/kernel';
import type { EditSeats, LayTable, SeatPlan, SeatProblem } from '@orrery/wire';
import { no, type Outcome, yes } from '../outcome.ts';
import { drawSecret } from '../secrets.ts';
import { withoutAgreement } from './counting.ts';
import { withCode } from './invitations.ts';
import { type Table, type TableSeat, takeoverOf } from './table.ts';

/** A new table with its seats as they were asked for. */
export function layTable(
  game: Game<Kind>,
  asked: LayTable,
  host: string | null,
  now: number,
  manners: readonly Manner[] = [],
): Outcome<Table> {
  const seats = arrange(asked.seats, host, [], now, manners);
  const fault = seatFault(game, asked.seats, manners);
  if (fault !== null) return fault;
  const options = game.readOptions(asked.options, seats.length);
  if (!options.ok) return no('BAD_OPTIONS', { problem: options.problem, where: options.where });
  const table: Table = {
    id: drawSecret(),
    version: 0,
    game: game.id,
    rules: game.rules,
    options: options.value,
    chosen: chosenOf(game, asked.options ?? null, options.value),
    talk: asked.talk ?? true,
    series: asked.series ?? null,
    upcoming: null,
    name: asked.name ?? null,
    status: 'waiting',
    host,
    seats,
    listed: asked.listed,
    spectators: asked.spectators,
    pace: asked.pace ?? usualPace(game),
    takeover: asked.takeover ?? 'ask',
    code: null,
    link: drawSecret(),
    matches: [],
    laid: now,
    touched: now,
  };
  return yes(withCode(table));
}

function usualPace({ pacing }: Game<Kind>): Pace {
  return { tempo: pacing === undefined ? 'off' : (pacing.usual ?? 'live'), fixedWindows: false };
}

/** The host arranges the table anew while it waits. */
export function editTable(
  game: Game<Kind>,
  table: Table,
  asked: EditSeats,
  now: number,
  manners: readonly Manner[],
): Outcome<Table> {
  const fault = seatFault(game, asked.seats, manners);
  if (fault !== null) return fault;
  const seats = arrange(asked.seats, table.host, table.seats, now, manners);
  const chosen = asked.options ?? chosenFor(game, table, asked.seats);
  const options = game.readOptions(chosen ?? undefined, seats.length);
  if (!options.ok) return no('BAD_OPTIONS', { problem: options.problem, where: options.where });
  // Who has agreed that it counts has agreed to these options, at a table of so many: the others are asked again.
  const same = seats.length === table.seats.length && isDeepStrictEqual(options.value, table.options);
  const stays = (person: string) => seats.some(({ holder }) => holder === person) && (same || person === table.host);
  const kept = (table.agreed ?? []).filter((person) => !stays(person)).reduce(withoutAgreement, table);
  return yes({
    ...kept,
    seats,
    rules: game.rules,
    options: options.value,
    chosen: chosenOf(game, chosen, options.value),
    name: asked.name ?? table.name,
    listed: asked.listed ?? table.listed,
    spectators: asked.spectators ?? table.spectators,
    takeover: asked.takeover ?? takeoverOf(table),
  });
}

/** What was chosen before, as far as it can be with these seats. What a seat stands for moves along with it; a new one has what is left. */
function chosenFor(game: Game<Kind>, table: Table, plans: readonly SeatPlan[]): unknown {
  if (typeof table.chosen !== 'object' || table.chosen === null) return table.chosen;
  const chosen: Record<string, unknown> = { ...table.chosen };
  const { seatOption } = game;
  if (seatOption !== undefined && Object.hasOwn(chosen, seatOption.name)) {
    const before = (table.options as Record<string, unknown>)[seatOption.name] as readonly string[];
    const stay = plans.map(({ from }, at) => before[from ?? at]);
    const left = seatOption.choices(table.options as Kind['options']).filter((each) => !stay.includes(each));
    chosen[seatOption.name] = stay.map((each, at) => (stay.indexOf(each) === at ? each : undefined) ?? left.shift());
  }
  return fitting(game, chosen, plans.length);
}

/** What the host asked for, with data sets as the game has read them: so each is one set, however it was written down. */
function chosenOf({ dataOptions }: Game<Kind>, asked: unknown, read: object): unknown {
  if (typeof asked !== 'object' || asked === null) return asked;
  const brought = Object.entries(read).filter(([name]) => dataOptions?.includes(name) && Object.hasOwn(asked, name));
  return { ...asked, ...Object.fromEntries(brought) };
}

function seatFault(
  game: Game<Kind>,
  plans: readonly SeatPlan[],
  manners: readonly Manner[],
): ReturnType<typeof no> | null {
  const bad = (problem: SeatProblem, where = 'seats') => no('BAD_SEATS', { problem, where });
  if (plans.length < game.seats.min) return bad('TOO_FEW');
  if (plans.length > game.seats.max) return bad('TOO_MANY');
  const mine = plans.flatMap((plan, at) => (plan.kind === 'me' ? [at] : []));
  if (mine.length > 1) return bad('TWO_MINE', `seats.${mine[1]}`);
  const unlevelled = plans.findIndex((plan) => plan.kind === 'bot' && plan.level === undefined);
  if (unlevelled >= 0) return bad('NO_LEVEL', `seats.${unlevelled}`);
  const odd = plans.findIndex(({ manner }) => manner !== undefined && !manners.includes(manner));
  return odd < 0 ? null : bad('NO_MANNER', `seats.${odd}`);
}

/** Where a seat for others stays one, its person, what they have chosen and its link move along to where it is now. */
function arrange(
  plans: readonly SeatPlan[],
  host: string | null,
  before: readonly TableSeat[],
  now: number,
  manners: readonly Manner[],
): TableSeat[] {
  const carried = new Set<TableSeat>();
  const hostSat = before.find((seat) => seat.holder !== null && seat.holder === host)?.sat;
  return plans.map((plan, at) => {
    const hosts = plan.kind === 'me' || plan.kind === 'here';
    const was = before[plan.from ?? at];
    // Who was the host before has a seat that was laid for a host.
    const others = was !== undefined && (forOthers(was) || (was.holder !== null && was.holder !== host));
    const stays = others && forOthers(plan) && !carried.has(was) ? was : null;
    if (stays !== null) carried.add(stays);
    const sitter = hosts && was?.holder === host ? was : stays;
    return {
      kind: plan.kind,
      name: plan.kind === 'here' ? (plan.name ?? null) : null,
      level: plan.kind === 'bot' ? (plan.level ?? null) : null,
      ...(plan.kind === 'bot' ? { manner: plan.manner ?? usualManner(manners, at) } : {}),
      holder: hosts ? host : (stays?.holder ?? null),
      sat: (hosts ? hostSat : stays?.sat) ?? now,
      ready: hosts || (stays?.ready ?? false),
      link: stays?.link ?? drawSecret(),
      ...(sitter?.chose === true && { chose: true as const }),
    };
  });
}

const forOthers = ({ kind }: Pick<TableSeat, 'kind'>) => kind === 'link' || kind === 'open';
