import { at, n, polar } from '../pen.ts';
import { seededRandom } from '../seeded.ts';
import { SetPlanet } from './SetPlanet.tsx';

const ORBIT = { long: 122, short: 34, tilt: 40 } as const;

/** Plate II: the tenth planet, without a face, where two orbits cross to an X. */
export function PlanetX() {
  return (
    <>
      {[ORBIT.tilt, -ORBIT.tilt].map((turn) => (
        <g key={turn} transform={`rotate(${turn})`} fill="none">
          <ellipse className="em-gold" rx={ORBIT.long} ry={ORBIT.short} strokeWidth={1.1} />
          <ellipse className="em-fine" rx={115} ry={29} strokeWidth={0.7} strokeDasharray="1 3.5" />
        </g>
      ))}
      <path className="em-bone" d={CORONA} strokeWidth={0.8} opacity={0.65} />
      <SetPlanet x={0} y={0} kind="dark" r={51} />
      <g className="em-on-void" fill="none" strokeWidth={1.5}>
        <path d="M-20-25L20 25M-15-25L25 25M20-25L-20 25M-26-25H-9M9-25H26M-26 25H-9M11 25H31" />
      </g>
      <OnOrbit kind="drift" at={0.1} tilt={40} r={13} />
      <OnOrbit kind="echo" at={3.3} tilt={40} r={11} />
      <OnOrbit kind="cinder" at={-0.15} tilt={-40} r={11} />
      <OnOrbit kind="zero" at={3.1} tilt={-40} r={13} />
    </>
  );
}

type OnOrbitProps = {
  readonly kind: 'drift' | 'echo' | 'cinder' | 'zero';
  readonly at: number;
  readonly tilt: number;
  readonly r: number;
};

function OnOrbit({ kind, at: angle, tilt, r }: OnOrbitProps) {
  const x = ORBIT.long * Math.cos(angle);
  const y = ORBIT.short * Math.sin(angle);
  const turn = (tilt * Math.PI) / 180;
  return (
    <SetPlanet
      x={n(x * Math.cos(turn) - y * Math.sin(turn))}
      y={n(x * Math.sin(turn) + y * Math.cos(turn))}
      kind={kind}
      r={r}
      ground={3}
    />
  );
}

const CORONA = corona();

function corona(): string {
  const random = seededRandom('corona');
  let d = '';
  for (let i = 0; i < 150; i++) {
    const angle = (i / 150) * Math.PI * 2;
    d += `M${at(...polar(angle, 57))}L${at(...polar(angle, 64 + random() * random() * 34))}`;
  }
  return d;
}
