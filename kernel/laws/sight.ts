import fc from 'fast-check';
import { Dice, type Game, judge, type Kind, type Observer, type Seat, step } from '../src/index.ts';
import { atPositions, type Court } from './court.ts';
import { hostile, wounded } from './hostile.ts';
import { canonical, LawBroken, must, mustBePlain, mustBeSame, mustBeSameBytes, short } from './same.ts';

/** What a seat sees is enough to imagine a whole state with: it looks the same, and allows that seat exactly the same. */
export function imaginationFits<K extends Kind>(court: Court<K>): void {
  const { game, trial } = court;
  atPositions(court, fc.constant(null), ({ state, journey }, luck) => {
    const me = luck.int(journey.head.seats);
    const view = game.view(state, me);
    const text = JSON.stringify(view);
    const imagined = game.imagine(view, me, luck);
    mustBePlain(`the state seat ${me} imagines`, imagined);
    mustBeSameBytes(`seat ${me}'s view of what it imagines`, view, game.view(imagined, me));
    if (trial.conserved) mustBeSame('the components imagined', trial.conserved(state), trial.conserved(imagined));
    mustLookAlike(game, state, imagined, me);
    mustAllowAlike(game, state, imagined, me, luck, []);
    for (let i = 0; i < 30; i++) {
      const awaited = game.awaited(imagined);
      const by = awaited[luck.int(awaited.length)];
      if (by === undefined) break;
      const move = game.pick(imagined, by, luck);
      const judged = judge(game, imagined, by, move);
      if (!judged.ok) throw new LawBroken(`played on in what seat ${me} imagines, ${short(move)}: ${judged.refusal}`);
      game.apply(imagined, by, judged.move, luck, null);
    }
    must(JSON.stringify(view) === text, () => `playing in what seat ${me} imagines changed the view`);
  });
}

/**
 * No leak: in another truth that an observer cannot tell from this one, all that they see, are told, are asked and are
 * answered is equal to the byte. After a move both truths may differ for them where it reveals something; then the
 * views differ, and only then may they be told different things.
 */
export function nothingLeaks<K extends Kind>(court: Court<K>): void {
  const { game, trial } = court;
  const changed = { seat: 0, table: 0 };
  atPositions(court, fc.array(hostile, { maxLength: 3 }), ({ state, journey }, luck, inputs) => {
    for (const who of ['table', luck.int(journey.head.seats)] as Observer[]) {
      const other = trial.scramble(game.copy(state), who, luck);
      if (canonical(state) !== canonical(other)) changed[who === 'table' ? 'table' : 'seat']++;
      if (trial.conserved) mustBeSame('the components scrambled', trial.conserved(state), trial.conserved(other));
      mustBeSameBytes(`LEAK: the view of ${who}`, game.view(state, who), game.view(other, who));
      mustLookAlike(game, state, other, who);
      if (who !== 'table') mustAllowAlike(game, state, other, who, luck, inputs);
      mustTellAlike(game, state, other, who, luck);
    }
  });
  if (trial.open) return;
  must(changed.seat > 0, () => 'the scrambler never changed anything that a seat must not know');
  must(changed.table > 0, () => 'the scrambler never changed anything that the table must not know');
}

function mustLookAlike<K extends Kind>(game: Game<K>, one: K['state'], other: K['state'], who: Observer): void {
  mustBeSameBytes(`LEAK to ${who}: actors`, game.actors(one), game.actors(other));
  mustBeSameBytes(`LEAK to ${who}: awaited`, game.awaited(one), game.awaited(other));
  mustBeSameBytes(`LEAK to ${who}: the result`, game.result(one), game.result(other));
  if (who !== 'table' && game.asks)
    mustBeSameBytes(`LEAK to ${who}: the question asked`, game.asks(one, who), game.asks(other, who));
}

/** The same moves legal for a seat, and the same answers to anything else it may try. */
function mustAllowAlike<K extends Kind>(
  game: Game<K>,
  one: K['state'],
  other: K['state'],
  me: Seat,
  luck: Dice,
  inputs: readonly unknown[],
): void {
  const tries: unknown[] = [...inputs];
  if (game.list) {
    const texts = [one, other].map((s) => game.list!(s, me).map(canonical).sort());
    mustBeSame(`LEAK to ${me}: the legal moves`, texts[0], texts[1]);
  }
  for (const s of [one, other])
    if (game.actors(s).includes(me)) {
      const move = game.pick(s, me, luck);
      tries.push(move, wounded(move, luck), wounded(move, luck));
    }
  for (const seat of game.actors(one)) if (seat !== me) tries.push(game.pick(one, seat, luck));
  for (const raw of tries) {
    const answers = [one, other].map((s) => {
      const judged = judge(game, s, me, raw);
      return judged.ok ? 'legal' : judged.refusal;
    });
    must(answers[0] === answers[1], () => `LEAK to ${me}: ${short(raw)} is answered ${answers.join(' or ')}`);
  }
}

/** The same next move, by anyone, told alike, unless it shows the observer what was hidden. */
function mustTellAlike<K extends Kind>(game: Game<K>, one: K['state'], other: K['state'], who: Observer, luck: Dice) {
  for (const by of game.actors(one))
    for (const from of [one, other]) {
      const move = game.pick(from, by, luck);
      if (!judge(game, one, by, move).ok || !judge(game, other, by, move).ok) continue;
      const seed = luck.bits();
      const a = step(game, one, by, move, new Dice(seed));
      const b = step(game, other, by, move, new Dice(seed));
      if (!a.ok || !b.ok || JSON.stringify(game.view(a.state, who)) !== JSON.stringify(game.view(b.state, who)))
        continue;
      const what = `after ${short(move)} of seat ${by}`;
      mustBeSameBytes(`LEAK ${what}: what ${who} is told`, toldOf(game, a.events, who), toldOf(game, b.events, who));
      mustBeSameBytes(`LEAK to ${who} ${what}: actors`, game.actors(a.state), game.actors(b.state));
      mustBeSameBytes(`LEAK to ${who} ${what}: awaited`, game.awaited(a.state), game.awaited(b.state));
    }
}

function toldOf<K extends Kind>(game: Game<K>, events: readonly K['event'][], who: Observer): K['seen'][] {
  return events.map((event) => game.tell(event, who)).filter((seen) => seen !== null);
}
