export * from './ActionBar.tsx';
export * from './ConfirmActions.tsx';
export * from './whoseTurn.ts';
