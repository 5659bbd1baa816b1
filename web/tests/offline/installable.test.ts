import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { drawIcon } from '../../icon.ts';
import { manifest } from '../../installable.ts';

/** Width, height and colours of a picture that holds its pixels in one piece. */
function decode(png: Buffer) {
  const at = png.indexOf('IDAT');
  const rows = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)));
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const colour = (x: number, y: number) => [...rows.subarray(y * (width * 3 + 1) + 1 + x * 3).subarray(0, 3)];
  return { width, height, bytes: rows.length, colour };
}

test('an icon is a whole picture of its size, ink at its corners and a world in its middle', () => {
  const { width, height, bytes, colour } = decode(drawIcon(192, 0.92));
  expect([width, height, bytes]).toEqual([192, 192, 192 * (192 * 3 + 1)]);
  expect(colour(0, 0)).toEqual([11, 16, 38]);
  expect(colour(80, 80)[0]).toBeGreaterThan(150);
});

test('nothing of the maskable icon stands outside the circle that every launcher leaves', () => {
  const { width, colour } = decode(drawIcon(512, 0.7));
  for (let x = 0; x < width; x += 4)
    for (let y = 0; y < width; y += 4)
      if (Math.hypot(x - 256, y - 256) > 0.4 * 512) expect(colour(x, y)).toEqual([11, 16, 38]);
});

test('the manifest is the same app in both languages', () => {
  const [en, it] = [manifest('en'), manifest('it')];
  expect(it.id).toBe(en.id);
  expect(en.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  expect(it.shortcuts.map(({ url }) => url)).toEqual(['/new', '/new?friends']);
});

test('links, words and match files can be shared with it, and it opens match files', () => {
  const { share_target: target, file_handlers: handlers } = manifest('it');
  expect(target).toMatchObject({ action: '/shared', method: 'POST', enctype: 'multipart/form-data' });
  expect(target.params).toEqual({
    ...{ title: 'title', text: 'text', url: 'url' },
    files: [{ name: 'match', accept: ['application/json', '.json'] }],
  });
  expect(handlers).toEqual([{ action: '/review', accept: { 'application/json': ['.json'] } }]);
});
