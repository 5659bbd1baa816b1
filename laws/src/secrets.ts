import { type Chance, Dice, type Draw, judge, type Kind, observersOf, RecordingChance } from '@orrery/kernel';
import fc from 'fast-check';
import { atPositions, type Court, overMatches } from './court.ts';
import { anyMove } from './journeys.ts';
import { short, throughJson } from './same.ts';
import { type Heard, heard, moving, mustBeToldAlike, mustSeeWhatWasTold, type Run } from './told.ts';

/*
 * What is secret from its beginning: a draw nobody else sees, a choice that is sealed. Two outcomes that an observer
 * cannot see to differ, though they do, are told alike. (So a view keeps what was told: a roll that mattered, a card
 * that came.)
 */

/** One draw falls otherwise. */
export function drawsLeakNothing<K extends Kind>(court: Court<K>): void {
  const compare = (what: string, seats: number, luck: Dice, run: Run<K>, from: 'nothing' | 'a view') => {
    const recording = new RecordingChance(luck);
    const one = heard(run, recording);
    if (recording.draws.length === 0) return;
    for (let i = 0; i < 3; i++)
      mustBeSecret(court, { what, seats, from }, one, heard(run, new AlteredLuck(recording.draws, luck)));
  };
  const { game } = court;
  overMatches(court, ({ seats, options }, seed) => {
    const setup: Run<K> = (chance, emit) => game.setup(options, seats, chance, emit);
    compare('LEAK in the setup', seats, new Dice(seed), setup, 'nothing');
  });
  atPositions(court, fc.constant(null), ({ state, journey }, luck) => {
    for (const by of game.actors(state)) {
      const move = anyMove(game, state, by, luck);
      if (move === null) continue;
      const what = `LEAK after ${short(move)} of seat ${by}`;
      compare(what, journey.head.seats, luck, moving(game, state, by, move), 'a view');
    }
  });
}

/** A seat chooses otherwise, in one thing where that is legal. */
export function choicesLeakNothing<K extends Kind>(court: Court<K>): void {
  const { game } = court;
  atPositions(court, fc.constant(null), ({ state, journey }, luck) => {
    for (const by of game.actors(state)) {
      const move = anyMove(game, state, by, luck);
      if (move === null) continue;
      const seed = luck.bits();
      const one = heard(moving(game, state, by, move), new Dice(seed));
      for (let i = 0; i < 4; i++) {
        const judged = judge(game, state, by, crossed(throughJson(move), anyMove(game, state, by, luck), luck));
        if (!judged.ok) continue;
        const other = heard(moving(game, state, by, judged.move), new Dice(seed));
        const what = `LEAK after ${short(move)} or ${short(judged.move)} of seat ${by}`;
        mustBeSecret(court, { what, seats: journey.head.seats, from: 'a view', but: by }, one, other);
      }
    }
  });
}

/** What two outcomes came of: of nothing, or of a state that everybody had a view of; `but` made the difference and knows it. */
interface Fork {
  readonly what: string;
  readonly seats: number;
  readonly from: 'nothing' | 'a view';
  readonly but?: number;
}

function mustBeSecret<K extends Kind>({ game }: Court<K>, fork: Fork, one: Heard<K>, other: Heard<K>): void {
  if (JSON.stringify(one.state) === JSON.stringify(other.state)) return;
  for (const who of observersOf(fork.seats)) {
    if (who === fork.but) continue;
    mustBeToldAlike(game, fork.what, one, other, who);
    if (fork.from === 'a view') mustSeeWhatWasTold(game, fork.what, one, other, who);
  }
}

/** A move that is like one but for a single thing, in which it is like the other. */
function crossed(one: unknown, other: unknown, luck: Dice): unknown {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return other;
  const record = one as Record<string, unknown>;
  const against = other as Record<string, unknown>;
  const keys = Object.keys(against).filter((key) => JSON.stringify(record[key]) !== JSON.stringify(against[key]));
  const key = keys[luck.int(keys.length)];
  if (key !== undefined) record[key] = crossed(record[key], against[key], luck);
  return record;
}

/** Recorded draws again, but for one that falls otherwise; what no longer fits after it is drawn afresh. */
class AlteredLuck implements Chance {
  private next = 0;
  private readonly draws: readonly Draw[];
  private readonly altered: number;
  private readonly luck: Dice;
  constructor(draws: readonly Draw[], luck: Dice) {
    this.draws = draws;
    this.altered = luck.int(draws.length);
    this.luck = luck;
  }
  int(n: number): number {
    const index = this.next++;
    const draw = this.draws[index];
    return draw !== undefined && draw.of === n && index !== this.altered ? draw.value : this.luck.int(n);
  }
}
