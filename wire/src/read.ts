import * as v from 'valibot';
import { readPlay } from './read-play.ts';
import { ClientMessage, ServerMessage } from './socket.ts';
import { AskMessage, ThinkerMessage } from './think.ts';

/**
 * Total: what the text says if it is JSON of this shape, else null. What a client says is read strictly; of what a server says
 * unknown keys are left out, so that a page that was loaded before an upgrade still understands the server after it.
 */
export function readJson<T extends v.GenericSchema>(schema: T, text: string): v.InferOutput<T> | null {
  const raw = parse(text);
  const read = v.safeParse(schema, raw);
  return read.success ? read.output : null;
}

export function readClientMessage(text: string): ClientMessage | null {
  const raw = parse(text);
  if (typeof raw !== 'object' || raw === null) return null;
  if ((raw as { t?: unknown }).t === 'play') return readPlay(raw);
  const read = v.safeParse(ClientMessage, raw);
  return read.success ? read.output : null;
}
export const readServerMessage = (text: string): ServerMessage | null => readJson(ServerMessage, text);
export const readThinkerMessage = (text: string): ThinkerMessage | null => readJson(ThinkerMessage, text);
export const readAskMessage = (text: string): AskMessage | null => readJson(AskMessage, text);

/** undefined: it is no JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
