/** What a law throws: the sentence says which law, where, and what differed. */
export class LawBroken extends Error {
  override readonly name = 'LawBroken';
}

export function must(holds: boolean, otherwise: () => string): void {
  if (!holds) throw new LawBroken(otherwise());
}

/** Equal to the byte, the order of keys included: what may go over the wire must not even differ in that. */
export function mustBeSameBytes(what: string, one: unknown, other: unknown): void {
  if (JSON.stringify(one) === JSON.stringify(other)) return;
  throw new LawBroken(`${what} differs: ${difference(one, other) ?? 'in the order of its keys'}`);
}

/** Equal as data, whatever the order of keys. */
export function mustBeSame(what: string, one: unknown, other: unknown): void {
  if (JSON.stringify(one) === JSON.stringify(other)) return;
  const found = difference(one, other);
  if (found !== null) throw new LawBroken(`${what} differs: ${found}`);
}

/** Where two pieces of data first differ, in words; null where they do not. */
function difference(one: unknown, other: unknown, path = ''): string | null {
  if (one === other) return null;
  if (!isNode(one) || !isNode(other) || Array.isArray(one) !== Array.isArray(other))
    return Number.isNaN(one) && Number.isNaN(other) ? null : `${path || '(all)'}: ${short(one)} or ${short(other)}`;
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const found = difference(one[key], other[key], path === '' ? key : `${path}.${key}`);
    if (found !== null) return found;
    if (Object.hasOwn(one, key) !== Object.hasOwn(other, key)) return `${path}.${key} is only in one of them`;
  }
  return null;
}

/** Where a value is not plain JSON, in words; null where all of it is. */
function notPlain(value: unknown, path = ''): string | null {
  const here = path || '(all)';
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : `${here} is ${value}`;
  if (typeof value !== 'object') return `${here} is ${typeof value}`;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const found = notPlain(value[i], `${path}.${i}`);
      if (found !== null) return found;
    }
    return null;
  }
  const maker: unknown = Object.getPrototypeOf(value);
  if (maker !== Object.prototype && maker !== null) return `${here} is a ${value.constructor.name}`;
  for (const [key, inner] of Object.entries(value)) {
    const found = notPlain(inner, path === '' ? key : `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

export function mustBePlain(what: string, value: unknown): void {
  const found = notPlain(value);
  if (found !== null) throw new LawBroken(`${what} is not plain JSON: ${found}`);
}

export function throughJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

export function short(value: unknown, most = 300): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > most ? `${text.slice(0, most)}...` : text;
}

function isNode(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
