export { Checklist, type ChecklistProps } from './checklist.tsx';
export { Digest, type DigestProps } from './Digest.tsx';
export { sinceLastTurn } from './since.ts';
export type { IdleUnit } from './undone.ts';
export { type EndPhase, useEndPhase } from './useEndPhase.ts';
