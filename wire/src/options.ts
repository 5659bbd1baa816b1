/**
 * The options of a match are the same for everybody and all through it (a law of the kernel), and may bring a whole data set:
 * they are sent with the table. Wherever a view or an event has them under `options`, null stands there on the wire.
 */
export function leaveOutOptions<T extends object>(said: T): T {
  return 'options' in said ? { ...said, options: null } : said;
}

/** Puts them back where they were left out. */
export function putInOptions<T extends object>(said: T, options: object): T {
  return 'options' in said ? { ...said, options } : said;
}
