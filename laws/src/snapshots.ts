import { Course, Dice, type Entry, type Kind, type MatchHead, observersOf, RecordingChance } from '@orrery/kernel';
import { type Court, overMatches } from './court.ts';
import { anyMove } from './journeys.ts';
import { mustBeSameBytes, throughJson } from './same.ts';

/** So few tellings are kept in mind that every match forgets some. */
const remembered = 5;
/** Whole matches of some games are long, and this law looks at all of a match again and again. */
const longest = 300;

/**
 * A match that is opened at a snapshot is the same as one that was folded from its beginning, and goes on as the same: views,
 * tellings, questions, luck and what may be taken back. And what a course does not keep in mind changes nothing else.
 */
export function snapshotsChangeNothing<K extends Kind>(court: Court<K>): void {
  const { game } = court;
  overMatches(court, ({ seats, options }, seed) => {
    const [choice, luck] = [new Dice(`snapshots ${seed}`), new Dice(`luck ${seed}`)];
    const head: MatchHead = { id: `law-${seed}`, game: game.id, rules: game.rules, seats, options };
    const setup = new RecordingChance(luck);
    game.setup(options, seats, setup, null);
    const whole = new Course(game, head);
    const forgetful = new Course(game, head, remembered);
    let opened: Course<K> | null = null;
    let entry: Entry | null = { seq: 0, at: 0, t: 'setup', draws: setup.draws };
    for (let seq = 1; entry !== null; seq++) {
      const taken = throughJson(entry);
      const { next: state } = whole.take(taken);
      for (const course of [forgetful, opened]) course?.take(taken);
      entry = seq > longest || whole.result !== null ? null : next(whole, state, choice, luck);
      const looks = entry === null || choice.int(8) === 0;
      if (looks) mustBeSameBytes(`entry ${taken.seq}: all, and what is kept in mind`, seen(whole), seen(forgetful));
      if (!looks) continue;
      const again = Course.at(game, head, throughJson(forgetful.snapshot()), remembered);
      const truth = inside(forgetful);
      for (const course of [opened ?? again, again])
        mustBeSameBytes(`entry ${taken.seq}: folded, and opened at a snapshot`, truth, inside(course));
      opened = again;
    }
  });

  /** Somebody acts, or takes back what they did; null if nobody has anything to say. */
  function next(course: Course<K>, state: K['state'], choice: Dice, luck: Dice): Entry | null {
    const seq = course.seq + 1;
    const common = { seq, at: seq, id: String(seq) };
    const by = course.actors[choice.int(course.actors.length)]!;
    const [from] = course.undoable(by);
    if (from !== undefined && choice.int(4) === 0) return { ...common, t: 'undo', by, from };
    const last = course.lastRetrievable;
    if (last !== null && choice.int(6) === 0)
      return { ...common, t: 'undo', by: last.by, from: last.seq, agreed: true };
    for (const seat of [by, ...course.awaited()]) {
      const move = anyMove(game, state, seat, choice);
      const taken = move === null ? null : course.attempt(seat, move, luck);
      if (taken?.ok) return { ...common, t: 'move', by: seat, move: taken.move, draws: taken.draws };
    }
    return null;
  }

  /** All that anybody gets from a course, with the tellings that every course keeps in mind. */
  function seen(course: Course<K>): unknown {
    const { seq, at, drawn, actors, result, turn } = course;
    const observers = observersOf(course.head.seats).map((who) => {
      const had = course.tellings(who);
      const told = course.told(who, Math.max(0, had - remembered));
      return { who, had, told, view: course.view(who), awaited: course.awaited(who) };
    });
    const asked = [...Array(course.head.seats).keys()].map((by) => [
      course.decision(by),
      course.undoable(by),
      course.retrievable(by),
    ]);
    return { seq, at, drawn, actors, result, turn, observers, asked };
  }

  function inside(course: Course<K>): unknown {
    const firsts = observersOf(course.head.seats).map((who) => course.firstTelling(who));
    return { ...(seen(course) as object), firsts, snapshot: course.snapshot() };
  }
}
