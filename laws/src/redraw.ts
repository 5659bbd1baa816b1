import type { Game, Kind, Observer } from '@orrery/kernel';
import fc from 'fast-check';
import { mustAllowAlike, mustLookAlike } from './alike.ts';
import { atPositions, type Court } from './court.ts';
import { must, mustBePlain, mustBeSame, mustBeSameBytes } from './same.ts';

/** What nobody can know is drawn anew, and nobody sees a difference: no seat, no table, no open eyes. */
export function redrawingIsUnseen<K extends Kind>(court: Court<K>, redraw: NonNullable<Game<K>['redraw']>): void {
  const { game, trial } = court;
  let changed = false;
  atPositions(court, fc.constant(null), ({ state, journey }, luck) => {
    const before = JSON.stringify(state);
    const other = game.copy(state);
    redraw(other, luck);
    must(JSON.stringify(state) === before, () => 'drawing a copy anew changed what it was copied from');
    mustBePlain('a state drawn anew', other);
    const seats = Array.from({ length: journey.head.seats }, (_, seat) => seat);
    for (const who of ['table', ...seats] satisfies Observer[])
      mustLookAlike(game, { one: state, other, who, how: 'true and drawn anew' });
    if (game.open) mustBeSameBytes('drawn anew: what open eyes see', game.open.view(state), game.open.view(other));
    const me = luck.int(journey.head.seats);
    mustAllowAlike(game, { one: state, other, who: me, how: 'true and drawn anew' }, me, luck, []);
    if (trial.conserved) mustBeSame('the components drawn anew', trial.conserved(state), trial.conserved(other));
    changed ||= JSON.stringify(other) !== before;
  });
  must(changed, () => 'drawing anew never changed anything');
}
