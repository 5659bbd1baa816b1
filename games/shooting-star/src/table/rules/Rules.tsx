import { Icon, type RulesProps, RulesText } from '@orrery/ui';
import type { Say } from '@orrery/words';
import { type DataSet, dataOf, ours1 } from '../../data/index.ts';
import type { Options } from '../../rules/kind.ts';
import type { MessageId } from '../../words/index.ts';
import { reach, weaponName } from '../../words/names.ts';
import { firingOrder, WeaponPicture } from '../hand/WeaponHand.tsx';
import { atTable } from './at-table.ts';
import { MissionList, Planets } from './Deck.tsx';
import { RuleExample } from './Example.tsx';
import { sourceOf } from './sources.ts';
import './rules.css';

const PARTS = [
  { title: 'rules.setup', rules: ['SS-S1', 'SS-S2', 'SS-S3', 'SS-S4', 'SS-S5', 'SS-S6', 'SS-S7'] },
  { title: 'rules.place', rules: ['SS-P1', 'SS-P2', 'SS-P3', 'SS-P4', 'SS-P5'] },
  {
    title: 'rules.resolve',
    rules: [
      ...['SS-P6', 'SS-P7', 'SS-P8', 'SS-P9', 'SS-P10', 'SS-P11'],
      ...['SS-P12', 'SS-P13', 'SS-P14', 'SS-P15', 'SS-P16', 'SS-P17'],
    ] as MessageId[],
  },
  { title: 'rules.end', rules: ['SS-E1', 'SS-E2', 'SS-E3', 'SS-E4', 'SS-E5', 'SS-E6', 'SS-E7', 'SS-E8'] },
  { title: 'rules.build', rules: ['SS-V1', 'SS-V2', 'SS-V3', 'SS-V4', 'SS-V5'] },
] as const satisfies readonly { readonly title: MessageId; readonly rules: readonly MessageId[] }[];

const LEVELS = [
  ['4', 'rules.level4'],
  ['3', 'rules.level3'],
  ['2', 'rules.level2'],
  ['1', 'rules.level1'],
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
      opens={(title) => title === 'rules.place' && <Weapons say={say} set={set} />}
      closes={(title) =>
        title === 'rules.setup' ? (
          <Planets say={say} set={set} />
        ) : (
          title === 'rules.end' && <MissionList say={say} set={set} />
        )
      }
      under={(rule) => (
        <>
          {rule === 'SS-P10' && <Levels say={say} />}
          {set === ours1 && <RuleExample say={say} rule={rule} to={options?.isolatedTo ?? 'conquest'} />}
        </>
      )}
    />
  );
}

function Levels({ say }: { readonly say: Say }) {
  return (
    <table className="ss-levels">
      <caption className="unseen">{say('rules.levels')}</caption>
      <thead className="unseen">
        <tr>
          <th scope="col">{say('rules.level')}</th>
          <th scope="col">{say('rules.effect')}</th>
        </tr>
      </thead>
      <tbody>
        {LEVELS.map(([level, effect]) => (
          <tr key={level}>
            <th scope="row">{level}</th>
            <td>{say(effect)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{say('rules.dark')}</th>
          <td>{say('rules.levelDark')}</td>
        </tr>
      </tbody>
    </table>
  );
}

function Weapons({ say, set }: { readonly say: Say; readonly set: DataSet }) {
  const names = { say, set };
  return (
    <>
      <h4>{say('rules.weapons')}</h4>
      <ul className="ss-weapons">
        {firingOrder(set.weapons).map((card) => (
          <li key={card.id}>
            <b>{card.priority ?? <Icon name="shield" size={16} />}</b>
            <WeaponPicture card={card} />
            <span>
              <b>{weaponName(names, card.id)}</b>: {reach(names, card.id)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
