import type { Room } from '@orrery/words/room';
import { useSay } from '../words/speech.ts';
import { minuteSteps, peopleSteps, type Wishes } from './wishes.ts';

interface GameFilterProps {
  readonly rooms: readonly Room[];
  readonly wishes: Wishes;
  wish(wishes: Wishes): void;
}

/** Among many games: for how many people, and how long. */
export function GameFilter({ rooms, wishes, wish }: GameFilterProps) {
  const say = useSay();
  return (
    <search className="games-filter">
      <PeopleChoice rooms={rooms} people={wishes.people} choose={(people) => wish({ ...wishes, people })} />
      <select
        className="field"
        aria-label={say('home.filter.minutes')}
        value={wishes.minutes ?? ''}
        onChange={(event) => wish({ ...wishes, minutes: Number(event.target.value) || null })}
      >
        <option value="">{say('home.filter.minutes.any')}</option>
        {minuteSteps.map((n) => (
          <option key={n} value={n}>
            {say('home.filter.minutes.most', { n })}
          </option>
        ))}
      </select>
    </search>
  );
}

interface PeopleChoiceProps {
  readonly rooms: readonly Room[];
  readonly people: number | null;
  choose(people: number | null): void;
}

export function PeopleChoice({ rooms, people, choose }: PeopleChoiceProps) {
  const say = useSay();
  return (
    <select
      className="field"
      aria-label={say('home.filter.people')}
      value={people ?? ''}
      onChange={(event) => choose(Number(event.target.value) || null)}
    >
      <option value="">{say('home.filter.people.any')}</option>
      {peopleSteps(rooms).map((n) => (
        <option key={n} value={n}>
          {say('home.filter.people.of', { n })}
        </option>
      ))}
    </select>
  );
}
