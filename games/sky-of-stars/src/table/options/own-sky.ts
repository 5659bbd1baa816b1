import type { Read } from '@orrery/kernel';
import { type Die, readDie, readSky, type Sky } from '../../data/index.ts';

const FACES = 12;
/** As on our own die: eight faces name a type, three take any star, one erases. */
const NAMING = 8;

/** A sky that somebody brings, and the die that goes with it; null: ours does. */
export interface BroughtSky {
  readonly sky: Sky;
  readonly die: Die | null;
}

/** A file holds a sky, or a sky and its die; a sky of other types than the die at hand gets one dealt from its own. */
export function readBroughtSky(raw: unknown, usual: Die): Read<BroughtSky> {
  const both = typeof raw === 'object' && raw !== null && 'sky' in raw ? (raw as Record<string, unknown>) : null;
  const sky = readSky(both === null ? raw : both.sky);
  if (!sky.ok) return sky;
  const { types } = sky.value;
  if (both?.die !== undefined) {
    const die = readDie(both.die, types);
    return die.ok ? { ok: true, value: { sky: sky.value, die: die.value } } : die;
  }
  const fits = types.every((type) => usual.faces.includes(type)) && readDie(usual, types).ok;
  return { ok: true, value: { sky: sky.value, die: fits ? null : dieFor(sky.value) } };
}

/** All types share its naming faces evenly, as far as twelve faces allow. */
export function dieFor({ id, types }: Pick<Sky, 'id' | 'types'>): Die {
  const naming = Math.min(FACES - 1, Math.max(NAMING, types.length));
  return {
    id,
    faces: Array.from({ length: FACES }, (_, i) =>
      i < naming ? types[i % types.length]! : i < FACES - 1 ? '?' : 'erase',
    ),
  };
}
