import { type Answer, type Chance, type Entry, Host, type Kind, type MatchHead, type Seat } from '@orrery/kernel';
import type { Room } from '@orrery/words/room';

/** One move as a client sends it. */
export interface RecordedMove {
  readonly seat: Seat;
  readonly decision: string;
  readonly move: unknown;
}

/** A match to be played again, move by move, on any version of the server that has the same rules. */
export interface Recording {
  readonly game: string;
  readonly seats: number;
  readonly moves: readonly RecordedMove[];
}

/** Luck by the number of a draw alone, and by nothing of ours that may change: the same match on every version. */
export class CountedLuck implements Chance {
  private k: number;
  constructor(drawn: number) {
    this.k = drawn;
  }
  int(n: number): number {
    let h = Math.imul(this.k++ + 0x9e3779b9, 0x85ebca6b);
    h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
    h = Math.imul(h ^ (h >>> 16), 0x27d4eb2f);
    return ((h ^ (h >>> 15)) >>> 0) % n;
  }
}

/** So many moves at random of one match, or all of it if it is shorter. */
export async function record(room: Room, seats: number, most: number): Promise<Recording> {
  const { game } = await room.rules();
  const options = game.readOptions(undefined, seats);
  if (!options.ok) throw new Error(`${room.id} refuses its own defaults: ${options.problem}`);
  const head: MatchHead = { id: 'recording', game: game.id, rules: game.rules, seats, options: options.value };
  const entries: Entry[] = [];
  const host = await Host.begin(game, head, {
    journal: {
      append: async (_match, entry) => {
        entries.push(entry);
        return 'kept';
      },
      read: async (_match, from) => entries.slice(from),
    },
    chance: (_match, drawn) => new CountedLuck(drawn),
    now: () => 0,
  });
  const choice = new CountedLuck(1_000_000);
  const moves: RecordedMove[] = [];
  for (let seat = host.awaited[0]; seat !== undefined && moves.length < most; seat = host.awaited[0]) {
    const decision = host.decision(seat);
    const move = game.pick(game.imagine(host.view(seat), seat, choice), seat, choice) as Kind['move'];
    const answer: Answer = await host.play({ by: seat, id: `${moves.length}`, decision, move });
    if (!answer.ok) throw new Error(`${room.id}: a recorded move was refused: ${answer.refusal}`);
    moves.push({ seat, decision, move });
  }
  return { game: room.id, seats, moves };
}
