// Matches of Planet X, whose windows are what clocks were made for.
import { Dice, type Entry, Host, type Journal, type Pace, type Seat } from '@orrery/kernel';
import { planetX } from '@orrery/planet-x';
import { vi } from 'vitest';
import { secretOf } from '../../kernel/tests/secret.ts';
import { MatchClock, type Memo } from '../src/index.ts';
import { FakeTime } from './fake-time.ts';

export const { game } = await planetX.rules();

class Memory implements Journal {
  readonly entries: Entry[] = [];
  failures = 0;
  async append(_match: string, entry: Entry): Promise<'kept' | 'taken'> {
    if (this.failures-- > 0) throw new Error('the disk is full');
    if (this.entries.length !== entry.seq) return 'taken';
    this.entries.push(entry);
    return 'kept';
  }
  async read(_match: string, from: number): Promise<readonly Entry[]> {
    return this.entries.slice(from);
  }
}

export type War = Awaited<ReturnType<typeof war>>;

/** A match in the first player's main, with a clock that runs. */
export async function war(
  pace: Partial<Pace> = {},
  { seats = 2, luck = 'luck', secret = 'secret', mulligan = false, alone = false } = {},
) {
  const read = game.readOptions({ mulligan, firstPlayer: 0, ...(seats === 4 ? { mode: 'ffa' } : {}) }, seats);
  if (!read.ok) throw new Error(read.problem);
  const journal = new Memory();
  const time = new FakeTime();
  const world = { journal, chance: (_m: string, n: number) => new Dice(`${luck} ${n}`), now: () => time.now() };
  const head = { id: 'match', game: game.id, rules: game.rules, seats, options: read.value };
  const host = await Host.begin(game, head, world);
  const memos: Memo[] = [];
  const trouble = vi.fn();
  const settings = {
    pace: { tempo: 'live', fixedWindows: false, ...pace } as const,
    time,
    secret: secretOf(secret),
    alone,
    trouble,
  };
  const late: Seat[] = [];
  const clock = new MatchClock(host, {
    ...settings,
    keep: (memo) => void memos.push(memo),
    ranOut: (seat) => void late.push(seat),
  });
  clock.run();
  let ids = 0;
  const send = (by: Seat, move: unknown) => clock.play({ by, id: `p${ids++}`, decision: host.decision(by), move });
  /** What a run-out clock would play, played now: an action of the active seat. */
  const act = () => {
    const { active } = host.view('table');
    return send(active, game.fallback(game.imagine(host.view(active), active, new Dice(1)), active, new Dice(1)))
      .answer;
  };
  const reopen = async (memo: Memo | null) => {
    const again = await Host.open(game, head, world);
    return { host: again, clock: new MatchClock(again, { ...settings, memo }) };
  };
  return {
    host,
    clock,
    time,
    journal,
    memos,
    trouble,
    send,
    act,
    reopen,
    ranOut: () => [...late],
    phase: () => host.view('table').phase,
  };
}

/** A special that a seat could play now. */
function specialOf({ host }: War, by: Seat): object | undefined {
  const imagined = game.imagine(host.view(by), by, new Dice(1));
  return game.list!(imagined, by).find(({ t }) => t === 'playSpecial');
}

/** A match in an end window in which seat 1 could play a special. */
export async function withSpecial(pace: Partial<Pace> = {}): Promise<{ at: War; special: object }> {
  for (let i = 0; ; i++) {
    const at = await war(pace, { luck: `special ${i}` });
    await at.act();
    const special = specialOf(at, 1);
    if (special !== undefined && at.phase() === 'endWindow') return { at, special };
  }
}
