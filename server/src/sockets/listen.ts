import type { Answer } from '@orrery/kernel';
import {
  type ClientMessage,
  type ErrorCode,
  longestMessage,
  readClientMessage,
  type ServerMessage,
} from '@orrery/wire';
import type { Matches } from '../matches/matches.ts';
import type { Store } from '../stores/store.ts';
import { lastMatch, seatsHeld } from '../tables/table.ts';
import { warn } from '../warn.ts';
import type { Connection } from './connection.ts';
import type { Hub } from './hub.ts';

type Acting = Extract<ClientMessage, { t: 'play' | 'undo' }>;

/** Answers the messages of one connection, one after the other. */
export function listen(connection: Connection, hub: Hub, matches: Matches, store: Store) {
  let before: Promise<void> = Promise.resolve();

  return (data: Buffer, isBinary: boolean): void => {
    const message = read(connection, data, isBinary);
    if (typeof message === 'string') connection.send({ t: 'error', code: message });
    else before = before.then(() => answer(message)).catch((error: unknown) => fail(message, error));
  };

  async function answer(message: ClientMessage): Promise<void> {
    if (message.t === 'ping') connection.send({ t: 'pong' });
    else if (message.t !== 'hello') connection.send(await act(message));
    else if (!(await hub.follow(connection, message))) connection.send({ t: 'error', code: 'NO_SUCH_TABLE' });
  }

  /** Who acts is the session's person, whatever the message says: it may only name a seat that this person holds. */
  async function act(message: Acting): Promise<ServerMessage> {
    const { id, seat } = message;
    const { following, person } = connection;
    if (following === null) return { t: 'error', code: 'NO_HELLO', id };
    const table = await store.table(following.table);
    if (table === null) return { t: 'error', code: 'NO_SUCH_TABLE', id };
    if (!seatsHeld(table, person).includes(seat)) return { t: 'error', code: 'NOT_YOUR_SEAT', id };
    const match = lastMatch(table);
    if (match === undefined) return { t: 'error', code: 'NOT_STARTED', id };
    if (message.match !== undefined && message.match !== match.id) return { t: 'refused', id, refusal: 'STALE' };
    const { host } = await matches.live(match.id);
    const answer: Answer =
      message.t === 'undo'
        ? await host.undo(seat, id)
        : await host.play({ by: seat, id, decision: message.decision, move: message.move });
    return answer.ok ? { t: 'ack', id, no: answer.no } : { t: 'refused', id, refusal: answer.refusal };
  }

  function fail(message: ClientMessage, error: unknown): void {
    warn(`a message of type ${message.t} failed`, error);
    connection.send({ t: 'error', code: 'SERVER_FAULT', ...('id' in message ? { id: message.id } : {}) });
  }
}

function read(connection: Connection, data: Buffer, isBinary: boolean): ClientMessage | ErrorCode {
  if (!connection.maySpeak()) return 'TOO_FAST';
  if (data.length > longestMessage) return 'TOO_LARGE';
  return (isBinary ? null : readClientMessage(data.toString('utf8'))) ?? 'MALFORMED';
}
