import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { strictWords } from '../../../../ui/tests/strict-table.tsx';
import { skies } from '../../src/data/index.ts';
import { DEFAULTS } from '../../src/rules/options.ts';
import { tableNames } from '../../src/table/names.ts';
import { drawLoupe, drawSeen, LOUPE_ABOVE, type Looking, loupeCorner, loupeScale } from '../../src/table/sky/loupe.ts';
import { planOf, strokeOf } from '../../src/table/sky/plan.ts';
import { drawStretch, type Stretch } from '../../src/table/sky/stretch.ts';
import { words } from '../../src/words/index.ts';

const says = await strictWords(words);
const sky = skies['canonical-1'];
const plan = planOf(sky);
const [from, to, other] = [sky.stars[0]!, sky.stars[1]!, sky.stars[2]!];
const names = tableNames(says.en, 0, [], DEFAULTS);
const ink = (name: string): string => name;

/** A pen that writes down what it is told. */
function recorded(draw: (pen: CanvasRenderingContext2D) => void): string[] {
  const calls: string[] = [];
  const set: Record<string, unknown> = {};
  const pen = new Proxy(set, {
    get:
      (_, name) =>
      (...args: unknown[]) =>
        calls.push([String(name), ...args.map((arg) => (arg instanceof Path ? arg.d : String(arg)))].join(' ')),
    set: (_, name, value) => {
      calls.push(`${String(name)}=${String(value)}`);
      return true;
    },
  });
  draw(pen as unknown as CanvasRenderingContext2D);
  return calls;
}

class Path {
  readonly d: string;
  constructor(d: string) {
    this.d = d;
  }
}
beforeAll(() => void vi.stubGlobal('Path2D', Path));
afterAll(() => void vi.unstubAllGlobals());

describe('the line that hangs on a finger', () => {
  const free: Stretch = { from, x: 10, y: 20, to: null, why: null, way: null };
  const drawn = (line: Stretch) => recorded((pen) => drawStretch(pen, line, { plan, scale: 1, names }, ink));

  test('ends at the finger, or short of the star it would take', () => {
    expect(drawn(free)).toContain(`stroke ${strokeOf(from, free, 0)}`);
    expect(drawn({ ...free, to })).toContain(`stroke ${strokeOf(from, to, 22 * plan.unit)}`);
  });

  test('words are said of a star only, and what is refused is said in another ink with what is in its way', () => {
    const said = (line: Stretch) => drawn(line).filter((call) => call.startsWith('fillText'));
    expect(said(free)).toEqual([]);
    expect(said({ ...free, to })[0]).toContain('legal line');
    const over = { ...free, to, why: 'passes over a star', way: { star: other } };
    expect(said(over)[0]).toContain('passes over a star');
    expect(drawn(over).some((call) => call.startsWith(`arc ${other.x} ${other.y}`))).toBe(true);
    expect(drawn(over)).not.toContain('strokeStyle=--sk-legal');
    const crosses = { ...free, to, why: 'crosses', way: { line: [to, other] as const } };
    expect(drawn(crosses)).toContain(`stroke ${strokeOf(to, other, 0)}`);
  });
});

describe('the loupe', () => {
  const at: Looking = {
    ...{ x: 500, y: 500, left: 150, top: 200, frame: { width: 300, height: 300 } },
    ...{ star: null, from: null, refused: false },
  };
  const seen = {} as CanvasImageSource;
  const drawn = (look: Looking) =>
    recorded((pen) => drawLoupe(pen, look, { names, plan, scale: loupeScale(plan, 1), seen }, ink));

  test('names the star that is meant, rings it and shows the line to it', () => {
    const has = (look: Looking, call: string) => drawn(look).some((each) => each.startsWith(call));
    expect(has(at, 'fillText')).toBe(false);
    expect(has({ ...at, star: to }, 'fillText')).toBe(true);
    expect(has({ ...at, star: to }, `arc ${to.x - at.x} ${to.y - at.y}`)).toBe(true);
    expect(has({ ...at, from }, 'strokeStyle=--sk-legal')).toBe(true);
  });

  test('a refused end has the ink of a refusal, broken lines and a cross; never the ink of a legal one', () => {
    const refused = drawn({ ...at, star: to, from, refused: true });
    expect(refused).toContain('strokeStyle=--ember');
    expect(refused).not.toContain('strokeStyle=--sk-legal');
    const legal = drawn({ ...at, star: to, from });
    expect(legal).not.toContain('strokeStyle=--ember');
    const strokes = (calls: readonly string[]) => calls.filter((call) => call.startsWith('stroke ')).length;
    expect(strokes(refused)).toBe(strokes(legal) + 1);
    expect(refused.some((call) => call.startsWith('setLineDash') && /\d/.test(call))).toBe(true);
  });

  test('what the finger is at lies under its middle', () => {
    const scale = loupeScale(plan, 1);
    const call = drawn({ ...at, x: 40, y: 900 }).find((each) => each.startsWith('drawImage'))!;
    const [left, top] = call.split(' ').slice(-4).map(Number);
    expect(left).toBeCloseTo(-(40 + plan.margin) * scale);
    expect(top).toBeCloseTo(-(900 + plan.margin) * scale);
  });

  test('lies above the finger or beside it, never under it, and within what is drawn on', () => {
    for (let left = 0; left <= 300; left += 10)
      for (let top = 0; top <= 300; top += 10) {
        const { x, y } = loupeCorner({ ...at, left, top });
        const [dx, dy] = [x + 62 - left, y + 62 - top];
        expect(Math.hypot(dx, dy)).toBeGreaterThan(62);
        expect(y).toBeGreaterThanOrEqual(-LOUPE_ABOVE);
        expect(x >= 0 && x + 124 <= 300).toBe(true);
      }
  });

  test('shows every star, the lines of each drawing, and a cross on what is erased', () => {
    const lines = [{ from: from.id, to: to.id }];
    const drawing = { round: 1, word: null, stars: [from.id, to.id], lines } as never;
    const figure = { old: [], current: drawing, erased: [{ star: other.id } as never] };
    const calls = recorded((pen) => drawSeen(pen, names, plan, figure, ink));
    expect(calls.filter((call) => call.startsWith('translate'))).toHaveLength(sky.stars.length);
    expect(calls).toContain(`stroke ${strokeOf(from, to, 17 * plan.unit)}`);
    expect(calls.filter((call) => call === 'strokeStyle=--ember')).toHaveLength(1);
  });
});
