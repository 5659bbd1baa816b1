import type { Game, Kind, Level } from '@orrery/kernel';
import type { LayTable } from '@orrery/wire';
import type { StoredLuck } from '../luck/stored.ts';
import { no, type Outcome, yes } from '../outcome.ts';
import type { Plan } from '../tournaments/rules/tournament.ts';
import { layTable } from './lay.ts';
import { belongs, type Table } from './table.ts';

/** Two who meet in a tournament. */
export interface SeatedTable {
  readonly id: string;
  readonly name: string;
  readonly tournament: NonNullable<Table['tournament']>;
  readonly plan: Plan;
  /** By seat: a person, a bot, or somebody who was deleted since. */
  readonly sitters: readonly {
    readonly person: string | null;
    readonly bot: Level | null;
    /** Of that bot. */
    readonly name: string | null;
  }[];
}

/** Nobody takes over, everybody with the link may watch. Bots among themselves have all the time they need. */
export function seatedTable(game: Game<Kind>, asked: SeatedTable, now: number): Outcome<Table> {
  const { id, name, tournament, plan, sitters } = asked;
  const people = sitters.some(({ person }) => person !== null);
  const pace = people ? plan.pace : { tempo: 'off' as const, fixedWindows: false };
  const plans: LayTable['seats'] = sitters.map(({ bot }) =>
    bot === null ? { kind: 'link' } : { kind: 'bot', level: bot },
  );
  const table: LayTable = {
    ...{ game: plan.game, seats: plans, name, listed: false, spectators: true, takeover: 'nobody' },
    ...(plan.options === null ? {} : { options: plan.options }),
    ...(plan.bestOf === 1 ? {} : { series: { bestOf: plan.bestOf, swap: true } }),
    ...(pace === null ? {} : { pace }),
  };
  const laid = layTable(game, table, null, now);
  if (!laid.ok) return laid;
  const seats = laid.value.seats.map((seat, at) => {
    const { person = null, name: called = null } = sitters[at] ?? {};
    return { ...seat, holder: person, ready: true, name: called };
  });
  return yes({ ...laid.value, id, tournament, seats, code: null });
}

export const holdersAt = ({ seats }: Table): readonly string[] =>
  seats.flatMap(({ holder }) => (holder === null ? [] : [holder]));

/** Where nobody sits whose browser could take part in the luck, it is the key's alone, and nobody is waited for. */
export function settledLuck(table: Table): StoredLuck {
  if (table.tournament === undefined || holdersAt(table).length > 0) return { stage: 'seal' };
  return { stage: 'set', record: { seals: [], absent: [], nonces: [] } };
}

/** What people may do at other tables, the tournament decides at its own while they play. To a stranger it is not there. */
export function besidesTournaments(
  person: string,
  change: (table: Table) => Outcome<Table>,
): (table: Table) => Outcome<Table> {
  return (table) => {
    const bound = table.tournament !== undefined && table.status !== 'over' && belongs(table, person);
    return bound ? no('TOURNAMENT_TABLE') : change(table);
  };
}
