import type { Hello } from '@orrery/wire';

/** What a home says of a socket whose table goes elsewhere. */
export interface Moved {
  /** What the device has been sent of the match that is played; null: it followed nothing. */
  readonly following: { readonly match: string | null; readonly had: Readonly<Record<string, number>> } | null;
  /** What was heard and is not answered: it has to be said again. Ids make that harmless. */
  readonly again: readonly string[];
}

/** The hello by which a table is followed at its next home as it was at the last one. */
export function helloAgain(hello: Hello, { match, had }: NonNullable<Moved['following']>): Hello {
  const { match: _before, ...rest } = hello;
  return { ...rest, had, ...(match === null ? {} : { match }) };
}
