import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { graticuleLines } from '../../src/art/frame/lines.ts';
import { scatterStars } from '../../src/art/sky/poisson.ts';
import { preferredPlate } from '../../src/theme/plate.ts';

describe('the sky', () => {
  const stars = scatterStars(900, 600, 'orion', 24);
  it('is the same for the same table and another for another', () => {
    expect(scatterStars(900, 600, 'orion', 24)).toEqual(stars);
    expect(scatterStars(900, 600, 'lyra', 24)).not.toEqual(stars);
  });
  it('keeps its stars apart and leaves no great hole', () => {
    for (const [i, a] of stars.entries()) {
      for (const b of stars.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(24);
    }
    for (let x = 50; x < 850; x += 50) {
      for (let y = 50; y < 550; y += 50) {
        expect(stars.some((star) => Math.hypot(star.x - x, star.y - y) < 60)).toBe(true);
      }
    }
  });
  it('has five magnitudes, the bright ones rare', () => {
    const count = [0, 1, 2, 3, 4].map((m) => stars.filter((star) => star.magnitude === m).length);
    expect(Math.min(...count)).toBeGreaterThan(0);
    expect(count[4]).toBeLessThan((count[0] ?? 0) / 8);
  });
});

describe('the graticule', () => {
  it('closes on itself at any size', () => {
    for (const [w, h] of [
      [40, 40],
      [390, 97],
      [1251, 533],
    ] as const) {
      const lines = graticuleLines(w, h, { band: 7, degree: 14, corners: true });
      expect(Object.values(lines).join('')).not.toMatch(/NaN|Infinity/);
      expect(lines.outer).toBe(`M1 1H${w - 1}V${h - 1}H1Z`);
      expect(lines.stars.match(/Z/g)).toHaveLength(4);
    }
  });
});

describe('type', () => {
  const theme = fileURLToPath(new URL('../../src/theme/', import.meta.url));
  const css = (name: string): string => readFileSync(`${theme}${name}`, 'utf8');
  it('weighs no more than 160 kB for a page', () => {
    const files = readdirSync(`${theme}fonts`).filter((name) => name.endsWith('.woff2'));
    expect(files.length).toBeGreaterThanOrEqual(5);
    const bytes = files.reduce((sum, name) => sum + statSync(`${theme}fonts/${name}`).size, 0);
    expect(bytes).toBeLessThanOrEqual(160_000);
    for (const name of files) expect(css('fonts.css')).toContain(name);
  });
  it('leaves the handwriting to the game that writes', () => {
    for (const name of ['theme.css', 'fonts.css', 'base.css', 'controls.css'])
      expect(css(name)).not.toMatch(/caveat|handwriting/i);
  });
  it('asks nobody to read below 16 px', () => {
    for (const name of [
      'base.css',
      'controls.css',
      'engraving/inks.css',
      'engraving/world.css',
      'engraving/emblems.css',
      'engraving/constellation.css',
    ]) {
      for (const [, px] of css(name).matchAll(/font(?:-size)?:[^;]*?(\d+(?:\.\d+)?)px/g))
        expect(Number(px)).toBeGreaterThanOrEqual(16);
    }
  });
  it('draws without gradients, blur or glow', () => {
    for (const name of [
      'base.css',
      'controls.css',
      'engraving/inks.css',
      'engraving/world.css',
      'engraving/emblems.css',
      'engraving/constellation.css',
    ])
      expect(css(name)).not.toMatch(/gradient|blur|drop-shadow/);
  });
});

it('follows what the system asks for', () => {
  expect(preferredPlate((query) => query.includes('light'))).toBe('day');
  expect(preferredPlate((query) => query.includes('contrast'))).toBe('contrast');
  expect(preferredPlate(() => false)).toBe('night');
});
