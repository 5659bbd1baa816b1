import type { PlanetKind } from '../planets/kind.ts';
import { Planet } from '../planets/Planet.tsx';

export type SetPlanetProps = {
  readonly x: number;
  readonly y: number;
  readonly kind: PlanetKind;
  readonly r: number;
  readonly seed?: string | number;
  /** Bare ground left round it, so that the lines it sits on stop short. */
  readonly ground?: number;
};

/** A planet set into a larger drawing. */
export function SetPlanet({ x, y, kind, r, seed = kind, ground = 0 }: SetPlanetProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {ground > 0 && <circle className="em-ground" r={r + ground} />}
      <Planet kind={kind} seed={seed} r={r} />
    </g>
  );
}
