import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { MatchFile } from '@orrery/kernel';
import { record } from '../../lab/src/record.ts';

/** The shortest games there are: what is drawn is the same. */
const brief: Readonly<Record<string, object>> = { 'burning-planets': { preset: 'quick' } };

/** A whole match of easy bots: the same each time. */
export async function playedByBots(game: string, seats: number): Promise<MatchFile> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'orrery-card-'));
  const out = path.join(folder, 'match.json');
  const options = brief[game] === undefined ? [] : ['--options', JSON.stringify(brief[game])];
  try {
    await record([game, '--out', out, '--seats', String(seats), '--bots', 'easy', '--seed', 'card', ...options]);
    return JSON.parse(fs.readFileSync(out, 'utf8')) as MatchFile;
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}
