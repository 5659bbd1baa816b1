import type { Say } from '@orrery/kernel';
import { RulesText } from '@orrery/ui';
import { ours1, unitTypes } from '../data/index.ts';
import { mannerOf } from '../picture/manner.ts';
import type { MessageId } from '../words/index.ts';
import { cardName, effectText, inTongue } from '../words/names.ts';
import { CampArt } from './art/Camp.tsx';
import { CardDefs } from './art/Defs.tsx';
import { Glyph, TypeIcon } from './art/Signs.tsx';
import './art/art.css';
import './rules.css';

const ids = (letter: 'S' | 'P' | 'E', from: number, to: number): readonly MessageId[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `PX-${letter}${from + i}` as MessageId);

const PARTS = [
  { title: 'rules.setup', rules: ids('S', 1, 8) },
  { title: 'rules.table', rules: ids('P', 1, 4) },
  { title: 'rules.turn', rules: ids('P', 5, 6) },
  { title: 'rules.actions', rules: ids('P', 7, 13) },
  { title: 'rules.attack', rules: ids('P', 14, 18) },
  { title: 'rules.specials', rules: ids('P', 19, 25) },
  { title: 'rules.windows', rules: ids('P', 26, 31) },
  { title: 'rules.end', rules: ids('E', 1, 7) },
] as const;

/** The rules for people: every paragraph under its id; `at` scrolls to one and marks it. */
export function Rules({ say, at }: { readonly say: Say; readonly at: string | null }) {
  return (
    <RulesText
      say={say}
      at={at}
      parts={PARTS}
      under={(rule) => (
        <>
          {rule === 'PX-S2' && <Factions say={say} />}
          {rule === 'PX-P14' && <Engagement say={say} />}
        </>
      )}
      closes={(title) => title === 'rules.specials' && <Specials say={say} />}
    >
      <CardDefs />
    </RulesText>
  );
}

function Factions({ say }: { readonly say: Say }) {
  return (
    <ul className="px-rules-factions">
      {ours1.factions.map((faction) => {
        const manner = mannerOf(ours1, faction.id);
        return (
          <li key={faction.id}>
            <CampArt manner={manner} />
            <b>
              <Glyph manner={manner} size={18} /> {inTongue(say, faction.name)}
            </b>
            {[...unitTypes].reverse().map((type) => (
              <span key={type}>
                <TypeIcon type={type} />
                <span className="unseen">{say(`types.${type}`)}</span>{' '}
                {ours1.units
                  .filter((unit) => unit.faction === faction.id && unit.type === type)
                  .map(({ force }) => force)
                  .join(' ')}
              </span>
            ))}
          </li>
        );
      })}
    </ul>
  );
}

const REACH = [
  ['type.inf', 1],
  ['type.mech', 2],
  ['type.air', 3],
  ['type.ship', 4],
  ['rules.group', 3],
  ['rules.groupShip', 4],
] as const;

function Engagement({ say }: { readonly say: Say }) {
  return (
    <table className="px-engagement">
      <caption>{say('rules.engagement')}</caption>
      <thead>
        <tr>
          <td />
          {unitTypes.map((type) => (
            <th key={type} scope="col">
              <TypeIcon type={type} />
              <span className="unseen">{say(`types.${type}`)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {REACH.map(([attacker, level]) => (
          <tr key={attacker}>
            <th scope="row">{say(attacker)}</th>
            {unitTypes.map((type, i) => (
              <td key={type} data-yes={i < level || undefined}>
                {say(i < level ? 'rules.yes' : 'rules.no')}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Specials({ say }: { readonly say: Say }) {
  const names = { say, set: ours1 };
  return (
    <>
      <h4>{say('rules.cards')}</h4>
      <dl className="px-rules-cards">
        {ours1.specials.map(({ key }) => (
          <div key={key}>
            <dt>{cardName(names, `s1-${key}`)}</dt>
            <dd>{effectText(names, `s1-${key}`)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
