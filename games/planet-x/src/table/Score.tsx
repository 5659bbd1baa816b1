import type { Seat } from '@orrery/kernel';
import { type EndProps, ScoreSide } from '@orrery/ui';
import { listed } from '@orrery/words';
import type { CSSProperties } from 'react';
import type { FinalCount, PlanetX, StackSeen, View } from '../rules/kind.ts';
import { amountOf, printed } from '../sight/change.ts';
import { cardName, signed } from '../words/names.ts';
import { CardFace } from './art/CardFace.tsx';
import { CardDefs } from './art/Defs.tsx';
import { Glyph } from './art/Signs.tsx';
import { type TableNames, tableNames } from './names.ts';
import './art/art.css';
import './score.css';

/** The order of the count: winners first, then by Force. */
export function countOrder(view: View): Seat[] {
  const { result } = view;
  if (result === null) return [];
  const won = (seat: Seat) => Number(result.winners.includes(view.players[seat]!.team));
  return [...result.force.keys()].sort((a, b) => won(b) - won(a) || result.force[b]! - result.force[a]! || a - b);
}

/** What each unit adds to the count, strongest first (PX-E2, PX-O12). */
export function unitsCounted(
  view: View,
  seat: Seat,
): { readonly card: string; readonly mods: readonly string[]; readonly force: number }[] {
  return view.stacks
    .filter(({ owner }) => owner === seat)
    .flatMap((stack) => {
      const forces = forcesCounted(view, stack);
      return stack.units.map(({ card, mods }, i) => ({ card, mods, force: forces[i]! }));
    })
    .sort((a, b) => b.force - a.force || (a.card < b.card ? -1 : 1));
}

/** PX-O11: a stack that counts 0, though its units would make less, shows it at its weakest unit. */
function forcesCounted({ options }: View, { units, force }: StackSeen): number[] {
  if (options.finalForce === 'printed') return units.map(({ card }) => printed(options, card));
  const forces = units.map((unit) => (options.forceFloor === 'unit' ? Math.max(0, unit.force) : unit.force));
  const weakest = forces.indexOf(Math.min(...forces));
  const spared = force - forces.reduce((sum, one) => sum + one, 0);
  return forces.map((one, i) => (i === weakest ? one + spared : one));
}

/** Is the victory shared, or was it decided among equals (PX-E4)? */
export function isTied({ why, teamForce }: FinalCount): boolean {
  return why !== 'resigned' && teamForce.filter((force) => force === Math.max(...teamForce)).length > 1;
}

/** PX-E2 to PX-E5: Force side by side, unit by unit; the modifiers fall off first. */
export function Score({ view, seats, as, say }: EndProps<PlanetX>) {
  const { result } = view;
  if (result === null) return null;
  const names = tableNames(say, as, seats, view.options);
  const counts = view.options.finalForce === 'withModifiers';
  const note = isTied(result)
    ? names.say(result.winners.length > 1 ? 'points.tie.shared' : 'points.tie.strongest')
    : '';
  return (
    <div className="px-score">
      <CardDefs />
      <p className="px-score-note">
        {names.say(`points.reason.${result.why}`)} {names.say(counts ? 'points.withModifiers' : 'points.modifiers')}{' '}
        {note}
      </p>
      {view.options.mode === 'teams' && (
        <p className="px-score-note">
          {result.teamForce
            .map((force, team) =>
              names.say('points.team', { one: names.name(team), other: names.name(team + 2), force }),
            )
            .join(' · ')}
        </p>
      )}
      <ol className="score-sides px-score-sides" aria-label={names.say('points.caption')}>
        {countOrder(view).map((seat) => (
          <Count key={seat} view={view} names={names} seat={seat} counts={counts} />
        ))}
      </ol>
    </div>
  );
}

function Count({
  view,
  names,
  seat,
  counts,
}: {
  readonly view: View;
  readonly names: TableNames;
  readonly seat: Seat;
  readonly counts: boolean;
}) {
  const { say } = names;
  const units = unitsCounted(view, seat);
  const left = view.players[seat]?.hand ?? [];
  const won = view.result?.winners.includes(view.players[seat]!.team);
  return (
    <ScoreSide
      sign={<Glyph manner={names.manner(seat)} size={24} />}
      name={names.name(seat)}
      note={names.faction(seat)}
      points={view.result?.force[seat]}
      won={won ?? false}
    >
      {units.length === 0 && <p>{say('points.none')}</p>}
      <ul>
        {units.map(({ card, mods, force }, i) => (
          <li key={card} style={{ '--no': i } as CSSProperties}>
            <span className="px-score-card">
              <CardFace set={names.set} card={card} />
            </span>
            <span className="px-score-name">
              {cardName(names, card)}
              {mods.length > 0 && (
                <span className="px-score-tags">
                  {mods.map((mod) => (
                    <span
                      key={mod}
                      className="px-tag"
                      data-minus={amountOf(view.options, mod) < 0 || undefined}
                      data-falls={!counts || undefined}
                    >
                      {signed(amountOf(view.options, mod))}
                    </span>
                  ))}
                </span>
              )}
            </span>
            <b>{force}</b>
          </li>
        ))}
      </ul>
      {left.length > 0 && (
        <p>
          {say('points.left', {
            cards: listed(
              say,
              left.map((card) => cardName(names, card)),
            ),
          })}
        </p>
      )}
    </ScoreSide>
  );
}
