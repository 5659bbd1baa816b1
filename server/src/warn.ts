/** One JSON line on stderr. Nothing is written while all goes well. */
export function warn(what: string, error?: unknown): void {
  const why = error instanceof Error ? (error.stack ?? error.message) : error === undefined ? undefined : String(error);
  console.error(JSON.stringify({ at: new Date().toISOString(), level: 'warn', what, why }));
}
