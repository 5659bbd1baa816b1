import { type Draw, RecordingChance } from './chance.ts';
import type { Chance, Game, Kind, Seat } from './game.ts';

export interface Taken<K extends Kind> {
  readonly ok: true;
  /** The state it was made from, which stays as it was. */
  readonly before: K['state'];
  readonly state: K['state'];
  readonly move: K['move'];
  readonly events: readonly K['event'][];
  readonly draws: readonly Draw[];
}
export interface Refused<K extends Kind> {
  readonly ok: false;
  readonly refusal: K['refusal'];
}

/** The one door: gate, read, refuse, copy, apply. Pure; a refused move leaves the state as it was. */
export function step<K extends Kind>(
  game: Game<K>,
  state: K['state'],
  by: Seat,
  raw: unknown,
  chance: Chance,
): Taken<K> | Refused<K> {
  const judged = judge(game, state, by, raw);
  if (!judged.ok) return judged;
  const next = game.copy(state);
  const events: K['event'][] = [];
  const recording = new RecordingChance(chance);
  game.apply(next, by, judged.move, recording, (event) => events.push(event));
  return { ok: true, before: state, state: next, move: judged.move, events, draws: recording.draws };
}

/** Would this input be taken from this seat? The answer to "why can't I?" as well. */
export function judge<K extends Kind>(
  game: Game<K>,
  state: K['state'],
  by: Seat,
  raw: unknown,
): { readonly ok: true; readonly move: K['move'] } | Refused<K> {
  const shut = game.gate(state, by, typeOf(raw));
  if (shut !== null) return { ok: false, refusal: shut };
  const move = game.readMove(raw);
  if (move === null) return { ok: false, refusal: game.malformed };
  const refusal = game.refuse(state, by, move);
  return refusal === null ? { ok: true, move } : { ok: false, refusal };
}

function typeOf(raw: unknown): string {
  if (typeof raw !== 'object' || raw === null || !Object.hasOwn(raw, 't')) return '';
  const { t } = raw as { t: unknown };
  return typeof t === 'string' ? t : '';
}
