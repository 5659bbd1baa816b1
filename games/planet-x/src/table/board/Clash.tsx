import { Phrase } from '@orrery/ui';
import type { CSSProperties } from 'react';
import type { View } from '../../rules/kind.ts';
import { who } from '../../words/names.ts';
import { Glyph } from '../art/Signs.tsx';
import type { TableNames } from '../names.ts';
import { outcomeOf } from '../preview.ts';
import type { Place } from './arrange.ts';
import type { Plan } from './plan.ts';

/** Two stacks that fight, or would: who they are, and their Forces. */
export interface Duel {
  readonly attacker: number;
  readonly target: number;
  readonly forces: readonly [number, number];
  /** Only thought of so far. */
  readonly draft: boolean;
}

interface ClashProps {
  readonly view: View;
  readonly names: TableNames;
  readonly plan: Plan;
  readonly duel: Duel;
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
export function Clash({ view, names, plan, duel }: ClashProps) {
  const [from, to] = [plan.places.get(duel.attacker), plan.places.get(duel.target)];
  const attacker = view.stacks.find(({ id }) => id === duel.attacker)?.owner;
  const defender = view.stacks.find(({ id }) => id === duel.target)?.owner;
  if (attacker === undefined || defender === undefined) return null;
  const [mine, theirs] = duel.forces;
  const outcome = outcomeOf(duel.forces);
  const { field, narrow, width } = plan;
  const line = from === undefined || to === undefined ? null : lineOf(from, to);
  const wide = narrow ? 176 : 216;
  const least = narrow ? wide / 2 : 190 + wide / 2;
  const most = narrow ? plan.pile.x - 16 - wide / 2 : width - wide / 2 - 4;
  const middle = line === null ? width / 2 : (line.x1 + line.x2) / 2;
  const x = Math.min(Math.max(middle, least), Math.max(most, least));
  const y = field.y + field.h / 2;
  const beside = x + wide / 2 + 300 < width ? 'right' : 'left';
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
            {names.say(`window.brief.${outcome}`, { who: who(names, attacker), name: names.name(attacker) })}
          </span>
        )}
      </div>
      {!narrow && (
        <p
          className="px-clash-words"
          data-side={beside}
          style={
            beside === 'right' ? { left: x + wide / 2 + 24, top: y } : { right: width - x + wide / 2 + 24, top: y }
          }
        >
          <Phrase
            text={names.say(`window.now.${outcome}`, { who: who(names, attacker), name: names.name(attacker) })}
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
