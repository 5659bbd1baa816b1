import { n, polar, spokes } from '../pen.ts';
import { seededRandom } from '../seeded.ts';
import { Dial } from './Dial.tsx';
import { SetPlanet } from './SetPlanet.tsx';

const WORLDS = ['boreas', 'zero', 'drift', 'echo', 'cinder', 'amaranth'] as const;
const MOONS = ['small', 'zero', 'boreas', 'drift', 'small'] as const;

/** The plate of a game that brings no drawing of its own: a world on its dial with one to three moons, the same for the same name. */
export function AnyWorld({ seed }: { readonly seed: string }) {
  const random = seededRandom(seed);
  const pick = <T,>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  const world = pick(WORLDS);
  const rays = random() < 0.4;
  const r = n(42 + random() * 14);
  const turn = random() * Math.PI * 2;
  const moons = Array.from({ length: 1 + Math.floor(random() * 3) }, (_, i) => {
    const [x, y] = polar(turn + i * 2.2, 80 + random() * 8);
    return { x: n(x), y: n(y), kind: pick(MOONS), r: n(8 + random() * 7) };
  });
  return (
    <>
      {rays ? <path className="em-fine" d={spokes(r + 22, 100, 48)} strokeWidth={1.1} /> : <Dial r={98} />}
      <circle className="em-fine" r={r + 14} fill="none" strokeWidth={0.8} strokeDasharray="1 4" />
      <circle className="em-gold" r={82} fill="none" strokeWidth={0.9} />
      <SetPlanet x={0} y={0} kind={world} seed={seed} r={r} />
      {moons.map((moon) => (
        <SetPlanet key={`${moon.x} ${moon.y}`} {...moon} seed={`${seed} ${moon.x}`} ground={4} />
      ))}
    </>
  );
}
