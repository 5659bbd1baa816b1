export * from './prefs.ts';
export * from './Settings.tsx';
export * from './usePrefs.ts';
