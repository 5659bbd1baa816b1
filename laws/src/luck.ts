import { type Chance, Dice, type Emit, type Kind, RecordingChance, ReplayedChance } from '@orrery/kernel';
import fc from 'fast-check';
import { atPositions, type Court, overMatches } from './court.ts';
import { anyMove } from './journeys.ts';
import { must, mustBeSameBytes } from './same.ts';

/** Every draw is recorded: the recorded draws alone give the same state and events, and none is left over. */
export function everyDrawIsRecorded<K extends Kind>(court: Court<K>): void {
  const { game } = court;
  overMatches(court, ({ seats, options }, seed) => {
    const setup = (chance: Chance, emit: Emit<K['event']>) => game.setup(options, seats, chance, emit);
    twice('the setup', setup, new Dice(seed));
  });
  atPositions(court, fc.constant(null), ({ state }, luck) => {
    const actors = game.actors(state);
    const by = actors[luck.int(actors.length)];
    if (by === undefined) return;
    const move = anyMove(game, state, by, luck);
    if (move === null) return;
    const apply = (chance: Chance, emit: Emit<K['event']>) => {
      const next = game.copy(state);
      game.apply(next, by, move, chance, emit);
      return next;
    };
    twice(`seat ${by}'s move ${JSON.stringify(move)}`, apply, luck);
  });
}

/** First heard and drawn from luck, then replayed, and replayed once more with nobody listening, as in playouts. */
function twice<S, E>(what: string, run: (chance: Chance, emit: Emit<E>) => S, luck: Chance): void {
  const recording = new RecordingChance(luck);
  const first: E[] = [];
  const state = run(recording, (event) => first.push(event));
  for (const { value, of, why } of recording.draws)
    must(Number.isInteger(of) && of > 0 && value < of && why !== '', () => `${what} draws ${value} of ${of} "${why}"`);
  const second: E[] = [];
  const replayed = new ReplayedChance(recording.draws);
  mustBeSameBytes(
    `${what}: the state replayed from its draws`,
    state,
    run(replayed, (event) => second.push(event)),
  );
  must(replayed.left === 0, () => `${what}: ${replayed.left} recorded draws were not asked for again`);
  mustBeSameBytes(`${what}: its events replayed`, first, second);
  mustBeSameBytes(`${what}: the state when nobody listens`, state, run(new ReplayedChance(recording.draws), null));
}
