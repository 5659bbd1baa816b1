import { listed } from '@orrery/words';
import type { StarId } from '../../data/index.ts';
import { cellOf, colourName, typeName } from '../../words/names.ts';
import { byNearness } from '../draw.ts';
import type { TableNames } from '../names.ts';
import { wayOf } from './describe.ts';
import { type Picks, type StarState, starOf } from './figure.ts';

/** "S043, E4, spark, yellow; may be chosen". */
export function starLabel({ say, sky }: TableNames, id: StarId, state: StarState, picks: Picks): string {
  const star = starOf(sky, id);
  if (star === null) return id;
  const name = say('star.full', {
    id,
    cell: cellOf(sky, star),
    type: typeName(say, star.type),
    colour: colourName(say, star.colour),
  });
  const states = {
    idle: 'star.free',
    mine: 'star.mine',
    old: 'star.old',
    erased: 'star.erased',
  } as const;
  const legal = picks.legal.has(id);
  const known = legal && state === 'idle' ? [] : [say(states[state])];
  const taken = legal ? [say('star.legal')] : [];
  const picked =
    id === picks.to ? (picks.sealed ? 'star.given' : 'star.chosen') : id === picks.from ? 'star.from' : null;
  return [name, ...known, ...taken, ...(picked === null ? [] : [say(picked)])].join('; ');
}

const NEAREST = 5;

/** The legal ends of lines from a star, the nearest first, each with its direction. */
export function endsText({ say, sky }: TableNames, from: StarId, ends: readonly StarId[], label: string): string {
  const here = starOf(sky, from);
  const near = byNearness(ends, from, sky).slice(0, NEAREST);
  const texts = near.flatMap((id) => {
    const star = starOf(sky, id);
    if (star === null || here === null) return [];
    const way = say(`way.${wayOf(here, star)}`);
    return [say('star.end', { type: typeName(say, star.type), cell: cellOf(sky, star), way })];
  });
  return say('star.ends', { star: label, count: ends.length, ends: listed(say, texts) });
}
