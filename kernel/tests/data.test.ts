import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { canonicalJson, dataIn, type Game, hashOfData, type Kind, putInData, takeOutData } from '../src/index.ts';

const game = { dataOptions: ['sky', 'words'] } as unknown as Game<Kind>;
const sky = { stars: [{ x: 1, y: 2.5, name: 'Vega é \u2028' }], id: 'mine' };

test('the same data set has the same name, whoever wrote it down in which order', () => {
  const turned = { id: 'mine', stars: [{ name: 'Vega é \u2028', y: 2.5, x: 1 }] };
  expect(canonicalJson(sky)).toBe('{"id":"mine","stars":[{"name":"Vega é \u2028","x":1,"y":2.5}]}');
  expect(canonicalJson(turned)).toBe(canonicalJson(sky));
  expect(hashOfData(canonicalJson(sky))).toBe(createHash('sha256').update(canonicalJson(sky), 'utf8').digest('hex'));
});

test('every option that brings data is taken out and put back, all others stay', () => {
  const options = { rounds: 3, sky, words: ['a', 'b'], seats: { first: 1 } };
  const light = takeOutData(game, options);
  expect(light.options).toEqual({
    rounds: 3,
    sky: { sha256: hashOfData(canonicalJson(sky)) },
    words: { sha256: hashOfData('["a","b"]') },
    seats: { first: 1 },
  });
  expect(dataIn(light.options)).toEqual([...light.sets.keys()]);
  expect(putInData(light.options, (hash) => JSON.parse(light.sets.get(hash)!))).toEqual(options);
  expect(takeOutData(game, light.options)).toEqual({ options: light.options, sets: new Map() });
});

test('names of our own sets stay where they are', () => {
  const options = { rounds: 3, sky: 'canonical-1', words: 'canonical' };
  expect(takeOutData(game, options).options).toBe(options);
  expect(putInData(options, () => expect.unreachable())).toBe(options);
});
