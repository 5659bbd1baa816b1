import type { ServerReady, TableStatus } from '@orrery/wire';
import about from '../../package.json' with { type: 'json' };
import type { Space } from '../health/disk.ts';
import { recentWarnings, type Warning } from './recent.ts';

/** How a server does, for the one who runs it. */
export interface Figures {
  readonly version: string;
  readonly name: string | null;
  /** Seconds. */
  readonly uptime: number;
  readonly ready: ServerReady;
  readonly tables: Readonly<Record<TableStatus, number>>;
  readonly people: number;
  readonly sockets: number;
  readonly liveMatches: number;
  /** Questions to bots that wait, and that are thought about. */
  readonly bots: { readonly waiting: number; readonly thinking: number };
  readonly disk: Space | null;
  readonly stored: number;
  /** Milliseconds since 1970; null: there is none. */
  readonly backup: number | null;
  readonly reports: number;
  readonly warnings: readonly Warning[];
  readonly now: number;
}

export interface Sources {
  readonly name: string | null;
  readonly now: () => number;
  readonly ready: () => Promise<ServerReady>;
  readonly tables: () => Promise<Readonly<Record<TableStatus, number>>>;
  readonly callers: () => readonly { readonly person: string }[];
  readonly liveMatches: () => number;
  readonly bots: () => Figures['bots'];
  readonly disk: () => Promise<Space>;
  readonly stored: () => Promise<number>;
  readonly backup: () => number | null;
  readonly reports: () => Promise<number>;
}

export function figuresFrom(from: Sources): () => Promise<Figures> {
  const started = performance.now();
  return async () => {
    const callers = from.callers();
    return {
      version: about.version,
      name: from.name,
      uptime: Math.round((performance.now() - started) / 1000),
      ready: await from.ready(),
      tables: await from.tables(),
      people: new Set(callers.map(({ person }) => person)).size,
      sockets: callers.length,
      liveMatches: from.liveMatches(),
      bots: from.bots(),
      disk: await from.disk().catch(() => null),
      stored: await from.stored(),
      backup: from.backup(),
      reports: await from.reports(),
      warnings: recentWarnings(),
      now: from.now(),
    };
  };
}

/** The lanes of the bots' pool together. */
export function allLanes(lanes: Readonly<Record<string, Figures['bots']>>): Figures['bots'] {
  const sum = (of: 'waiting' | 'thinking') => Object.values(lanes).reduce((all, lane) => all + lane[of], 0);
  return { waiting: sum('waiting'), thinking: sum('thinking') };
}
