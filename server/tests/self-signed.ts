import { generateKeyPairSync, sign } from 'node:crypto';

const tags = { integer: 2, bits: 3, oid: 6, utf8: 12, sequence: 0x30, set: 0x31, utcTime: 23, version: 0xa0 };

/** A certificate for `localhost` that nobody has signed but its own key, and that key: PEM. */
export function selfSigned(): { readonly certificate: string; readonly key: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const ecdsaWithSha256 = der('sequence', der('oid', Buffer.from('2a8648ce3d040302', 'hex')));
  const commonName = der('sequence', der('oid', Buffer.from('550403', 'hex')), der('utf8', Buffer.from('localhost')));
  const name = der('sequence', der('set', commonName));
  const validity = der(
    'sequence',
    der('utcTime', Buffer.from('200101000000Z')),
    der('utcTime', Buffer.from('491231235959Z')),
  );
  const body = der(
    'sequence',
    der('version', der('integer', Buffer.from([2]))),
    der('integer', Buffer.from([1])),
    ...[ecdsaWithSha256, name, validity, name],
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = der('bits', Buffer.from([0]), sign('sha256', body, privateKey));
  const whole = der('sequence', body, ecdsaWithSha256, signature).toString('base64');
  const lines = whole.match(/.{1,64}/g)!.join('\n');
  return {
    certificate: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
  };
}

function der(tag: keyof typeof tags, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const size = body.length;
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255];
  return Buffer.concat([Buffer.from([tags[tag], ...length]), body]);
}
