import type { Grid } from '@orrery/ui';
import { rem } from '@orrery/ui';
import type { CSSProperties, PointerEvent } from 'react';
import type { StackSeen, UnitSeen, View } from '../../rules/kind.ts';
import { amountOf, printed } from '../../sight/change.ts';
import { signed } from '../../words/names.ts';
import { CardFace } from '../art/CardFace.tsx';
import { unitCell } from '../cells.ts';
import { cellLabel } from '../labels.ts';
import type { TableNames } from '../names.ts';
import type { Place } from './arrange.ts';

/** How a stack stands out: picked by me, in the attack under way, what a draft would do with it. */
export type Role = 'picked' | 'attacks' | 'target' | null;

export interface StackProps {
  readonly view: View;
  readonly names: TableNames;
  readonly stack: StackSeen;
  readonly place: Place;
  readonly role: Role;
  readonly legal: ReadonlySet<string>;
  /** Something is picked, and what it cannot go to is dim. */
  readonly picking: boolean;
  readonly lit: readonly string[];
  /** Cards that leave the table: chosen for it, or on their way. */
  readonly lost: readonly string[];
  /** A card the event on stage is about. */
  readonly fresh: string | null;
  /** Force as a draft would make it; null: as it is. */
  readonly would: number | null;
  readonly cell: Grid<HTMLElement>['cell'];
  choose(cell: string, byKey: boolean): void;
  grab?(event: PointerEvent<HTMLElement>): void;
}

/** One piece on the table: its cards edge to edge, one total under them. */
export function Stack(props: StackProps) {
  const { view, names, stack, place, role, would } = props;
  const words = role === 'attacks' ? 'stack.attacks' : role === 'target' ? 'stack.target' : null;
  const total = would ?? countedOf(view, stack);
  return (
    <div
      className="px-stack"
      data-role={role ?? undefined}
      data-tight={place.tight || undefined}
      data-covered={place.w < place.card || undefined}
      style={
        {
          '--card': rem(place.card),
          '--layer': place.layer,
          '--h': rem(place.h),
          width: rem(place.w),
          transform: `translate(${rem(place.x)}, ${rem(place.y)})`,
        } as CSSProperties
      }
    >
      <div className="px-cards" style={{ height: rem(place.h) }}>
        {stack.units.map((unit, i) => (
          <Unit key={unit.card} {...props} unit={unit} x={i * place.step} />
        ))}
      </div>
      <span className="px-total" aria-hidden="true" data-would={would === null ? undefined : true}>
        {total}
        {words !== null && <small>{names.say(words)}</small>}
      </span>
      <span className="unseen">{view.attack !== null && words !== null ? names.say(words) : ''}</span>
    </div>
  );
}

/** PX-E2, PX-O12: at the end modifiers have fallen off. */
function countedOf({ phase, options }: View, { units, force }: StackSeen): number {
  if (phase !== 'over' || options.finalForce !== 'printed') return force;
  return units.reduce((sum, { card }) => sum + printed(options, card), 0);
}

function Unit({
  view,
  names,
  stack,
  unit,
  x,
  legal,
  picking,
  lit,
  lost,
  fresh,
  cell,
  choose,
  grab,
}: StackProps & { readonly unit: UnitSeen; readonly x: number }) {
  const key = unitCell(unit.card);
  const gone = lost.includes(unit.card);
  return (
    <button
      type="button"
      className="px-unit"
      {...cell(key)}
      style={{ transform: `translateX(${rem(x)})` }}
      data-legal={legal.has(key) || undefined}
      data-dim={(picking && !legal.has(key)) || undefined}
      data-lit={lit.includes(key) || undefined}
      data-lost={gone || undefined}
      data-fresh={fresh === unit.card || undefined}
      onClick={(event) => choose(key, event.detail === 0)}
      {...(grab === undefined ? {} : { onPointerDown: grab })}
    >
      <span className="unseen">
        {cellLabel(names, view, stack, unit)}
        {gone ? `, ${names.say('unit.lost')}` : ''}
      </span>
      <CardFace set={names.set} card={unit.card} />
      {unit.mods.length > 0 && (
        <span className="px-tags" aria-hidden="true">
          {unit.mods.map((mod) => {
            const amount = amountOf(view.options, mod);
            return (
              <span key={mod} className="px-tag" data-minus={amount < 0 || undefined}>
                {signed(amount)}
              </span>
            );
          })}
        </span>
      )}
    </button>
  );
}
