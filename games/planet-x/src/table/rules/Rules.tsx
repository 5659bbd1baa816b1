import { type RulesProps, RulesText } from '@orrery/ui';
import type { Say } from '@orrery/words';
import { type DataSet, dataOf, ours1, unitTypes } from '../../data/index.ts';
import type { Options } from '../../rules/kind.ts';
import type { MessageId } from '../../words/index.ts';
import { cardName, effectText, inTongue } from '../../words/names.ts';
import { CardDefs } from '../art/Defs.tsx';
import { FactionUnits } from '../FactionUnits.tsx';
import { TypesHead } from '../TypesHead.tsx';
import { atTable } from './at-table.ts';
import { sourceOf } from './sources.ts';
import '../art/art.css';
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

/** The rules for people: every paragraph with its id; `at` scrolls to one and marks it. */
export function Rules({ say, at, options }: RulesProps<Options>) {
  const set = options === undefined ? ours1 : dataOf(options);
  return (
    <RulesText
      {...{ say, at, options }}
      parts={PARTS}
      source={sourceOf}
      atTable={atTable}
      under={(rule) => (
        <>
          {rule === 'PX-S2' && <Factions say={say} set={set} />}
          {rule === 'PX-P14' && <Engagement say={say} groups={options?.groupEngagement !== 'bestType'} />}
        </>
      )}
      closes={(title) => title === 'rules.specials' && <Specials say={say} set={set} />}
    >
      <CardDefs />
    </RulesText>
  );
}

function Factions({ say, set }: { readonly say: Say; readonly set: DataSet }) {
  return (
    <ul className="px-rules-factions">
      {set.factions.map((faction) => {
        return (
          <li key={faction.id}>
            <b>{inTongue(say, faction.name)}</b>
            <FactionUnits set={set} faction={faction.id} say={say} />
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

/** `groups`: what they can attack does not hang on their best unit (PX-O7). */
function Engagement({ say, groups }: { readonly say: Say; readonly groups: boolean }) {
  return (
    <table className="px-engagement">
      <caption>{say('rules.engagement')}</caption>
      <TypesHead say={say} />
      <tbody>
        {(groups ? REACH : REACH.slice(0, unitTypes.length)).map(([attacker, level]) => (
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

function Specials({ say, set }: { readonly say: Say; readonly set: DataSet }) {
  const names = { say, set };
  return (
    <>
      <h4>{say('rules.cards')}</h4>
      <dl className="px-rules-cards">
        {set.specials.map(({ key }) => (
          <div key={key}>
            <dt>{cardName(names, `s1-${key}`)}</dt>
            <dd>{effectText(names, `s1-${key}`)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
