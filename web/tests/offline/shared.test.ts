import { expect, test } from 'vitest';
import { sharedMatch, sharedPath } from '../../src/offline/shared.ts';
import { sharedMatch as taken } from '../../src/record/shared-match.ts';

const id = 'k3Jd9-x_0aQmZ7ePw1rT2u';
const led = (shared: Record<string, string>) => sharedPath(new URLSearchParams(shared));

test('a link that was shared leads to its table with its secret, whatever stands around it', () => {
  expect(led({ url: `http://192.168.1.20:8080/t/${id}#abc-DEF_1` })).toBe(`/t/${id}#abc-DEF_1`);
  expect(led({ text: `Vieni a giocare! https://club.example/t/${id}#s3cret.` })).toBe(`/t/${id}#s3cret`);
  expect(led({ text: `https://club.example/t/${id}` })).toBe(`/t/${id}`);
});

test('so does a code, alone or in a link', () => {
  expect(led({ text: 'kx7p lm2q' })).toBe('/c/KX7PLM2Q');
  expect(led({ url: 'https://club.example/c/KX7PLM2Q' })).toBe('/c/KX7PLM2Q');
});

test('what leads to no table leads home, where it is said, and never to another site', () => {
  expect(led({})).toBe('/?shared=nothing');
  expect(led({ text: 'Hello there' })).toBe('/?shared=nothing');
  expect(led({ url: 'https://evil.example/login', title: '//evil.example' })).toBe('/?shared=nothing');
});

test('the page takes a shared match from where the service worker has put it', () => {
  expect(sharedMatch).toMatchObject(taken);
});
