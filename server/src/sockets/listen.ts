import type { Answer } from '@orrery/kernel';
import {
  type AnsweringMessage,
  type ClientMessage,
  closeCodes,
  type ErrorCode,
  type Hello,
  longestMessage,
  type OpenMessage,
  type PlayMessage,
  type ResyncMessage,
  readClientMessage,
  type SayMessage,
  type SealMessage,
  type Trouble,
  type UndoMessage,
} from '@orrery/wire';
import { household } from '../http/visitor.ts';
import { type Ledger, ownCost } from '../limits/ledger.ts';
import { warn } from '../log.ts';
import type { Settling } from '../luck/settling.ts';
import type { Live } from '../matches/live.ts';
import type { Matches } from '../matches/matches.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { OldRules } from '../shelf.ts';
import type { Standings } from '../standing/standings.ts';
import { HomeLost, type Store, StoreAway } from '../stores/store.ts';
import { holdsSeat, lastMatch } from '../tables/table.ts';
import type { Talk } from '../talk/talk.ts';
import type { Connection } from './connection.ts';
import type { Hub } from './hub.ts';

type Acting = Extract<ClientMessage, { t: 'play' | 'undo' | 'answering' }>;

/** Nothing of these ends on the disk. */
const free: ReadonlySet<ClientMessage['t']> = new Set(['hello', 'ping', 'resync', 'looking']);

/** What messages are about. */
export interface Rooms {
  readonly hub: Hub;
  readonly matches: Matches;
  readonly settling: Settling;
  readonly store: Store;
  readonly talk: Talk;
  readonly standings: Standings;
  readonly metrics: Metrics;
  readonly ledger: Ledger;
}

/** Somebody who answers the messages of a connection. */
export interface Listener {
  take(data: Buffer, isBinary: boolean): void;
  /** All that was said up to now is answered, but for what waits for its time. */
  idle(): Promise<void>;
  /** What was heard and not answered: plays that wait for their time, and whatever only the next home of the table can answer. */
  readonly unanswered: readonly ClientMessage[];
}

