export type { PeopleSheet } from './Menu.tsx';
export * from './Rail.tsx';
export * from './TableFrame.tsx';
