export * from './ActionBar.tsx';
export * from './ConfirmActions.tsx';
