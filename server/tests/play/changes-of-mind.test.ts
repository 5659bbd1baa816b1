// Somebody who only changes their mind, in every game of the shelf: they are stopped, and the others play to the end.
import { shelf } from '@orrery/games';
import { Dice, type Entry, type Game, Host, type Kind, type MatchHead, mostEntries, verifyMatch } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { MemoryJournal, worldOf } from '../../../kernel/tests/world.ts';

const attacker = 0;
/** What the attacker tries at every turn of the match. */
const tries = 60;

const settings: Readonly<Record<string, { seats: number; options: object }>> = {
  'shooting-star': { seats: 3, options: {} },
  'planet-x': { seats: 3, options: {} },
  'sky-of-stars': { seats: 4, options: { guessing: 'allAtOnce', challenge: 'on', rounds: 1 } },
  'burning-planets': { seats: 3, options: { preset: 'quick', roundLimit: 15 } },
};

interface Attacked {
  readonly entries: readonly Entry[];
  readonly host: Host<Kind>;
  readonly refusals: ReadonlyMap<string, number>;
}

async function play(game: Game<Kind>, head: MatchHead): Promise<Attacked> {
  const journal = new MemoryJournal();
  const host = await Host.begin(game, head, worldOf(journal));
  const dice = new Dice(`mind of ${game.id}`);
  const refusals = new Map<string, number>();
  let ids = 0;
  const move = async (by: number, made: unknown) => {
    const answer = await host.play({ by, id: `${ids++}`, decision: host.decision(by), move: made });
    if (!answer.ok && by !== attacker) throw new Error(`seat ${by} was refused: ${answer.refusal}`);
    if (!answer.ok) refusals.set(answer.refusal, (refusals.get(answer.refusal) ?? 0) + 1);
    return answer.ok;
  };
  const picked = (by: number) => game.pick(game.imagine(host.view(by), by, dice), by, dice);

  while (host.result === null) {
    for (let i = 0; i < tries && host.actors.includes(attacker); i++) {
      const stopped = refusals.get('TOO_MANY_CHANGES') ?? 0;
      if (dice.int(2) === 0 && host.undoable(attacker) > 0) await host.undo(attacker, `${ids++}`);
      else if (!host.awaited.includes(attacker)) await speakUp();
      if ((refusals.get('TOO_MANY_CHANGES') ?? 0) > stopped) break;
    }
    const [by] = host.awaited.filter((seat) => seat !== attacker || dice.int(2) === 0);
    if (by !== undefined) await move(by, picked(by));
  }
  return { entries: journal.kept, host, refusals };

  async function speakUp(): Promise<void> {
    const imagined = game.imagine(host.view(attacker), attacker, dice);
    const made = (game.speakUp ?? game.pick)(imagined, attacker, dice);
    // Giving up would end what is to be attacked.
    if (made !== null && !['concede', 'resign', 'leave'].includes(made.t)) await move(attacker, made);
  }
}

test.each(Object.entries(settings))('%s', async (id, { seats, options }) => {
  const { game } = await shelf.find((room) => room.id === id)!.rules();
  const read = game.readOptions(options, seats);
  const head = { id: 'attacked', game: id, rules: game.rules, seats, options: read.ok ? read.value : {} };
  const { entries, host, refusals } = await play(game, head);
  expect(host.result).not.toBeNull();
  const own = entries.filter((entry) => entry.t !== 'setup' && entry.by === attacker).length;
  const others = entries.length - 1 - own;
  expect(own).toBeLessThan(1000 + 20 * others);
  expect(entries.length).toBeLessThan(mostEntries(game, seats));
  expect(verifyMatch(game, { format: 'orrery-match/1', head, names: [], entries })).toMatchObject({ ok: true });
  // There answers can be changed, and things said or done and taken back, as often as one likes.
  const endless = id === 'sky-of-stars' || id === 'burning-planets';
  if (endless) expect(refusals.get('TOO_MANY_CHANGES')).toBeGreaterThan(0);
});
