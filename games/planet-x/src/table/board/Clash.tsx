import { Phrase } from '@orrery/ui';
import type { CSSProperties } from 'react';
import type { View } from '../../rules/kind.ts';
import { who } from '../../words/names.ts';
import { Glyph } from '../art/Signs.tsx';
import type { TableNames } from '../names.ts';
import { outcomeOf } from '../preview.ts';
import type { Place } from './arrange.ts';
import { cartoucheOf, type Duel } from './cartouche.ts';
import type { Plan } from './plan.ts';

interface ClashProps {
  readonly view: View;
  readonly names: TableNames;
  readonly plan: Plan;
  readonly duel: Duel;
  /** Something else is shown beside the numbers. */
  readonly quiet: boolean;
}

interface Line {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** From the edge of the attacking stack to the edge of its target, whichever of the two is above. */
function lineOf(from: Place, to: Place): Line {
  const up = from.y > to.y;
  const under = from.tight || to.tight ? 18 : 38;
  return {
    x1: from.x + from.w / 2,
    y1: up ? from.y - 10 : from.y + from.h + under,
    x2: to.x + to.w / 2,
    y2: up ? to.y + to.h + under : to.y - 12,
  };
}

/** The attack in one picture: an arrow between the two stacks, and the two Forces in a cartouche upon it. */
export function Clash({ view, names, plan, duel, quiet }: ClashProps) {
  const [from, to] = [plan.places.get(duel.attacker), plan.places.get(duel.target)];
  const attacker = view.stacks.find(({ id }) => id === duel.attacker)?.owner;
  const defender = view.stacks.find(({ id }) => id === duel.target)?.owner;
  if (attacker === undefined || defender === undefined) return null;
  const [mine, theirs] = duel.forces;
  const outcome = outcomeOf(duel.forces);
  const { narrow, width } = plan;
  const line = from === undefined || to === undefined ? null : lineOf(from, to);
  const { x, y, wide, beside, side } = cartoucheOf(plan, duel);
  const bend = line === null ? 0 : (line.y1 + line.y2) / 2;
  return (
    <>
      {line !== null && (
        <svg
          className="px-arrow"
          width={width}
          height={plan.height}
          data-draft={duel.draft || undefined}
          aria-hidden="true"
        >
          <path d={`M${line.x1} ${line.y1}C${line.x1} ${bend} ${line.x2} ${bend} ${line.x2} ${line.y2}`} />
          <path
            d={
              line.y2 < line.y1
                ? `M${line.x2 - 9} ${line.y2 + 14}L${line.x2} ${line.y2}L${line.x2 + 9} ${line.y2 + 14}`
                : `M${line.x2 - 9} ${line.y2 - 14}L${line.x2} ${line.y2}L${line.x2 + 9} ${line.y2 - 14}`
            }
          />
          <circle cx={line.x1} cy={line.y1} r={5} />
        </svg>
      )}
      <div
        className="px-clash"
        data-draft={duel.draft || undefined}
        data-would={duel.would}
        style={{ left: x, top: y, width: wide } as CSSProperties}
      >
        <span className="unseen">
          {names.say('attack.label', {
            attacker: names.name(attacker),
            defender: names.name(defender),
            mine,
            theirs,
          })}
        </span>
        <span className="px-clash-forces" aria-hidden="true">
          <Glyph manner={names.manner(attacker)} size={narrow ? 20 : 26} />
          <Force value={mine} />
          <i>:</i>
          <Force value={theirs} />
          <Glyph manner={names.manner(defender)} size={narrow ? 20 : 26} />
        </span>
        {narrow && (
          <span className="px-clash-brief">
            {duel.would === 'off'
              ? names.say('banner.calledOff')
              : names.say(`window.brief.${outcome}`, { who: who(names, attacker), name: names.name(attacker) })}
          </span>
        )}
      </div>
      {!narrow && !quiet && beside.w >= 120 && (
        <p
          className="px-clash-words"
          style={{
            ...(side === 'right' ? { left: beside.x } : { right: width - beside.x - beside.w }),
            top: y,
            maxWidth: Math.min(beside.w, 270),
          }}
        >
          <Phrase
            text={
              duel.would === 'off'
                ? names.say('preview.calledOff')
                : names.say(duel.would === 'turns' ? `window.then.${outcome}` : `window.now.${outcome}`, {
                    ...{ who: who(names, attacker), name: names.name(attacker) },
                  })
            }
          />
        </p>
      )}
    </>
  );
}

/** A number that shows when it has changed. */
function Force({ value }: { readonly value: number }) {
  return <b key={value}>{value}</b>;
}
