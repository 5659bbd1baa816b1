import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { type Entry, Host, type MatchFile, type MatchSitter, SealedChance } from '@orrery/kernel';
import { fromFile, optionsOf, read, seatsOf } from './arguments.ts';
import { playersOf } from './bots/player.ts';
import { readSpec, specsOf } from './bots/spec.ts';
import { Floor } from './floor.ts';
import { BadArguments, Failed } from './problem.ts';
import { askedRoom } from './shelf.ts';

export const usage = `orrery record <game> --out FILE [--seats N] [--bots a,b,...] [--seed S] [--options JSON|@FILE]
  Lets bots play one match and writes it, key included, as a file for replay and verify. The same seed writes the same file.`;

export async function record(args: readonly string[]): Promise<void> {
  const { values, positionals } = read(args, {
    out: { type: 'string' },
    seats: { type: 'string' },
    bots: { type: 'string', default: 'normal' },
    seed: { type: 'string', default: '1' },
    options: { type: 'string' },
  });
  const [id, ...more] = positionals;
  if (id === undefined || more.length > 0 || values.out === undefined)
    throw new BadArguments('record wants one game and --out FILE');
  const room = askedRoom(id);
  const rules = await room.rules();
  const seats = seatsOf(room, values.seats);
  const bots = specsOf(fromFile(values.bots), seats);
  if (bots.some((bot) => readSpec(bot).probe !== null))
    throw new BadArguments('in a recorded match nobody is told the truth');
  const players = await playersOf(rules, bots);
  const options = optionsOf(rules.game, values.options, seats);
  const key = createHash('sha256').update(`orrery record ${values.seed}`).digest();
  const head = { id: `record-${values.seed}`, game: id, rules: rules.game.rules, seats, options };
  const entries: Entry[] = [];
  const host = await Host.begin(rules.game, head, {
    journal: {
      append: async (_match, entry) => {
        entries.push(entry);
        return 'kept';
      },
      read: async (_match, from) => entries.slice(from),
    },
    chance: (match, seq) => new SealedChance(key, match, seq),
    now: () => entries.length * 1000,
  });
  const floor = new Floor(`${values.seed}|order`);
  while (host.result === null) {
    const next = floor.next(
      host.actors,
      (by) => `${host.decision(by)}|${host.tellings(by)}`,
      (by) => players.get(bots[by]!)!(host.view(by), by, `${values.seed}|${host.seq}|${by}`, null),
    );
    if (next === null) throw new Failed(`nobody has anything to say after entry ${host.seq}`);
    const { by, move } = next;
    const taken = await host.play({ by, id: `${host.seq}`, decision: host.decision(by), move });
    if (!taken.ok) throw new Failed(`${bots[by]} in seat ${by} was refused: ${taken.refusal}`);
  }
  const names = bots.map((bot, seat) => `${bot} ${seat + 1}`);
  const sitters = bots.map(sitterOf);
  const file: MatchFile = { format: 'orrery-match/1', head, names, sitters, entries, key: key.toString('hex') };
  fs.writeFileSync(values.out, `${JSON.stringify(file)}\n`);
  console.log(`${values.out}: ${entries.length} entries`);
}

/** Who plays at random has no level: a page shows it as it shows the weakest. */
function sitterOf(bot: string): MatchSitter {
  const { level } = readSpec(bot);
  return { name: null, sigil: null, level: level === 'random' ? 'easy' : level };
}
