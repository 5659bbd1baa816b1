// What is pushed can be read by one browser alone, and push services know who sends it.
import { createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { encryptPush, isRecipient, longestPush } from '../../src/calls/push-encrypt.ts';
import { drawPushKeys, vapidHeader } from '../../src/calls/vapid.ts';
import { decryptPush, freshBrowser } from './push-service.ts';

test('the example of RFC 8291, byte by byte', () => {
  const recipient = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const drawn = {
    privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
    salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
  };
  const text = Buffer.from('When I grow up, I want to be a watermelon');
  expect(encryptPush(text, recipient, drawn).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('every message is drawn anew, and only its own browser reads it', () => {
  const [mine, other] = [freshBrowser(), freshBrowser()];
  const text = Buffer.from('è il tuo turno');
  const [one, two] = [encryptPush(text, mine.keys), encryptPush(text, mine.keys)];
  expect(one.equals(two)).toBe(false);
  expect([decryptPush(one, mine), decryptPush(two, mine)]).toEqual(['è il tuo turno', 'è il tuo turno']);
  expect(() => decryptPush(one, other)).toThrow();
});

test('the longest message fits, a longer one is refused', () => {
  const browser = freshBrowser();
  const sealed = encryptPush(Buffer.alloc(longestPush, 'x'), browser.keys);
  expect(sealed.length).toBe(4096);
  expect(decryptPush(sealed, browser)).toHaveLength(longestPush);
  expect(() => encryptPush(Buffer.alloc(longestPush + 1), browser.keys)).toThrow(/too long/);
});

test('keys that are no point of the curve, or of another length, are no recipient', () => {
  const { keys } = freshBrowser();
  expect(isRecipient(keys)).toBe(true);
  expect(isRecipient({ ...keys, auth: keys.auth.slice(2) })).toBe(false);
  expect(isRecipient({ ...keys, p256dh: Buffer.alloc(65, 4).toString('base64url') })).toBe(false);
  expect(isRecipient({ ...keys, p256dh: '' })).toBe(false);
});

test('a push service can check who calls, and for how long that holds (RFC 8292)', () => {
  const keys = drawPushKeys();
  const now = Date.UTC(2026, 10, 16);
  const header = vapidHeader(keys, { audience: 'https://push.example', contact: 'https://club.example', now });
  const [, token = '', key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
  expect(key).toBe(keys.publicKey);
  const [head = '', claim = '', signature = ''] = token.split('.');
  const part = (text: string) => JSON.parse(Buffer.from(text, 'base64url').toString());
  expect(part(head)).toEqual({ typ: 'JWT', alg: 'ES256' });
  expect(part(claim)).toEqual({
    aud: 'https://push.example',
    exp: now / 1000 + 12 * 3600,
    sub: 'https://club.example',
  });
  const point = Buffer.from(keys.publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const signed = Buffer.from(`${head}.${claim}`);
  const holds = (text: Buffer) =>
    verify('sha256', text, { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
  expect([holds(signed), holds(Buffer.from(`${head}.x`))]).toEqual([true, false]);
});
