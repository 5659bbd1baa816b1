import type { Order } from '@orrery/server';
import { whole } from '../arguments.ts';
import { BadArguments } from '../problem.ts';
import { duration } from './times.ts';

export interface Asked {
  readonly status?: string | undefined;
  readonly limit?: string | undefined;
  readonly for?: string | undefined;
  readonly in?: string | undefined;
  readonly clear?: boolean | undefined;
}

/** An order as it is asked for on a command line, and what it would destroy or forbid; null: nothing. */
export interface Planned {
  readonly order: Order;
  readonly danger: string | null;
}

const statuses = ['waiting', 'playing', 'over'] as const;

/** Reads `[act, ...rest]`; says what is wrong with it. */
export function plan([act, ...rest]: readonly string[], asked: Asked, now: number): Planned {
  const limit = asked.limit === undefined ? 200 : whole('limit', asked.limit, 1);
  const until = asked.for === undefined ? null : now + duration('for', asked.for);
  const safe = (order: Order): Planned => ({ order, danger: null });
  switch (act) {
    case 'tables':
      return nothing(rest, safe({ do: 'tables', limit, ...statusOf(asked.status) }));
    case 'people':
    case 'reports':
      return nothing(rest, safe({ do: act, limit }));
    case 'bans':
      return nothing(rest, safe({ do: 'bans' }));
    case 'table':
      return safe({ do: 'table', table: one(act, rest, 'a table') });
    case 'done':
      return safe({ do: 'report-done', report: one(act, rest, 'a report') });
    case 'end': {
      const table = one(act, rest, 'a table');
      return { order: { do: 'end', table }, danger: `Table ${table} ends for everybody who plays there.` };
    }
    case 'delete': {
      const table = one(act, rest, 'a table');
      return {
        order: { do: 'delete', table },
        danger: `Table ${table} is deleted with its matches, logs and talk, for good.`,
      };
    }
    case 'silence':
      return safe({ do: 'silence', person: one(act, rest, 'a person'), until });
    case 'unsilence':
      return safe({ do: 'unsilence', person: one(act, rest, 'a person') });
    case 'ban': {
      const whom = one(act, rest, 'a person or a network');
      return { order: { do: 'ban', whom, until }, danger: `${whom} is shut out; bots play their seats on.` };
    }
    case 'unban':
      return safe({ do: 'unban', whom: one(act, rest, 'a person or a network') });
    case 'announce': {
      if (asked.clear) return nothing(rest, safe({ do: 'announce', text: null, at: null }));
      const at = asked.in === undefined ? null : now + duration('in', asked.in);
      return safe({ do: 'announce', text: one(act, rest, 'a text (in quotes)'), at });
    }
    default:
      throw new BadArguments(act === undefined ? 'admin wants to know what to do' : `admin cannot '${act}'`);
  }
}

function one(act: string, rest: readonly string[], what: string): string {
  if (rest.length !== 1 || rest[0] === '') throw new BadArguments(`admin ${act} wants ${what}`);
  return rest[0]!;
}

function nothing(rest: readonly string[], planned: Planned): Planned {
  if (rest.length > 0) throw new BadArguments(`admin does not know what to do with '${rest[0]}'`);
  return planned;
}

function statusOf(text: string | undefined): { status?: (typeof statuses)[number] } {
  if (text === undefined) return {};
  const status = statuses.find((each) => each === text);
  if (status === undefined) throw new BadArguments(`--status is one of ${statuses.join(', ')}, not '${text}'`);
  return { status };
}
