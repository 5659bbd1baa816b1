import fs from 'node:fs';
import { roomOf } from '@orrery/games';
import { type MatchFile, type Room, readMatchFile } from '@orrery/kernel';
import { BadArguments, Failed } from './problem.ts';

/** A recorded match from a file, sound as far as its structure goes, and the room of its game. */
export function readFile(path: string): { readonly file: MatchFile; readonly room: Room } {
  let text: string;
  try {
    text = fs.readFileSync(path, 'utf8');
  } catch {
    throw new BadArguments(`cannot read the file '${path}'`);
  }
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    throw new Failed(`${path} is not JSON`);
  }
  const file = readMatchFile(raw);
  if (file === null) throw new Failed(`${path} is not a recorded match (orrery-match/1)`);
  const room = roomOf(file.head.game);
  if (room === null) throw new Failed(`${path} is of '${file.head.game}', which is not on the shelf`);
  return { file, room };
}
