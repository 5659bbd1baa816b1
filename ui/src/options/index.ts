export * from './flaw.ts';
export * from './OptionChoice.tsx';
export * from './OptionList.tsx';
export * from './OwnData.tsx';
export * from './withOption.ts';
