import { describe, expect, it } from 'vitest';
import { SEATS } from '../../src/theme/seats.ts';
import { apart, contrast, deltaE2000, VISIONS } from './colour.ts';
import { PLATES, token } from './plates.ts';

const pairs = SEATS.flatMap((a, i) => SEATS.slice(i + 1).map((b) => [a, b] as const));

describe('the measure itself', () => {
  it('agrees with the published CIEDE2000 data', () => {
    expect(deltaE2000([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4);
    expect(deltaE2000([50, 2.5, 0], [73, 25, -18])).toBeCloseTo(27.1492, 4);
    expect(deltaE2000([2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514])).toBeCloseTo(0.9082, 4);
    expect(deltaE2000([22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619])).toBeCloseTo(2.0373, 4);
  });
  it('finds the usual red and green hard to tell for a deuteranope', () => {
    expect(apart('#d62728', '#2ca02c', 'deutan')).toBeLessThan(apart('#d62728', '#2ca02c', 'normal') / 2);
  });
});

describe.each(PLATES)('seats on the %s plate', (plate) => {
  it.each(VISIONS)('stay apart for %s eyes, as areas and as lines', (vision) => {
    for (const [a, b] of pairs) {
      const seats = `${a.shade} and ${b.shade}`;
      expect(apart(a.colour[plate], b.colour[plate], vision), seats).toBeGreaterThanOrEqual(15);
      expect(apart(a.lineColour[plate], b.lineColour[plate], vision), `lines of ${seats}`).toBeGreaterThanOrEqual(15);
    }
  });
  it('stand off the ground: areas 3:1, lines and words 4.5:1', () => {
    for (const seat of SEATS) {
      expect(contrast(seat.colour[plate], token(plate, 'ink')), seat.shade).toBeGreaterThanOrEqual(3);
      for (const ground of ['ink', 'ink-2']) {
        expect(
          contrast(seat.lineColour[plate], token(plate, ground)),
          `${seat.shade} on ${ground}`,
        ).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
  it('are what the style sheet says', () => {
    for (const seat of SEATS) {
      expect(token(plate, `seat-${seat.seat + 1}`)).toBe(seat.colour[plate]);
      expect(token(plate, `seat-${seat.seat + 1}-line`)).toBe(seat.lineColour[plate]);
    }
  });
});

it('no two seats share a sigil, a hatch, a letter or a shade', () => {
  for (const trait of ['sigil', 'hatch', 'letter', 'shade'] as const) {
    expect(new Set(SEATS.map((seat) => seat[trait])).size).toBe(SEATS.length);
  }
});

describe.each(PLATES)('words on the %s plate', (plate) => {
  const on = (text: string, ground: string): number => contrast(token(plate, text), token(plate, ground));
  it.each(['ink', 'ink-2', 'ink-3'])('read at AA on --%s', (ground) => {
    for (const text of ['bone', 'bone-dim', 'bright', 'gold-pale', 'ember-text']) {
      expect(on(text, ground), text).toBeGreaterThanOrEqual(4.5);
    }
  });
  it('read at AAA on boards', () => {
    for (const text of ['bone', 'bright', 'gold-pale']) {
      for (const ground of ['ink', 'ink-2', 'disc'])
        expect(on(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(7);
    }
    expect(on('bone-dim', 'ink'), 'coordinates').toBeGreaterThanOrEqual(7);
    expect(on('ember-text', 'ink'), 'ember words').toBeGreaterThanOrEqual(7);
    expect(on('numeral', 'numeral-halo'), 'numerals on their halo').toBeGreaterThanOrEqual(7);
  });
  it('read on the two fills', () => {
    expect(on('on-gold', 'gold-fill')).toBeGreaterThanOrEqual(7);
    expect(on('on-ember', 'ember')).toBeGreaterThanOrEqual(5.5);
  });
  it('have furniture one can see: frame, boxes, focus, ember marks at 3:1', () => {
    for (const line of ['gold', 'ember', 'focus', 'well', 'flame'])
      expect(on(line, 'ink'), line).toBeGreaterThanOrEqual(3);
  });
});
