import type { Observer, Seat } from '@orrery/kernel';
import { type Cue, useGrid, useSize } from '@orrery/ui';
import { type PointerEvent, useMemo } from 'react';
import type { PlanetX, StackId, StackSeen, View } from '../../rules/kind.ts';
import { stackWith } from '../../sight/change.ts';
import { workingOf } from '../../sight/staged.ts';
import { cardName } from '../../words/names.ts';
import { campCell, unitCell } from '../cells.ts';
import type { TableNames } from '../names.ts';
import { joinPreview, specialPreview } from '../preview.ts';
import type { Choice } from '../useChoice.ts';
import { CampPlate } from './CampPlate.tsx';
import { Clash } from './Clash.tsx';
import type { Duel } from './cartouche.ts';
import { duelOf } from './duel.ts';
import { onStage, Piles, Shown } from './Field.tsx';
import { Ground } from './Ground.tsx';
import { laidAt } from './laid-at.ts';
import { type Plan, planOf } from './plan.ts';
import { type Role, Stack } from './Stack.tsx';
import './board.css';
import './motion.css';
import './phone.css';

export interface BoardProps {
  readonly view: View;
  readonly as: Observer;
  readonly names: TableNames;
  readonly cue: Cue<PlanetX> | null;
  readonly choice: Choice;
  readonly lit: readonly string[];
  readonly tableId: string;
  /** On a phone one of the others is opposite at a time. */
  readonly shown: Seat;
  choose(cell: string, byKey: boolean): void;
  grab?(key: string): { onPointerDown(event: PointerEvent): void };
}

/** The table itself: camps, stacks, the piles and the clash between. */
export function Board(props: BoardProps) {
  const [ref, size] = useSize<HTMLDivElement>();
  return (
    <div ref={ref} className="px-board">
      {size !== null && size.width > 0 && <Laid {...props} width={size.width} height={size.height} />}
    </div>
  );
}

/** A unit is deployed beside those that stand there, which are no targets for it. */
const NONE: ReadonlySet<string> = new Set();

export function Laid({ width, height, ...props }: BoardProps & { readonly width: number; readonly height: number }) {
  const { view, as, names, cue, choice, lit, choose } = props;
  const { shown } = props;
  const plan = useMemo(() => planOf(view, as, shown, width, height), [view, as, shown, width, height]);
  const cells = useMemo(() => gridOf(view, plan), [view, plan]);
  const grid = useGrid<HTMLElement>(cells, { board: true });
  const duel = duelOf(view, as, choice);
  const picked = choice.picked?.t === 'stack' ? choice.picked.id : null;
  const lost = lostCards(cue, choice);
  const played = onStage(cue, names, workingOf(view));
  const mayDeploy = choice.legal.has('ground');
  const mine = plan.sides[0]!;
  return (
    <section
      {...grid.container}
      className="px-laid"
      aria-label={names.say('board.label')}
      data-narrow={plan.narrow || undefined}
      data-counted={(view.phase === 'over' && view.options.finalForce === 'printed') || undefined}
    >
      <Ground width={width} height={height} seed={props.tableId} />
      {mayDeploy && (
        <button
          type="button"
          className="px-ground-zone"
          data-ground=""
          {...grid.cell('ground')}
          style={laidAt(mine.ground)}
          onClick={(event) => choose('ground', event.detail === 0)}
        >
          <span className="unseen">
            {names.say('side.deploy', { card: choice.picked?.t === 'card' ? cardName(names, choice.picked.card) : '' })}
          </span>
        </button>
      )}
      {plan.sides.map(({ seat, camp, ground }) => (
        <div key={seat} className="px-side">
          {camp !== null && (
            <CampPlate
              {...{ view, names, seat, choose }}
              box={camp}
              legal={choice.legal.has(campCell(seat))}
              cell={grid.cell}
            />
          )}
          {view.stacks.every(({ owner }) => owner !== seat) && (
            <span className="px-empty" style={laidAt(ground)} aria-hidden="true">
              {names.say('side.empty')}
            </span>
          )}
        </div>
      ))}
      <Piles
        {...{ view, names, plan, choose }}
        legal={choice.legal.has('discards')}
        carried={choice.picked?.t === 'card' ? choice.picked.card : null}
        cell={grid.cell}
      />
      {view.stacks.map((stack) => {
        const place = plan.places.get(stack.id);
        if (place === undefined) return null;
        const movable = stack.owner === as && view.phase === 'main' && view.active === as;
        return (
          <Stack
            key={stack.id}
            {...{ view, names, stack, place, lit, lost, choose }}
            role={roleOf(stack.id, duel, picked)}
            legal={mayDeploy ? NONE : choice.legal}
            picking={choice.picked !== null && stack.id !== picked && !(mayDeploy && stack.owner === as)}
            fresh={freshCard(cue)}
            would={wouldBe(view, as, choice, stack)}
            cell={grid.cell}
            {...(movable && props.grab !== undefined ? { grab: props.grab(`s:${stack.id}`).onPointerDown } : {})}
          />
        );
      })}
      {duel !== null && <Clash {...{ view, names, plan, duel }} quiet={played !== null} />}
      {cue !== null && played !== null && <Shown {...{ cue, names, plan, duel }} shown={played} />}
    </section>
  );
}

/** Where the arrow keys go: every card by its place, camps and discards among them. */
function gridOf(view: View, plan: Plan) {
  const units = view.stacks.flatMap((stack) => {
    const place = plan.places.get(stack.id);
    if (place === undefined) return [];
    return stack.units.map(({ card }, i) => ({
      key: unitCell(card),
      x: place.x + i * place.step + place.card / 2,
      y: place.y + place.h / 2,
    }));
  });
  const camps = plan.sides.flatMap(({ seat, camp }) =>
    camp === null ? [] : [{ key: campCell(seat), x: camp.x + camp.w / 2, y: camp.y + camp.h / 2 }],
  );
  const { discards } = plan;
  return [...units, ...camps, { key: 'discards', x: discards.x + discards.w / 2, y: discards.y + discards.h / 2 }];
}

function roleOf(id: StackId, duel: Duel | null, picked: StackId | null): Role {
  if (duel?.attacker === id) return 'attacks';
  if (duel?.target === id) return 'target';
  return picked === id ? 'picked' : null;
}

function lostCards(cue: Cue<PlanetX> | null, { losses }: Choice): readonly string[] {
  const seen = cue?.seen;
  if (seen?.t === 'unitsLost') return seen.lost.map(({ card }) => card);
  if (seen?.t === 'unitEliminated') return [seen.lost.card];
  if (losses === null) return [];
  return losses.targetCard === undefined ? [losses.attackerCard] : [losses.attackerCard, losses.targetCard];
}

function freshCard(cue: Cue<PlanetX> | null): string | null {
  return cue?.seen.t === 'specialPlayed' ? cue.seen.unit : null;
}

/** The total a draft would give this stack. */
function wouldBe(view: View, as: Observer, { draft }: Choice, stack: StackSeen): number | null {
  if (draft === null || as === 'table') return null;
  if (draft.t === 'form' || draft.t === 'reinforce')
    return draft.to === stack.id ? (joinPreview(view, draft)?.force ?? null) : null;
  if (draft.t !== 'playSpecial' || draft.unit === undefined) return null;
  if (stackWith(view, draft.unit)?.id !== stack.id) return null;
  return specialPreview(view, as, draft).forces?.[1] ?? null;
}
