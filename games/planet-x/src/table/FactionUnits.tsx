import type { Say } from '@orrery/words';
import { type DataSet, unitTypes } from '../data/index.ts';
import { mannerOf } from '../picture/manner.ts';
import { CampArt } from './art/Camp.tsx';
import { CardDefs } from './art/Defs.tsx';
import { Glyph, TypeIcon } from './art/Signs.tsx';
import './art/art.css';
import './faction-units.css';

interface FactionUnitsProps {
  readonly set: DataSet;
  readonly faction: string;
  readonly say: Say;
}

/** A faction at a glance: its base camp, and the Force of its units by type, its pride marked. */
export function FactionUnits({ set, faction, say }: FactionUnitsProps) {
  const manner = mannerOf(set, faction);
  const pride = set.factions.find(({ id }) => id === faction)?.pride;
  return (
    <span className="px-faction">
      <CardDefs />
      <span className="px-faction-camp">
        <CampArt manner={manner} />
        <Glyph manner={manner} size={22} />
      </span>
      {[...unitTypes].reverse().map((type) => (
        <span key={type} className="px-faction-units" data-pride={type === pride || undefined}>
          <TypeIcon type={type} />
          <span className="unseen">{say(`types.${type}`)}</span>{' '}
          {set.units
            .filter((unit) => unit.faction === faction && unit.type === type)
            .map(({ force }) => force)
            .join(' ')}
          {type === pride && <small>{say('faction.pride')}</small>}
        </span>
      ))}
    </span>
  );
}
