import { Icon } from '@orrery/ui';
import type { Say } from '@orrery/words';
import { ours1 } from '../../data/index.ts';
import type { Options, PlaceWeapon, SiteSeen } from '../../rules/kind.ts';
import { played } from '../learn/scenes.ts';
import { EXAMPLES } from './examples.ts';

const CELL = 20;
const CELLS = ['0,0', '1,0', '2,0', '3,0', '0,1', '1,1', '2,1', '3,1', '0,2', '1,2', '2,2', '3,2'];

interface RuleExampleProps {
  readonly say: Say;
  readonly rule: string;
  /** SS-P15: the pile that what is cut off goes to at this table. */
  readonly to: Options['isolatedTo'];
}

/** The rulebook's example of a paragraph, if it has one: the sector before and after, and in words what happened. */
export function RuleExample({ say, rule, to }: RuleExampleProps) {
  const example = EXAMPLES.find((one) => one.rule === rule);
  if (example === undefined) return null;
  const { id, mine, theirs } = example;
  const { before, after } = played(example, mine);
  return (
    <figure className="ss-example">
      <div>
        <Sector sites={before.sites} mine={mine} theirs={theirs} />
        <Icon name="arrow" size={20} />
        <Sector sites={after.sites} />
      </div>
      <figcaption>
        <b>{say('rules.example')}</b> {say(`example.${id}`, { to })}
      </figcaption>
    </figure>
  );
}

interface SectorProps {
  readonly sites: readonly SiteSeen[];
  readonly mine?: PlaceWeapon;
  readonly theirs?: PlaceWeapon;
}

/** As a diagram: levels as numbers, one's own card full, the rival's dashed. */
function Sector({ sites, mine, theirs }: SectorProps) {
  return (
    <svg viewBox={`0 0 ${4 * CELL} ${3 * CELL}`} aria-hidden="true">
      {CELLS.map((cell) => {
        const [x, y] = cell.split(',').map(Number) as [number, number];
        const site = sites.find(({ at }) => at.x === x && at.y === y);
        const covered = [mine, theirs].some((card) => card?.at.x === x && card.at.y === y);
        return (
          <g key={cell} transform={`translate(${(x + 0.5) * CELL} ${(y + 0.5) * CELL})`}>
            <circle r={8} data-gap={site === undefined || undefined} data-dark={site?.level === null || undefined} />
            {site?.level != null && (
              <text x={covered ? 2.2 : 0} y={covered ? 5.2 : 3.6}>
                {site.level}
              </text>
            )}
          </g>
        );
      })}
      {mine && <Card weapon={mine} whose="mine" />}
      {theirs && <Card weapon={theirs} whose="theirs" />}
    </svg>
  );
}

/** On the corner of its planet, whose level is read beside it. */
function Card({ weapon: { at, weapon }, whose }: { readonly weapon: PlaceWeapon; readonly whose: 'mine' | 'theirs' }) {
  const priority = ours1.weapons.find(({ id }) => id === weapon)?.priority ?? null;
  return (
    <g className="ss-example-card" data-whose={whose} transform={`translate(${at.x * CELL} ${at.y * CELL - 0.6})`}>
      <rect width={8} height={10.5} rx={1} />
      {priority === null ? (
        <path d="M1.6 2.2 H6.4 V5.4 Q6.4 7.6 4 9 Q1.6 7.6 1.6 5.4 Z" />
      ) : (
        <text x={4} y={8}>
          {priority}
        </text>
      )}
    </g>
  );
}
