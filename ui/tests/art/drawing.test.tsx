import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as art from '../../src/art/index.ts';
import { cutPlanet, faceOf, radiusBucket } from '../../src/art/planets/cut.ts';
import { SEATS, SIGILS } from '../../src/theme/seats.ts';

const svg = (node: React.ReactNode): string => renderToStaticMarkup(<svg aria-hidden="true">{node}</svg>);
const noColours = (markup: string): void => expect(markup).not.toMatch(/#[0-9a-f]{3,8}["\s;]|rgb\(|gradient|filter/i);
const noHoles = (markup: string): void => expect(markup).not.toMatch(/NaN|undefined|Infinity/);

describe.each(art.PLANET_KINDS)('planet %s', (kind) => {
  it('is the same for the same seed', () => {
    expect(svg(<art.Planet kind={kind} seed="orion/3" r={29} />)).toBe(
      svg(<art.Planet kind={kind} seed="orion/3" r={29} />),
    );
  });
  it.each([6, 10, 29, 64, 150])('is drawn whole at radius %d and leaves colour to the plate', (r) => {
    const markup = svg(<art.Planet kind={kind} seed={1} r={r} />);
    noColours(markup);
    noHoles(markup);
  });
  it('stays within its reach', () => {
    const { ribbons, globe } = cutPlanet(kind, 'reach', 29);
    for (const [, x, y] of ribbons.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)) {
      expect(Math.hypot(Number(x), Number(y))).toBeLessThan(globe * 1.05);
    }
  });
});

describe('cutting', () => {
  it('is done once for a face and a size', () => {
    expect(cutPlanet('small', 'a', 29)).toBe(cutPlanet('small', 'a', 30));
    expect(cutPlanet('small', 'a', 29)).not.toBe(cutPlanet('small', 'a', 64));
  });
  it('shares few faces among many seeds, and uses them all', () => {
    expect(new Set(Array.from({ length: 400 }, (_, i) => faceOf(`p${i}`))).size).toBe(16);
  });
  it('scales from the nearest radius, never by half', () => {
    for (let r = 8; r < 150; r++) expect(Math.abs(Math.log2(radiusBucket(r) / r))).toBeLessThan(0.5);
  });
  it('keeps a full board of thirty light enough for a phone', () => {
    const kinds = art.PLANET_KINDS;
    const markup = Array.from({ length: 30 }, (_, i) =>
      svg(<art.Planet kind={kinds[i % 8] ?? 'small'} seed={i} r={29} />),
    ).join('');
    expect(markup.length).toBeLessThan(700_000);
  });
  it('lights every face from the upper left', () => {
    for (const kind of art.PLANET_KINDS) {
      if (kind === 'dark') continue;
      const { ribbons } = cutPlanet(kind, 'light', 29);
      let [lit, unlit] = [0, 0];
      for (const [, x, y] of ribbons.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g))
        Number(x) * 0.83 + Number(y) * 0.56 < 0 ? lit++ : unlit++;
      expect(lit, kind).toBeGreaterThan(unlit);
    }
  });
});

describe('a world', () => {
  it('has a ring and a bead a level, and says the level', () => {
    const markup = svg(<art.World kind="small" seed={1} r={29} level={3} />);
    expect(markup.match(/level-ring/g)).toHaveLength(3);
    expect(markup.match(/level-bead/g)).toHaveLength(3);
    expect(markup).toContain('>3</text>');
  });
  it('moves the numeral into a tag under a card, and shows moon and name in their corners', () => {
    const markup = svg(
      <art.World kind="boreas" seed={1} r={29} level={4} moon falls cover={<rect width={1} height={1} />} />,
    );
    expect(markup).toContain('level-tag-numeral');
    expect(markup).not.toContain('"level-numeral"');
    for (const part of ['moon-lit', 'glyph', 'level-rim']) expect(markup).toContain(part);
  });
  it('reaches out with its rings', () => {
    expect(art.worldReach(29, 4)).toBeGreaterThan(art.worldReach(29, 1));
  });
});

describe('pictures', () => {
  it.each(Object.keys(art.ICONS))('icon %s is drawn in the current colour', (name) => {
    const markup = renderToStaticMarkup(<art.Icon name={name as art.IconName} label="x" />);
    expect(markup).toContain('aria-label="x"');
    noColours(markup);
    noHoles(markup);
  });
  it.each(SIGILS)('sigil %s is silent without a label', (name) => {
    expect(renderToStaticMarkup(<art.Sigil name={name} />)).toContain('aria-hidden="true"');
    expect(renderToStaticMarkup(<art.Sigil name={name} label={name} />)).toContain('role="img"');
  });
  it.each(art.EMBLEM_GAMES)('emblem of %s leaves colour to the plate', (game) => {
    const markup = renderToStaticMarkup(<art.Emblem game={game} />);
    noColours(markup);
    noHoles(markup);
    expect(markup).not.toContain('<text');
  });
  it.each(SIGILS)('constellation of %s is seeded', (sigil) => {
    const draw = (seed: string): string => renderToStaticMarkup(<art.WinnerConstellation sigil={sigil} seed={seed} />);
    expect(draw('a')).toBe(draw('a'));
    expect(draw('a')).not.toBe(draw('b'));
    noHoles(draw('a'));
  });
  it('mark and compass are whole', () => {
    for (const markup of [renderToStaticMarkup(<art.OrreryMark />), renderToStaticMarkup(<art.Compass north="N" />)]) {
      noColours(markup);
      noHoles(markup);
    }
  });
  it('every seat has a hatch to point at', () => {
    const defs = renderToStaticMarkup(<art.HatchDefs />);
    for (const { seat } of SEATS) expect(defs).toContain(`id="${art.hatchFill(seat).slice(5, -1)}"`);
  });
});
