import { judge, type Kind } from '@orrery/kernel';
import fc from 'fast-check';
import { mustAllowAlike, mustLookAlike } from './alike.ts';
import { atPositions, type Court } from './court.ts';
import { LawBroken, must, mustBePlain, mustBeSame, short } from './same.ts';

/** A view is enough to imagine a whole state with, which looks the same, allows its seat the same, and can be played. */
export function imaginationFits<K extends Kind>(court: Court<K>): void {
  const { game, trial } = court;
  atPositions(court, fc.constant(null), ({ state, journey }, luck) => {
    const me = luck.int(journey.head.seats);
    const view = game.view(state, me);
    const text = JSON.stringify(view);
    const imagined = game.imagine(view, me, luck);
    mustBePlain(`the state seat ${me} imagines`, imagined);
    const pair = { one: state, other: imagined, who: me, how: 'true and imagined' };
    mustLookAlike(game, pair);
    mustAllowAlike(game, pair, me, luck, []);
    if (trial.conserved) mustBeSame('the components imagined', trial.conserved(state), trial.conserved(imagined));
    for (let i = 0; i < 30; i++) {
      const awaited = game.awaited(imagined);
      const by = awaited[luck.int(awaited.length)];
      if (by === undefined) break;
      const move = game.pick(imagined, by, luck);
      const judged = judge(game, imagined, by, move);
      if (!judged.ok) throw new LawBroken(`played on in what ${me} imagines, ${short(move)} is ${judged.refusal}`);
      game.apply(imagined, by, judged.move, luck, null);
    }
    must(JSON.stringify(view) === text, () => `playing in what seat ${me} imagines changed its view`);
  });
}
