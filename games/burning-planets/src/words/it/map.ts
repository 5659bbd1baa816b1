import type { map as source } from '../en/map.ts';

export const map: Readonly<Record<keyof typeof source, string>> = {};
