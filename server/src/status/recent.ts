export interface Warning {
  readonly at: number;
  readonly what: string;
}

const most = 20;
const kept: Warning[] = [];

/** The last warnings of this process, newest first: what they say, and no stack. */
export const recentWarnings = (): readonly Warning[] => kept.toReversed();

export function noteWarning(what: string, at: number = Date.now()): void {
  kept.push({ at, what });
  if (kept.length > most) kept.shift();
}
