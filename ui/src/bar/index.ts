export * from './ActionBar.tsx';
export * from './ConfirmActions.tsx';
export type { HintProps } from './Hint.tsx';
export type { RefusalProps } from './Refusal.tsx';
export * from './whose-turn.ts';
