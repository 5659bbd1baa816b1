/** 128 random bits in base64url: the form of every id and secret on the wire. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** 256 bits that nobody chose, as hex: what the luck of a match is drawn from. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const keyBytes = (key: string): Uint8Array =>
  Uint8Array.from(key.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
