import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

export const tokenFile = (folder: string): string => path.join(folder, 'admin-token');

/** The token of the server's owner: made once, kept in the data folder, readable by its owner only. */
export function adminToken(folder: string): string {
  const file = tokenFile(folder);
  if (!fs.existsSync(file)) fs.writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  const token = fs.readFileSync(file, 'utf8').trim();
  // One that was cut short, by a full disk or a power cut, could be guessed.
  if (!/^[0-9a-f]{64}$/.test(token)) throw new Error(`${file} holds no token; without that file a new one is made`);
  return token;
}

/** In a time that tells nothing, not even how long the token is. */
export function isToken(token: string, said: string): boolean {
  const [a, b] = [token, said].map((each) => createHash('sha256').update(each).digest());
  return timingSafeEqual(a!, b!);
}
