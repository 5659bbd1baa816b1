import type { PlanetKind } from '@orrery/ui/engraving';
import type { PlanetKind as CardKind } from '../data/index.ts';

const named: Readonly<Record<string, PlanetKind>> = {
  Zero: 'zero',
  Amaranth: 'amaranth',
  Boreas: 'boreas',
  Cinder: 'cinder',
  Drift: 'drift',
  Echo: 'echo',
};
const strangers: readonly PlanetKind[] = ['drift', 'echo', 'amaranth', 'boreas', 'cinder'];

/** The face of a planet; a name of another owner's set borrows one of ours, always the same. */
export function faceOf(kind: CardKind, name: string | null): PlanetKind {
  if (kind === 'dark') return 'dark';
  if (kind === 'small' || name === null) return 'small';
  return named[name] ?? strangers[name.length % strangers.length] ?? 'drift';
}
