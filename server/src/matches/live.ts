import { MatchClock, type Memo, realTime, type Time } from '@orrery/clock';
import {
  Host,
  type Kind,
  type LuckRecord,
  luckKey,
  type MatchHead,
  type Memory,
  type Pace,
  SealedChance,
  type Seat,
  type Secret,
  type Snapshot,
  type Turn,
  type World,
} from '@orrery/kernel';
import { warn } from '../log.ts';
import { OldRules, type Shelf } from '../shelf.ts';
import type { MatchRecord, Store } from '../stores/store.ts';
import { type BotHouse, MatchBots } from './bots.ts';
import type { Slices } from './slices.ts';

/** A match in memory. The journal has all of it: it may be forgotten and opened again at any time. */
export interface Live {
  readonly table: string;
  readonly host: Host<Kind>;
  readonly key: Uint8Array;
  /** How people had their part in its luck; null: they had none, as it was once. */
  readonly luck: LuckRecord | null;
  readonly pace: Pace;
  readonly clock: MatchClock<Kind>;
  readonly bots: MatchBots;
}

/** A match and the key that all its draws are derived from. */
interface Drawn {
  readonly head: MatchHead;
  readonly key: Uint8Array;
}

/** The world in which matches are played, apart from their journal. */
export interface TimeAndLuck {
  readonly now: () => number;
  /** What clocks run by. */
  readonly time: Time;
  /** The luck of a match after its first `drawn` draws. */
  readonly luck: (match: Drawn, drawn: number) => ReturnType<World['chance']>;
  /** What the thoughts and delays of a match are drawn from: by the server's own secret, which no file ever shows. */
  readonly secret: (match: string, own: Secret) => Secret;
}

export const realTimeAndLuck: TimeAndLuck = {
  now: () => Date.now(),
  time: realTime,
  luck: ({ key, head }, drawn) => new SealedChance(key, head.id, drawn),
  secret: (match, own) => own.of('match', match),
};

/** What every match of a server is opened with. */
export interface Opening {
  readonly store: Store;
  readonly shelf: Shelf;
  readonly house: BotHouse;
  readonly around: TimeAndLuck;
  /** A secret of this server that no file ever shows. */
  readonly secret: Secret;
  /** How long this server has run, and those before it with the same data: the time by which matches are due. */
  readonly uptime: () => number;
  readonly slices: Slices;
  /** The time of a seat has run out, as everybody could see. */
  readonly ranOut?: (table: string, match: string, seat: Seat) => void;
  /** Whose time had run out has answered again. */
  readonly answered?: (table: string) => void;
}

/** How many tellings of each observer a live match keeps in mind: more than a hello tells. */
const inMind = 256;

/** What is read beside the log of a match that is opened, all of it asked for at once. */
export interface ReadAhead {
  readonly record: Promise<MatchRecord | null>;
  readonly memo: Promise<Memo | null>;
  readonly turn: Promise<Turn | null>;
  readonly snapshot: Promise<Snapshot | null>;
}

/** A database elsewhere is waited for once instead of four times. */
export function readAhead(store: Store, match: string): ReadAhead {
  const [record, memo] = [store.match(match), store.memo(match)];
  const [turn, snapshot] = [store.turn(match), store.snapshot(match)];
  // Where the record cannot be read, or is of another node, nobody waits for the others.
  for (const each of [memo, turn, snapshot]) each.catch(() => undefined);
  return { record, memo, turn, snapshot };
}

/** What live matches do not keep in mind is in the store. */
function memoryIn({ store, slices }: Opening, snapshot: ReadAhead['snapshot']): Memory {
  return {
    tellings: inMind,
    snapshot: () => snapshot,
    keepSnapshot: (match, snapshot) => {
      store.keepSnapshot(match, snapshot).catch((error: unknown) => warn(`a snapshot of match ${match}`, error));
    },
    find: (match, by, id) => store.entryOf(match, by, id),
    mustRest: () => slices.spent,
    rest: () => slices.next(),
  };
}

/** What is known of a match before it is opened. */
interface Opened extends Pick<ReadAhead, 'snapshot'> {
  readonly pace: Pace;
  readonly memo: Memo | null;
}

/** Opens a match where it stands; one of which only the record was kept before a crash is set up now, by the same luck. */
export async function openMatch(
  record: MatchRecord,
  { pace, memo, snapshot }: Opened,
  opening: Opening,
): Promise<Live> {
  const { store, shelf, house, around, uptime } = opening;
  const { head, table, key } = record;
  const luck = luckOf(record);
  const drawn = { head, key: luck === null ? key : luckKey(key, head.id, luck) };
  const game = await shelf.edition(head.game, head.rules);
  if (game === undefined) throw new OldRules(head);
  const world: World = {
    journal: store,
    memory: memoryIn(opening, snapshot),
    now: around.now,
    chance: (_match, count) => around.luck(drawn, count),
  };
  const host = (await Host.find(game, head, world)) ?? (await Host.begin(game, head, world));
  const secret = around.secret(head.id, opening.secret);
  const clock = new MatchClock(host, {
    pace,
    time: around.time,
    secret,
    memo: recalled(memo, pace, uptime()),
    keep: (memo) => {
      store
        .keepMemo(head.id, { ...memo, noted: uptime() })
        .catch((error: unknown) => warn(`the clock of match ${head.id}`, error));
    },
    ranOut: (seat) => opening.ranOut?.(table, head.id, seat),
    answered: () => opening.answered?.(table),
    trouble: (error) => warn(`the clock of match ${head.id}`, error),
  });
  const bots = new MatchBots({ table, host, clock, house, secret, tempo: pace.tempo });
  return { table, host, key, luck, pace, clock, bots };
}

function luckOf({ head, luck }: MatchRecord): LuckRecord | null {
  if (luck === undefined) return null;
  if (luck.stage !== 'set') throw new Error(`the luck of match ${head.id} is not settled`);
  return luck.record;
}

/** By correspondence the time of a question goes on while its match is put away; not while there is no server, nor in a vacation. */
function recalled(memo: Memo | null, pace: Pace, now: number): Memo | null {
  if (memo?.noted === undefined || memo.stands || pace.tempo !== 'days') return memo;
  return { ...memo, spent: memo.spent + Math.max(0, now - memo.noted) };
}
