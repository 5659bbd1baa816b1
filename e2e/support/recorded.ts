// A match that was played to its end, as a file.

import { shelf } from '@orrery/games';
import { Dice, type Entry, Host, type MatchFile, SealedChance } from '@orrery/kernel';

export async function recordedMatch(): Promise<MatchFile> {
  const { game } = await shelf.find(({ id }) => id === 'shooting-star')!.rules();
  const read = game.readOptions(undefined, 2);
  if (!read.ok) throw new Error('the defaults are refused');
  const head = { id: 'k'.repeat(22), game: game.id, rules: game.rules, seats: 2, options: read.value };
  const key = Buffer.alloc(32, 7);
  const entries: Entry[] = [];
  const journal = {
    append: async (_match: string, entry: Entry) => {
      entries.push(entry);
      return 'kept' as const;
    },
    read: async (_match: string, from: number) => entries.slice(from),
  };
  const chance = (match: string, drawn: number) => new SealedChance(key, match, drawn);
  let at = 1_700_000_000_000;
  const host = await Host.begin(game, head, { journal, chance, now: () => at++ });
  const dice = new Dice('recorded');
  for (let i = 0; host.result === null; i++) {
    const by = host.awaited[0]!;
    const move = game.pick(game.imagine(host.view(by), by, dice), by, dice);
    await host.play({ by, id: `m${i}`, decision: host.decision(by), move });
  }
  return { format: 'orrery-match/1', head, names: ['Ada', 'Bo'], entries, key: key.toString('hex') };
}
