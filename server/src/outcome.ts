import type { ErrorCode, Trouble } from '@orrery/wire';

export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly trouble: Trouble };

export const yes = <T>(value: T): Outcome<T> => ({ ok: true, value });

export function no(code: ErrorCode, more: Omit<Trouble, 'code'> = {}): { ok: false; trouble: Trouble } {
  return { ok: false, trouble: { code, ...more } };
}
