import { judge, type Kind, type Seat, step } from '@orrery/kernel';
import fc from 'fast-check';
import { atPositions, type Court } from './court.ts';
import { hostile, wounded } from './hostile.ts';
import { anyMove } from './journeys.ts';
import { must, mustBePlain, mustBeSame, short, throughJson } from './same.ts';

/** Nothing throws on any input to the door, and neither asking nor being refused changes a byte of the state. */
export function inputIsHarmless<K extends Kind>(court: Court<K>): void {
  const { game } = court;
  atPositions(court, fc.array(hostile, { maxLength: 6 }), ({ state, journey }, luck, inputs) => {
    const { seats } = journey.head;
    const before = JSON.stringify(state);
    const raws = [...inputs];
    for (const by of game.actors(state))
      for (let i = 0; i < 3; i++) raws.push(wounded(anyMove(game, state, by, luck), luck));
    for (const raw of raws) {
      const by = luck.int(seats + 2) - 1;
      const judged = judge(game, state, by, raw);
      must(JSON.stringify(state) === before, () => `judging ${short(raw)} of seat ${by} changed the state`);
      const taken = step(game, state, by, raw, luck);
      must(taken.ok === judged.ok, () => `${short(raw)} of seat ${by} is judged and stepped differently`);
      must(JSON.stringify(state) === before, () => `${short(raw)} of seat ${by}, stepped, changed the state before it`);
      const read = game.readMove(raw);
      if (read !== null) mustReadBack(raw, read);
      if (judged.ok) mustBeListed(state, by, judged.move);
      else must(typeof judged.refusal === 'string' && judged.refusal !== '', () => 'a refusal without a name');
    }
    must(Object.keys(Object.prototype).length === 0, () => 'the prototype of all objects was changed');
  });

  function mustBeListed(state: K['state'], by: Seat, move: K['move']): void {
    const text = JSON.stringify(move);
    const isIt = (listed: K['move']) => JSON.stringify(game.readMove(listed)) === text;
    must(game.list?.(state, by).some(isIt) ?? true, () => `seat ${by}: ${text} is legal, not listed`);
  }

  /** A move read has one writing: it reads back as itself, and a key the game does not know is dropped or refused. */
  function mustReadBack(raw: unknown, read: K['move']): void {
    mustBePlain(`the move read from ${short(raw)}`, read);
    mustBeSame(`the move read from ${short(raw)}, read again,`, read, game.readMove(throughJson(read)));
    const more = game.readMove({ ...read, unheardOf: 1 });
    if (more !== null) mustBeSame(`the move read from ${short(raw)}, with an unknown key,`, read, more);
  }
}

/** `readOptions` is total; what it gives is plain JSON and reads back as itself; `undefined` means all defaults. */
export function optionsAreReadSafely<K extends Kind>(court: Court<K>): void {
  const { game, trial } = court;
  const { min, max } = game.seats;
  for (let seats = min; seats <= max; seats++) {
    const read = game.readOptions(undefined, seats);
    must(read.ok, () => `no options at all are refused for ${seats} seats: ${short(read)}`);
  }
  atPositions(court, hostile, ({ journey }, luck, raw) => {
    const seats = min + luck.int(max - min + 1);
    const sample = trial.optionsSamples[luck.int(trial.optionsSamples.length)];
    const inputs = [raw, wounded(journey.head.options, luck), journey.head.options];
    if (sample !== undefined) inputs.push(sample, wounded(sample, luck));
    for (const input of inputs) {
      const read = game.readOptions(input, seats);
      if (!read.ok) {
        must(typeof read.problem === 'string' && typeof read.where === 'string', () => `refused with ${short(read)}`);
        continue;
      }
      mustBePlain(`the options read from ${short(input)}`, read.value);
      const again = game.readOptions(throughJson(read.value), seats);
      mustBeSame(`the options read from ${short(input)}, read again,`, read, again);
    }
  });
}