/** Answers the messages of one connection, one after the other. */
export function listen(
  connection: Connection,
  { hub, matches, settling, store, talk, standings, metrics, ledger }: Rooms,
): Listener {
  const unheard: ClientMessage[] = [];
  let answering = false;
  let idlers: (() => void)[] = [];
  const waiting = new Set<ClientMessage>();
  const purse = ledger.purse(connection.person, household(connection.caller.address));

  return {
    take(data, isBinary) {
      const message = read(connection, data, isBinary);
      if (connection.dismissed) return;
      const trouble = 'code' in message ? message : charge(message, data.length);
      if (trouble !== null) connection.send({ t: 'error', ...trouble });
      else if ('t' in message) {
        unheard.push(message);
        if (!answering) answerOn();
      }
    },
    idle: async () => {
      if (answering) await new Promise<void>((idle) => idlers.push(idle));
    },
    get unanswered() {
      return [...waiting];
    },
  };

  /** By callbacks: of all that a server does, most is a play that is answered, and each promise of it costs. */
  function answerOn(): void {
    answering = true;
    for (let message = unheard.shift(); message !== undefined; message = unheard.shift()) {
      const asked = message;
      try {
        const answered = answer(asked);
        if (answered === undefined) continue;
        answered.then(answerOn, (error: unknown) => {
          fail(asked, error);
          answerOn();
        });
        return;
      } catch (error) {
        fail(asked, error);
      }
    }
    answering = false;
    for (const idle of idlers) idle();
    idlers = [];
  }

  /** What ends on the disk is paid for. */
  function charge(message: ClientMessage, bytes: number): (Trouble & { id?: string }) | null {
    if (free.has(message.t)) return null;
    const cost = bytes + ownCost;
    const spent = purse.spend(cost);
    const after = spent === 0 && message.t === 'say' ? ledger.roomIn(cost) : spent;
    return after === 0 ? null : { code: 'TOO_FAST', after, ...('id' in message ? { id: message.id } : {}) };
  }

  /** Almost all are plays in a match that is in mind: the rest need not be quick. */
  function answer(message: ClientMessage): Promise<void> | undefined {
    if (connection.dismissed) return undefined;
    if (message.t !== 'play') return answerOther(message);
    const live = matchInMind(message);
    return live === null ? act(message) : play(live, message);
  }

  async function answerOther(message: Exclude<ClientMessage, PlayMessage>): Promise<void> {
    if (message.t === 'hello') metrics.greeted(Object.keys(message.had).length > 0 ? 'resumed' : 'new');
    if (message.t === 'ping') connection.send({ t: 'pong' });
    else if (message.t === 'looking') hub.looks(connection, message.looking);
    else if (message.t === 'say') await say(message);
    else if (message.t === 'resync') await resync(message);
    else if (message.t === 'seal' || message.t === 'open') giveToLuck(message);
    else if (message.t !== 'hello') await act(message);
    else await greet(message);
  }

  async function greet(message: Hello): Promise<void> {
    // A channel that a node has opened to the home of one table leads to no other.
    if (connection.only !== null && connection.only !== message.table) return connection.close(closeCodes.restart);
    const refused = await hub.follow(connection, message);
    if (refused === null) await readOut(message.table);
    else connection.send({ t: 'error', code: refused });
  }

  /** Who comes to a table reads what was said there before. */
  async function readOut(id: string): Promise<void> {
    const table = await store.table(id);
    if (table === null || !table.talk) return;
    const lines = [...(await talk.readOut(table, connection.person, connection.following?.muted))];
    if (connection.following?.table === id) connection.send({ t: 'talk', whole: true, lines });
  }

  async function say(message: SayMessage): Promise<void> {
    const { following, person } = connection;
    const silence = standings.silence(person);
    if (silence !== null) return connection.send({ t: 'error', code: 'SILENCED', ...silence, id: message.id });
    const table = following === null ? null : await store.table(following.table);
    const missing = following === null ? 'NO_HELLO' : 'NO_SUCH_TABLE';
    const code = table === null ? missing : await talk.say(table, person, message);
    if (code === null) ledger.wrote(message.text.length + ownCost);
    else connection.send({ t: 'error', code, id: message.id });
  }

  /** It never happens where everybody follows as the rules tell: so it is counted. */
  async function resync({ as }: ResyncMessage): Promise<void> {
    const match = connection.following?.match ?? null;
    const live = match === null ? null : await matches.live(match);
    const missing = connection.following === null ? 'NO_HELLO' : 'NOT_STARTED';
    const refused = live === null ? ({ code: missing } as const) : hub.showAgain(connection, live, as);
    if (refused !== null) connection.send({ t: 'error', ...refused });
    else metrics.resynced(live!.host.head.game);
  }

  /** What comes too late is not answered: the next `luck` says how it stands. */
  function giveToLuck(message: SealMessage | OpenMessage): void {
    const { following, person } = connection;
    const { match } = message;
    if (following === null) connection.send({ t: 'error', code: 'NO_HELLO' });
    else if (message.t === 'seal') {
      const seal = settling.seal(following.table, person, match, message.seal);
      if (seal !== null) connection.send({ t: 'sealed', match, seal });
    } else {
      const nonce = settling.open(following.table, person, match, message.nonce);
      if (nonce !== null) connection.send({ t: 'opened', match, nonce });
    }
  }

  async function act(message: Acting): Promise<void> {
    const found = matchInMind(message) ?? (await matchOf(message));
    if (typeof found === 'string') refuse(message, found);
    else if (message.t === 'answering') prefer(found, message);
    else if (message.t === 'undo') reply(message, await found.host.undo(message.seat, message.id));
    else await play(found, message);
  }

  /** The same as `matchOf` where nothing has to be read for it, and nothing stands in the way; null: that has to answer. */
  function matchInMind({ t, seat, match: meant }: Acting): Live | null {
    const { following, person } = connection;
    const table = following === null ? null : (store.tableInMind?.(following.table) ?? null);
    if (table === null || table.status !== 'playing' || !holdsSeat(table, person, seat)) return null;
    const match = lastMatch(table)?.id;
    const live = match === undefined || (meant ?? match) !== match ? undefined : matches.inMind(match);
    return live === undefined || (t !== 'play' && live.bots.plays(seat)) ? null : live;
  }

  /** Who acts is the session's person, whatever the message says: it may only name a seat that this person holds. */
  async function matchOf(message: Acting): Promise<Live | ErrorCode | 'STALE'> {
    const { t, seat, match: meant } = message;
    const { following, person } = connection;
    if (following === null) return 'NO_HELLO';
    const table = await store.table(following.table);
    if (table === null) return 'NO_SUCH_TABLE';
    if (!holdsSeat(table, person, seat)) return 'NOT_YOUR_SEAT';
    const match = lastMatch(table);
    if (match === undefined) return 'NOT_STARTED';
    if (meant !== undefined && meant !== match.id) return 'STALE';
    const live = await matches.live(match.id);
    if (live === null) return 'NOT_STARTED';
    // Ended from outside: its key is known to whoever asks for it.
    if (table.status !== 'playing' && live.host.result === null && !(await isKept(match.id, message)))
      return 'MATCH_OVER';
    return t !== 'play' && live.bots.plays(seat) ? 'NOT_YOUR_SEAT' : live;
  }

  /** Is in the log: then it is acknowledged, however late. */
  async function isKept(match: string, message: Acting): Promise<boolean> {
    return message.t !== 'answering' && (await store.entryOf(match, message.seat, message.id)) !== undefined;
  }

  /** undefined: what comes after it need not wait for it. */
  function play({ clock, bots }: Live, message: PlayMessage): Promise<void> | undefined {
    const { seat: by, id, move } = message;
    // Who has given up answers nothing any more: only what is in the log already is acknowledged.
    const decision = bots.plays(by) ? '' : message.decision;
    const { held, answer } = clock.play({ by, id, decision, move }, message.unattended && 'unattended');
    if (!held) return answer.then((each) => reply(message, each));
    waiting.add(message);
    const told = answer.then((each) => {
      waiting.delete(message);
      reply(message, each);
    });
    told.catch((error: unknown) => fail(message, error));
    return undefined;
  }

  function prefer(live: Live, { seat, how }: AnsweringMessage): void {
    if (matches.prefer(live, seat, how)) hub.preferred(live, seat);
    else connection.send({ t: 'error', code: 'MALFORMED' });
  }

  function reply({ id }: PlayMessage | UndoMessage, answer: Answer): void {
    // The id of a move has signs that need no care (`readPlay`): an acknowledgement is written as it stands.
    if (answer.ok) connection.send(`{"t":"ack","id":"${id}","no":${answer.no}}`);
    else connection.send({ t: 'refused', id, refusal: answer.refusal });
  }

  function refuse(message: Acting, why: ErrorCode | 'STALE'): void {
    const named = 'id' in message ? { id: message.id } : {};
    if (why !== 'STALE') connection.send({ t: 'error', code: why, ...named });
    else if ('id' in message) reply(message, { ok: false, refusal: why });
  }

  function fail(message: ClientMessage, error: unknown): void {
    // Whether it was kept is not known, so it stays unanswered: it is asked again where the table is now.
    if (error instanceof HomeLost || error instanceof StoreAway) {
      if (message.t !== 'hello') waiting.add(message);
      connection.close(closeCodes.restart);
      return;
    }
    waiting.delete(message);
    const code = error instanceof OldRules ? 'OLD_RULES' : 'SERVER_FAULT';
    if (code === 'SERVER_FAULT') warn(`a message of type ${message.t} failed`, error);
    connection.send({ t: 'error', code, ...('id' in message ? { id: message.id } : {}) });
  }
}

function read(connection: Connection, data: Buffer, isBinary: boolean): ClientMessage | Trouble {
  const trouble = refusedAtTheDoor(connection, data, isBinary);
  return trouble ?? readClientMessage(data.toString('utf8')) ?? { code: 'MALFORMED' };
}

/** Why a message is not even read; null: it may be. */
export function refusedAtTheDoor(connection: Connection, data: Buffer, isBinary: boolean): Trouble | null {
  const after = connection.mustWait();
  if (after > 0) return { code: 'TOO_FAST', after };
  if (data.length > longestMessage) return { code: 'TOO_LARGE' };
  return isBinary ? { code: 'MALFORMED' } : null;
}
