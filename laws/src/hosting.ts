import { type Game, judge, type Kind, type Pacing, type Seat, type SeriesRules, tempos } from '@orrery/kernel';
import fc from 'fast-check';
import { atPositions, type Court, typesPlayed } from './court.ts';
import { LawBroken, must, mustBeSame, short } from './same.ts';

/*
 * What a game says to whoever hosts it: how long questions last, what is answered without asking, what the next game of a
 * series is played with, who has given up, who may talk.
 */

/** Questions have a key and a time within `longest`; where nobody is hurried nothing runs out; what a host answers is legal. */
export function timeIsSound<K extends Kind>(court: Court<K>, pacing: Pacing<K>): void {
  const { game } = court;
  const types = typesPlayed(court);
  const { answering } = pacing;
  const preferences = [...(answering ? [answering.usual] : []), ...(court.trial.preferences ?? [])];
  atPositions(court, fc.string(), ({ state, journey }, _luck, noise) => {
    const table = game.view(state, 'table');
    const longest = pacing.longest(journey.head.options as K['options']);
    must(longest === null || longest > 0, () => `the longest question lasts ${longest}`);
    const questions = new Set<string>();
    for (const tempo of tempos) {
      const timing = pacing.timing(table, tempo);
      if (timing === null) continue;
      const { question, limit, waits, least } = timing;
      questions.add(question);
      const how = `${tempo}, ${short(timing)}`;
      must(game.result(state) === null, () => `${how}: a question of a match that is over`);
      must(question !== '', () => `${how}: a question without a key`);
      must(limit === null || (Number.isFinite(limit) && limit > 0), () => `${how}: no such limit`);
      must(tempo !== 'off' || limit === null, () => `${how}: nobody is hurried, and time runs out`);
      must(
        tempo !== 'live' || limit === null || (longest !== null && limit <= longest),
        () => `${how}: longer than the longest, ${longest}`,
      );
      must(least >= 0 && (limit === null || least <= limit), () => `${how}: answers wait for longer than it lasts`);
      for (const t of waits) must(types.has(t), () => `${how}: no move is of type "${t}"`);
    }
    must(questions.size <= 1, () => `one question with several keys: ${[...questions]}`);
    if (answering === undefined) return;
    for (const how of preferences) {
      must(answering.isPreference(how), () => `"${how}" is no preference`);
      must(answering.isPreference(answering.lasting(how)), () => `what lasts of "${how}" is no preference`);
      for (const by of game.awaited(state)) {
        const move = answering.answer(table, by, how);
        const judged = move === null ? null : judge(game, state, by, move);
        if (judged?.ok === false)
          throw new LawBroken(`by "${how}" seat ${by} answers ${short(move)}, which is refused: ${judged.refusal}`);
      }
    }
    must(
      answering.isPreference(noise) || !answering.isPreference(`${noise} and no preference`),
      () => `"${noise} and no preference" is taken for one`,
    );
  });
}

/** Each game of a series is played with options that can be read and played, and every seat is of a side. */
export function seriesGoOn<K extends Kind>(court: Court<K>, series: SeriesRules<K>): void {
  const { game } = court;
  for (const { head, last, seed } of court.journeys()) {
    const options = head.options as K['options'];
    const end = game.view(last, 'table');
    const result = game.result(last);
    const all: [string, K['options']][] = [['the first game', series.opening(options)]];
    if (result !== null)
      for (const swap of [false, true]) all.push(['the next game', series.next(options, end, result, swap)]);
    for (const [what, next] of all) {
      const where = `${what} of a series, seed ${seed}, ${head.seats} seats`;
      const read = game.readOptions(next, head.seats);
      if (!read.ok) throw new LawBroken(`${where}: ${short(next)} is refused: ${read.problem} at ${read.where}`);
      mustBeSame(`${where}: options, once read,`, next, read.value);
      const sides = series.sides(next);
      must(sides.length === head.seats, () => `${where}: ${sides.length} sides`);
      mustBeSame(`${where}: the sides`, series.sides(options), sides);
    }
    if (result !== null && !series.swaps)
      mustBeSame(
        `a series without anything to swap, seed ${seed}: options`,
        series.next(options, end, result, false),
        series.next(options, end, result, true),
      );
  }
}

/** Who has given up is a seat, and does not come back; nobody has where the match is over or nothing was done. */
export function whoGaveUpStaysAway<K extends Kind>(
  court: Court<K>,
  abandoned: NonNullable<Game<K>['abandoned']>,
): void {
  const { game } = court;
  const gone = new Map<unknown, readonly Seat[]>();
  for (const { journey, seq, state } of court.positions()) {
    const seats = abandoned(game.view(state, 'table'));
    const where = `seed ${journey.seed}, ${journey.head.seats} seats, after entry ${seq}`;
    must(
      new Set(seats).size === seats.length && seats.every((seat) => seat in new Array(journey.head.seats).fill(0)),
      () => `no such seats have given up: ${seats} (${where})`,
    );
    must(seq > 0 || seats.length === 0, () => `seats ${seats} have given up before anything was done (${where})`);
    const before = gone.get(journey) ?? [];
    must(
      before.every((seat) => seats.includes(seat)),
      () => `seats ${before} had given up, and then ${seats} (${where})`,
    );
    gone.set(journey, seats);
  }
}

/** May somebody talk? The answer is yes or no, and who may speak to nobody in private may not do so to several. */
export function talkIsSound<K extends Kind>(court: Court<K>, mayTalk: NonNullable<Game<K>['mayTalk']>): void {
  const { game } = court;
  atPositions(court, fc.constant(null), ({ state, journey }) => {
    const table = game.view(state, 'table');
    const seats = [...Array(journey.head.seats).keys()];
    for (const from of seats) {
      const others = seats.filter((seat) => seat !== from);
      const alone = others.map((to) => mayTalk(table, from, [to]));
      const answers = [...alone, mayTalk(table, from, []), mayTalk(table, from, others)];
      must(
        answers.every((answer) => typeof answer === 'boolean'),
        () => `may seat ${from} talk? ${short(answers)}`,
      );
      must(
        answers.at(-1) !== true || alone.every((answer) => answer),
        () => `seat ${from} may speak to ${others} together, and not to each of them`,
      );
    }
  });
}
