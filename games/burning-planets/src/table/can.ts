import { planetName } from '../words/names.ts';
import type { Picked } from './choices.ts';
import { waitingProposals } from './contracts/order.ts';
import type { Left } from './flow/useFlow.ts';
import { targetName } from './labels.ts';
import type { TableNames } from './names.ts';
import type { Sense } from './sense.ts';

const PHASES = ['structures', 'ships', 'actions'] as const;

/** For "what can I do?": where I can still build, with what I can act, what waits for an answer. `mine`: it is my turn; `cells`: those of a setup. */
export function whatCanBeDone(
  names: TableNames,
  sense: Sense,
  left: Left,
  mine: boolean,
  cells: number,
): readonly string[] {
  const { say } = names;
  const { view } = sense;
  const proposals = waitingProposals(view);
  const answer = proposals === 0 ? [] : [say('can.answer', { count: proposals })];
  if (!mine) return answer;
  if (view.stage !== 'play') return [say(view.stage === 'asteroids' ? 'can.asteroid' : 'can.cannon', { count: cells })];
  const phases = PHASES.flatMap((phase) => {
    const [one] = left[phase];
    return one === undefined
      ? []
      : [say(`can.${phase}`, { count: left[phase].length, name: nameOf(names, sense, one) })];
  });
  return [...phases, ...answer, say('can.end')];
}

function nameOf(names: TableNames, sense: Sense, picked: Picked): string {
  return picked.t === 'planet'
    ? planetName(names.say, picked.planet)
    : picked.t === 'unit'
      ? targetName(names, sense, picked.ref)
      : '';
}
