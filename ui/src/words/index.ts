export * from './catalogue.ts';
export type { UiWord } from './en.ts';
export * from './names.ts';
export * from './Words.tsx';
