import type { Calls, ChangeCalls } from '@orrery/wire';
import { create } from 'zustand';
import { api, type Reply } from '../remote/api.ts';
import { useSpeech } from '../words/speech.ts';
import { endpointHere, subscribeHere, unsubscribeHere } from './push.ts';

interface CallState {
  /** How this person is called, as the server says; null: it has not said. */
  readonly calls: Calls | null;
  /** Where this browser is called; null: it is not. */
  readonly here: string | null;
}

export const useCalls = create<CallState>()(() => ({ calls: null, here: null }));

/** Asks the server how this person is called, and the browser whether it is. */
export async function loadCalls(): Promise<void> {
  const [reply, here] = await Promise.all([api.calls(), endpointHere().catch(() => null)]);
  if (reply.ok) useCalls.setState({ calls: reply.value, here });
}

async function keep(asked: Promise<Reply<Calls>>): Promise<string | null> {
  const reply = await asked;
  if (!reply.ok) return reply.trouble.code;
  useCalls.setState({ calls: reply.value });
  return null;
}

/** Changes go one after the other, and only the answer to the last one counts: an earlier one knows nothing of it. */
let changing: Promise<unknown> = Promise.resolve();
let newest = 0;

/** Each answers why it could not be done, as a code; null: it is done. */
export async function changeCalls(change: ChangeCalls): Promise<string | null> {
  const own = ++newest;
  const { calls: before } = useCalls.getState();
  const { quiet = before?.quiet ?? null, gather = before?.gather ?? 10 } = change;
  // Whoever ticks a box sees it ticked.
  if (before !== null) useCalls.setState({ calls: { ...before, quiet, gather } });
  const asked = changing.then(() => api.changeCalls({ ...change, lang: useSpeech.getState().lang }));
  changing = asked;
  const reply = await asked;
  if (own === newest) useCalls.setState({ calls: reply.ok ? reply.value : before });
  return reply.ok ? null : reply.trouble.code;
}
export const callToTable = (table: string, called: boolean) => keep(api.callToTable({ table, called }));
export const dropDevice = (id: string) => keep(api.dropCalledDevice({ id }));

export async function callHere(): Promise<string | null> {
  if (useCalls.getState().calls === null) await loadCalls();
  const key = useCalls.getState().calls?.key;
  if (key === undefined) return 'OFFLINE';
  const device = await subscribeHere(key);
  if (typeof device === 'string') return `push.${device}`;
  const trouble = await keep(api.addCalledDevice(device));
  if (trouble === null) useCalls.setState({ here: device.endpoint });
  return trouble;
}

export async function callNotHere(): Promise<string | null> {
  const { here } = useCalls.getState();
  await unsubscribeHere().catch(() => undefined);
  useCalls.setState({ here: null });
  return here === null ? null : keep(api.dropCalledDevice({ endpoint: here }));
}
