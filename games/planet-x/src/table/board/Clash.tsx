import { Phrase, rem } from '@orrery/ui';
import type { View } from '../../rules/kind.ts';
import { who } from '../../words/names.ts';
import { Glyph } from '../art/Signs.tsx';
import type { TableNames } from '../names.ts';
import { outcomeOf } from '../preview.ts';
import { linesOf } from './attack-lines.ts';
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

/** The attack in one picture: an arrow between the two stacks, and the two Forces in a cartouche upon it. */
export function Clash({ view, names, plan, duel, quiet }: ClashProps) {
  const [from, to] = [plan.places.get(duel.attacker), plan.places.get(duel.target)];
  const attacker = view.stacks.find(({ id }) => id === duel.attacker)?.owner;
  const defender = view.stacks.find(({ id }) => id === duel.target)?.owner;
  if (attacker === undefined || defender === undefined) return null;
  const [mine, theirs] = duel.forces;
  const outcome = outcomeOf(duel.forces);
  const { narrow, width } = plan;
  const lines = from === undefined || to === undefined ? null : linesOf(plan, from, to);
  const { x, y, wide, beside, side } = cartoucheOf(plan, duel);
  return (
    <>
      {lines !== null && (
        <svg
          className="px-arrow"
          viewBox={`0 0 ${width} ${plan.height}`}
          width={rem(width)}
          height={rem(plan.height)}
          data-draft={duel.draft || undefined}
          aria-hidden="true"
        >
          {lines.paths.map((path) => (
            <path key={path} d={path} />
          ))}
          <circle cx={lines.start.x} cy={lines.start.y} r={narrow ? 4 : 5} />
        </svg>
      )}
      <div
        className="px-clash"
        data-draft={duel.draft || undefined}
        data-would={duel.would}
        style={{ left: rem(x), top: rem(y), width: rem(wide) }}
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
            ...(side === 'right' ? { left: rem(beside.x) } : { right: rem(width - beside.x - beside.w) }),
            top: rem(y),
            maxWidth: rem(Math.min(beside.w, 270)),
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
