/** Goes with the address of a table that was just moved to the server: its page says once that it worked. */
export const movedHere = { moved: true } as const;

/** Whether this page was opened so. Asked again it was not: who loads the page anew knows. */
export function takeMoved(): boolean {
  const state: unknown = history.state;
  if ((state as Partial<typeof movedHere> | null)?.moved !== true) return false;
  history.replaceState(null, '');
  return true;
}
