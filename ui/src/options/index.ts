export * from './DefaultMark.tsx';
export * from './flaw.ts';
export * from './OptionChoice.tsx';
export * from './OptionForm.tsx';
export * from './OptionList.tsx';
export * from './OwnData.tsx';
export * from './sayOption.ts';
export * from './withOption.ts';
