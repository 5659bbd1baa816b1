import { Course, Dice, type Entry, type Kind, type MatchHead, RecordingChance, type Seat } from '@orrery/kernel';
import { type Court, overMatches } from './court.ts';
import { anyMove } from './journeys.ts';
import { must, short } from './same.ts';

/** Of each match so many entries are looked at. */
const longest = 150;

/**
 * Which of its moves a seat may ask all to take back hangs on what it was told alone: who is told nothing of an entry, be it a move
 * or an undo, may ask for the same after it as before. And what may be asked for can be done.
 */
export function askingBackLeaksNothing<K extends Kind>(court: Court<K>): void {
  const { game } = court;
  overMatches(court, ({ seats, options }, seed) => {
    const [choice, luck] = [new Dice(`asking back ${seed}`), new Dice(`luck ${seed}`)];
    const head: MatchHead = { id: `law-${seed}`, game: game.id, rules: game.rules, seats, options };
    const setup = new RecordingChance(luck);
    game.setup(options, seats, setup, null);
    const course = new Course(game, head);
    let { next: state } = course.take({ seq: 0, at: 0, t: 'setup', draws: setup.draws });
    const known = () =>
      [...Array(seats).keys()].map((seat) => [course.tellings(seat), course.retrievable(seat)] as const);
    while (course.seq < longest && course.result === null) {
      const entry = nextEntry(course, state, { choice, luck });
      if (entry === null) return;
      const before = known();
      ({ next: state } = course.take(entry));
      for (const [seat, [tellings, retrievable]] of known().entries()) {
        const [had, was] = before[seat]!;
        must(
          tellings !== had || retrievable === was,
          () => `seat ${seat}, untold, may ask back ${retrievable} and not ${was} after ${short(entry)}`,
        );
        must(
          retrievable === null || course.lastRetrievable !== null,
          () => `seat ${seat} may ask back ${retrievable}, which cannot be done, after ${short(entry)}`,
        );
      }
    }
  });

  /** Somebody who may acts, or takes back what they did; null: nobody has anything to say. */
  function nextEntry(
    course: Course<K>,
    state: K['state'],
    { choice, luck }: Record<'choice' | 'luck', Dice>,
  ): Entry | null {
    const seq = course.seq + 1;
    const common = { seq, at: seq, id: String(seq) };
    const undoers = [...Array(course.head.seats).keys()].filter((seat) => course.undoable(seat).length > 0);
    if (undoers.length > 0 && choice.int(3) === 0) {
      const by = undoers[choice.int(undoers.length)]!;
      return { ...common, t: 'undo', by, from: course.undoable(by)[0]! };
    }
    const last = course.lastRetrievable;
    if (last !== null && choice.int(10) === 0)
      return { ...common, t: 'undo', by: last.by, from: last.seq, agreed: true };
    const anyone = course.actors[choice.int(course.actors.length)] as Seat;
    for (const by of [anyone, ...course.awaited()]) {
      const move = anyMove(game, state, by, choice);
      const taken = move === null ? null : course.attempt(by, move, luck);
      if (taken?.ok) return { ...common, t: 'move', by, move: taken.move, draws: taken.draws };
    }
    return null;
  }
}
