import { type RulesProps, RulesText } from '@orrery/ui';
import type { Say } from '@orrery/words';
import { type DataSet, type Fighter, factions, fighters, kits, shipClasses, structures } from '../../data/index.ts';
import { oddsBetween } from '../../rules/odds.ts';
import type { Options } from '../../rules/options.ts';
import type { MessageId } from '../../words/index.ts';
import { goodsText } from '../../words/names.ts';
import { setOf } from '../../words/panels.ts';
import { atTable } from './at-table.ts';
import { sourceOf } from './sources.ts';
import './rules.css';

const ids = (letter: 'G' | 'S' | 'P' | 'E', from: number, to: number): readonly MessageId[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `BP-${letter}${from + i}` as MessageId);

const PARTS = [
  { title: 'rules.turn', rules: ids('P', 1, 5) },
  { title: 'rules.roll', rules: ids('P', 6, 10) },
  { title: 'rules.structures', rules: ids('P', 11, 15) },
  { title: 'rules.ships', rules: ids('P', 16, 17) },
  { title: 'rules.actions', rules: ids('P', 18, 20) },
  { title: 'rules.move', rules: ids('P', 21, 23) },
  { title: 'rules.attack', rules: ids('P', 24, 30) },
  { title: 'rules.siege', rules: ids('P', 31, 36) },
  { title: 'rules.cargo', rules: ids('P', 37, 44) },
  { title: 'rules.contracts', rules: ids('P', 45, 52) },
  { title: 'rules.talk', rules: ids('P', 53, 54) },
  { title: 'rules.end', rules: ids('E', 1, 9) },
  { title: 'rules.board', rules: ids('G', 1, 11) },
  { title: 'rules.setup', rules: ids('S', 1, 15) },
] as const;

/** The rules for people: every paragraph with its id; `at` scrolls to one and marks it. */
export function Rules({ say, at, options }: RulesProps<Options>) {
  const set = setOf(options ?? null);
  const faster = options?.speedBonus ?? 0;
  return (
    <RulesText
      {...{ say, at, options }}
      parts={PARTS}
      source={sourceOf}
      atTable={atTable}
      closes={(title) => (
        <>
          {title === 'rules.structures' && <Prices say={say} things={structures} set={set} faster={faster} />}
          {title === 'rules.ships' && <Prices say={say} things={shipClasses} set={set} faster={faster} />}
          {title === 'rules.cargo' && <Prices say={say} things={kits} set={set} faster={faster} />}
          {title === 'rules.setup' && <Lore say={say} />}
          {title === 'rules.attack' && <OddsTable say={say} set={set} />}
        </>
      )}
    />
  );
}

/** Who fights here, as the rulebook tells it, in our words. */
function Lore({ say }: { readonly say: Say<MessageId> }) {
  return (
    <dl className="bp-lore">
      {factions.map((faction) => (
        <div key={faction}>
          <dt>{say(`faction.${faction}`)}</dt>
          <dd>{say(`lore.${faction}`)}</dd>
        </div>
      ))}
    </dl>
  );
}

type Thing = (typeof structures)[number] | (typeof shipClasses)[number] | (typeof kits)[number];
const isShip = (thing: Thing): thing is (typeof shipClasses)[number] => shipClasses.some((cls) => cls === thing);
const isFighter = (thing: Thing): thing is Thing & Fighter => fighters.some((one) => one === thing);

interface PricesProps {
  readonly say: Say<MessageId>;
  readonly things: readonly Thing[];
  readonly set: DataSet;
  /** What this table adds to every speed. */
  readonly faster: number;
}

/** Costs, yields and speeds, from the data itself. */
function Prices({ say, things, set, faster }: PricesProps) {
  return (
    <div className="bp-rules-wide" data-columns="">
      <table>
        <caption>{say('rules.prices')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('rules.thing')}</th>
            <th scope="col">{say('rules.die')}</th>
            <th scope="col">{say('rules.shield')}</th>
            {things.some(isShip) && <th scope="col">{say('rules.speed')}</th>}
            {factions.map((faction) => (
              <th key={faction} scope="col">
                {say(`faction.${faction}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {things.map((thing) => (
            <tr key={thing}>
              <th scope="row">{isShip(thing) ? say(`class.${thing}`) : say(`thing.${thing}`)}</th>
              <td>{isFighter(thing) ? `d${set.fighters[thing].die}` : '–'}</td>
              <td>{isFighter(thing) ? set.fighters[thing].shield : '–'}</td>
              {isShip(thing) && <td>{set.speeds[thing] + faster}</td>}
              {factions.map((faction) => (
                <td key={faction}>
                  {isShip(thing) && <b>{say(`ship.${faction}.${thing}`)} </b>}
                  {goodsText(say, set.factions[faction].costs[thing])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const ATTACKERS = ['small', 'medium', 'large', 'tower', 'huge'] as const;
const TARGETS = ['small', 'medium', 'large', 'huge', 'cargo', 'cannon', 'tower', 'drill', 'asteroid'] as const;

/** The odds, exact. */
function OddsTable({ say, set }: { readonly say: Say<MessageId>; readonly set: DataSet }) {
  const named = (target: (typeof TARGETS)[number]) =>
    target === 'cannon' || target === 'tower' || target === 'drill' || target === 'asteroid'
      ? say(`thing.${target}`)
      : say(`class.${target}`);
  const percent = (attacker: Fighter, target: Fighter | 'asteroid') => {
    const { wins, of } = oddsBetween(set, attacker, target);
    return wins === 0 ? '–' : Math.round((100 * wins) / of);
  };
  return (
    <div className="bp-rules-wide" data-columns="">
      <table>
        <caption>{say('rules.odds')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('rules.target')}</th>
            {ATTACKERS.map((attacker) => (
              <th key={attacker} scope="col">
                d{set.fighters[attacker].die}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {TARGETS.map((target) => (
            <tr key={target}>
              <th scope="row">{named(target)}</th>
              {ATTACKERS.map((attacker) => (
                <td key={attacker}>{percent(attacker, target)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
