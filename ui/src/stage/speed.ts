/** How fast events pass over the stage; off: all at once. */
export const SPEEDS = [1, 2, 'off'] as const;
export type Speed = (typeof SPEEDS)[number];
