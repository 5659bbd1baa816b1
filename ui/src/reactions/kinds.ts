/**
 * What one can say at a table without words. A reaction is a line of talk to all that is nothing but its sign, so that who may
 * not speak, or is muted, cannot react either; whoever reads the talk elsewhere sees the sign.
 */
export const REACTIONS = {
  bravo: '\u{1F44F}',
  laugh: '\u{1F604}',
  wow: '\u{1F62E}',
  puzzled: '\u{1F914}',
  love: '\u2764',
} as const;
export type Reaction = keyof typeof REACTIONS;

export const reactions = Object.keys(REACTIONS) as readonly Reaction[];

/** The reaction that a line of talk is; null: it is words. */
export function reactionOf({ to, text }: { readonly to: readonly unknown[]; readonly text: string }): Reaction | null {
  if (to.length > 0) return null;
  return reactions.find((name) => REACTIONS[name] === text) ?? null;
}

/** Said like a reaction, but never offered among them: whoever has as good as won asks all others to give up. */
export const CLAIM = '\u{1F3C1}';

export function isClaim({ to, text }: { readonly to: readonly unknown[]; readonly text: string }): boolean {
  return to.length === 0 && text === CLAIM;
}
