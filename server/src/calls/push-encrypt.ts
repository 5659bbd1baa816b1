import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** What a browser gave when it agreed to be called: its public key and its secret, as base64url. */
export interface PushRecipient {
  readonly p256dh: string;
  readonly auth: string;
}

/** What is drawn anew for every message. */
interface Drawn {
  /** Of the sender, for this message alone. */
  readonly privateKey: Buffer;
  readonly salt: Buffer;
}

/** Bytes of a record: a message is a single one. */
const recordSize = 4096;
/** The key of the sender, the mark of the last record, and the tag. */
const overhead = 86 + 1 + 16;
/** Of one message; push services take 4,096 bytes with all that is around it. */
export const longestPush = recordSize - overhead;

/** Writes a message that nobody but one browser can read (RFC 8291, over RFC 8188). */
export function encryptPush(text: Uint8Array, recipient: PushRecipient, drawn: Drawn = draw()): Buffer {
  if (text.length > longestPush) throw new Error(`a push of ${text.length} bytes is too long`);
  const theirs = Buffer.from(recipient.p256dh, 'base64url');
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(drawn.privateKey);
  const ours = ecdh.getPublicKey();
  const shared = ecdh.computeSecret(theirs);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const secret = derive(shared, Buffer.from(recipient.auth, 'base64url'), info, 32);
  const key = derive(secret, drawn.salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, drawn.salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // The last record of a message ends with a 2.
  const body = Buffer.concat([cipher.update(text), cipher.update(Buffer.from([2])), cipher.final()]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordSize);
  return Buffer.concat([drawn.salt, size, Buffer.from([ours.length]), ours, body, cipher.getAuthTag()]);
}

/** Is this a point of the curve and a secret of the right length? */
export function isRecipient({ p256dh, auth }: PushRecipient): boolean {
  try {
    const ecdh = createECDH('prime256v1');
    ecdh.generateKeys();
    ecdh.computeSecret(Buffer.from(p256dh, 'base64url'));
    return Buffer.from(auth, 'base64url').length === 16;
  } catch {
    return false;
  }
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}

function draw(): Drawn {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  return { privateKey: ecdh.getPrivateKey(), salt: randomBytes(16) };
}
