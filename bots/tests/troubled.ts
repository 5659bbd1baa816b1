// A shelf with one game whose bot does to the place where it thinks whatever the view says.
import fs from 'node:fs';
import type { ScriptedMind } from '@orrery/kernel';
import type { Room } from '@orrery/words/room';
import { type DuelKind, duel } from './duel.ts';

export interface Orders {
  /** `freeze`: the first to write the file falls mute, with its whole process. */
  readonly order: 'play' | 'loop' | 'exit' | 'kill' | 'throw' | 'freeze';
  /** Where it says first in which process it thinks. */
  readonly file?: string;
}

const mind: ScriptedMind<DuelKind> = {
  round: () => 1,
  direct(view) {
    const { order, file } = view as unknown as Orders;
    const first = file !== undefined && !fs.existsSync(file);
    if (first) fs.writeFileSync(file, String(process.pid));
    if (order === 'exit') process.exit(1);
    if (order === 'kill') process.kill(process.pid, 'SIGKILL');
    if (order === 'freeze' && first) process.kill(process.pid, 'SIGSTOP');
    if (order === 'throw') throw new Error('the bot is confused');
    while (order === 'loop' || order === 'kill');
    return { t: 'cheer' };
  },
};

const room: Room<DuelKind> = {
  ...{ id: 'duel', plate: 0, title: 'Trouble', seats: duel.seats, minutes: { min: 1, max: 1 } },
  rules: async () => ({ game: duel, mind }),
  words: async () => {
    throw new Error('trouble has no words');
  },
  table: async () => null,
};
export const shelf: readonly Room[] = [room as Room];
