interface Moved {
  readonly moved: true;
  /** The seat for which a link is to be made at once; absent: none. */
  readonly handOn?: number;
}

/** Goes with the address of a table that was just moved to the server: its page says once that it worked. */
export const movedHere = (handOn?: number): Moved => ({ moved: true, ...(handOn === undefined ? {} : { handOn }) });

/** What this page was opened with, if it was opened so. Asked again it was not: who loads the page anew knows. */
export function takeMoved(): Moved | null {
  const state: unknown = history.state;
  if ((state as Partial<Moved> | null)?.moved !== true) return null;
  history.replaceState(null, '');
  return state as Moved;
}
