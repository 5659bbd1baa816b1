import type { Arrow, Move, XY } from './kind.ts';

/** Structure only; whether a weapon or a planet of that name exists is for the rules to say. */
export function readMove(raw: unknown): Move | null {
  if (!isRecord(raw)) return null;
  const at = readCell(raw.at);
  if (at === null) return null;
  if (raw.t === 'placeWeapon') {
    const { weapon, arrow } = raw;
    return typeof weapon === 'string' && isArrow(arrow)
      ? { t: 'placeWeapon', weapon, at, arrow: (arrow + 0) as Arrow }
      : null;
  }
  if (raw.t === 'placePlanet') {
    const { planet, high } = raw;
    return typeof planet === 'string' && typeof high === 'boolean' ? { t: 'placePlanet', planet, at, high } : null;
  }
  return null;
}

/** `+ 0` makes -0 a plain 0, as JSON would. */
function readCell(raw: unknown): XY | null {
  if (!isRecord(raw)) return null;
  const { x, y } = raw;
  return Number.isSafeInteger(x) && Number.isSafeInteger(y) ? { x: (x as number) + 0, y: (y as number) + 0 } : null;
}

function isArrow(raw: unknown): raw is Arrow {
  return raw === 0 || raw === 1 || raw === 2 || raw === 3;
}

function isRecord(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}
