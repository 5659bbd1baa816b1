import { Secret } from '../src/index.ts';

/** A secret that a test can name. */
export const secretOf = (text: string): Secret => new Secret(new TextEncoder().encode(text.padEnd(16, '.')));
