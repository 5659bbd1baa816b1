import { botNames } from '@orrery/card';
import type { Kind } from '@orrery/kernel';
import { winsOfTen } from '@orrery/ratings';
import { Icon } from '@orrery/ui';
import { useState } from 'react';
import { usePerson } from '../person/person.ts';
import { type GameKit, useGameSay } from '../play/kit.ts';
import { useSay } from '../words/speech.ts';
import { levelsOf } from './levels.ts';
import { SeatRow } from './SeatRow.tsx';
import { add, mannerAt, type Place, type Range } from './seats.ts';
import { useSeatDrag } from './useSeatDrag.ts';

interface SeatListProps {
  readonly game: string;
  readonly kit: GameKit<Kind> | null;
  readonly places: readonly Place[];
  /** The identity each place will wear. */
  readonly looks: readonly number[];
  readonly range: Range;
  change(places: readonly Place[]): void;
}

/** Who plays, in the order of play: kinds mix freely, places move by drag or by button. */
export function SeatList({ game, kit, places, looks, range, change }: SeatListProps) {
  const say = useSay();
  const [said, setSaid] = useState('');
  const moved = (next: readonly Place[], from: number, to: number) => {
    change(next);
    setSaid(say('create.moved', { from: from + 1, to: to + 1 }));
  };
  const drag = useSeatDrag(places, moved);
  const { name: mine } = usePerson();
  const bots = botNames(
    places.map(({ kind, name, level }) => ({
      name: kind === 'me' ? mine : kind === 'here' ? name : null,
      level: kind === 'bot' ? level : null,
    })),
    say,
  );
  return (
    <section className="create-seats" aria-labelledby="create-seats">
      <h2 id="create-seats">{say('create.who')}</h2>
      <ol ref={drag.list}>
        {places.map((place, at) => (
          <SeatRow
            key={place.key}
            place={place}
            at={at}
            look={looks[at] ?? at}
            bot={bots[at]!}
            places={places}
            levels={levelsOf(game)}
            manners={kit?.manners ?? []}
            range={range}
            dragged={drag.dragged === place.key}
            grip={drag.grip(place.key)}
            change={change}
            moved={moved}
          />
        ))}
      </ol>
      <button
        type="button"
        className="btn"
        disabled={places.length >= range.max}
        onClick={() => change(add(places, range))}
      >
        <Icon name="plus" size={18} />
        {say('create.add')}
      </button>
      <Strengths game={game} places={places} />
      {kit !== null && <Manners kit={kit} places={places} />}
      <p className="unseen" role="status">
        {said}
      </p>
    </section>
  );
}

/** What the laboratory has found of the bots that sit there, where it has found something. */
function Strengths({ game, places }: Pick<SeatListProps, 'game' | 'places'>) {
  const say = useSay();
  const levels = new Set(places.map((place) => (place.kind === 'bot' ? place.level : null)));
  const sentences = (['normal', 'hard', 'master'] as const).flatMap((level) => {
    const found = levels.has(level) ? winsOfTen(game, level) : null;
    if (found === null) return [];
    const { seats, wins } = found;
    if (seats === 2 || level === 'master') return say(`create.strength.${level}`, { wins });
    return say(`create.strength.${level}.three`, { wins });
  });
  return sentences.length === 0 ? null : <p className="create-strength">{sentences.join(' ')}</p>;
}

/** What the manners of the bots that sit there mean in this game. */
function Manners({ kit, places }: { readonly kit: GameKit<Kind> } & Pick<SeatListProps, 'places'>) {
  const { say } = useGameSay(kit);
  const worn = places.map((place, at) => (place.kind === 'bot' ? mannerAt(place, at, kit.manners) : null));
  const known = kit.manners.filter((manner) => worn.includes(manner));
  if (known.length === 0) return null;
  return <p className="create-strength">{known.map((manner) => say(`manner.${manner}`)).join(' ')}</p>;
}
