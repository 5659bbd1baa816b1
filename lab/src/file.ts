import fs from 'node:fs';
import { shelf } from '@orrery/games';
import { type MatchFile, readMatchFile } from '@orrery/kernel';
import { type Edition, editionFor, type Room } from '@orrery/words/room';
import { BadArguments, Failed } from './problem.ts';

/** A recorded match from a file, sound as far as its structure goes, and what plays it by the rules it was begun under. */
export async function readFile(
  path: string,
  rooms: readonly Room[] = shelf,
): Promise<{ readonly file: MatchFile; readonly edition: Edition }> {
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
  const room = rooms.find(({ id }) => id === file.head.game);
  if (room === undefined) throw new Failed(`${path} is of '${file.head.game}', which is not on the shelf`);
  const { game, rules } = file.head;
  const edition = await editionFor(room, rules);
  if (edition === null) throw new Failed(`${path} is of '${game}' by rules ${rules}, which are not on the shelf`);
  return { file, edition };
}
