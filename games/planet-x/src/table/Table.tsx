import { type BarParts, type TableProps, useAnnounce, useDrag, useKeys } from '@orrery/ui';
import { useMemo, useState } from 'react';
import type { CardId } from '../data/index.ts';
import type { PlanetX, View } from '../rules/kind.ts';
import { CardFace } from './art/CardFace.tsx';
import { CardDefs } from './art/Defs.tsx';
import { Aside } from './aside/Aside.tsx';
import { Discards } from './aside/Discards.tsx';
import {
  type BarProps,
  cardBar,
  draftBar,
  lossesBar,
  mainBar,
  mulliganBar,
  ruleNow,
  supportBar,
  voteBar,
  waitBar,
} from './bar.tsx';
import { Board } from './board/Board.tsx';
import type { Picked } from './cells.ts';
import { CardHand } from './hand/CardHand.tsx';
import { summary } from './labels.ts';
import { type TableNames, tableNames } from './names.ts';
import { Status } from './Status.tsx';
import { seatParts } from './seat/SeatInfo.tsx';
import { type Answering, useAnswering } from './useAnswering.ts';
import { useChoice } from './useChoice.ts';
import { anyoneBar, windowBar } from './window/bar.tsx';
import './art/art.css';
import './table.css';

export function Table(props: TableProps<PlanetX>) {
  const { view, as, seats, cue, turn, confirm, explain } = props;
  const names = useMemo(() => tableNames(props.say, as, seats, view.options), [props.say, as, seats, view.options]);
  const { say } = names;
  const voice = useAnnounce();
  const choice = useChoice(view, as, turn, confirm, explain);
  const answering = useAnswering(view, as, turn);
  const [looking, setLooking] = useState(false);
  const [searching, setSearching] = useState<number | null>(null);
  const drag = useDrag({
    lift: (key) => choice.carry(pickedOf(key), null),
    drop: (key, cell) => choice.carry(pickedOf(key), cell),
  });
  const window = view.window;
  const pass = (): void => {
    const refusal = turn?.refusal({ t: 'pass' }) ?? null;
    if (turn === null) return;
    if (refusal === null) choice.play({ t: 'pass' });
    else explain(refusal);
  };
  const hold = (): void => {
    answering.hold();
    voice.polite(say(answering.held ? 'window.unheld' : 'window.held'));
  };
  const bar = barOf({ ...props, names, choice, answering: { ...answering, hold } }, searching === (window?.n ?? -1), {
    search: () => setSearching(window?.n ?? null),
    pass,
    openDiscards: () => setLooking(true),
  });
  useKeys({
    h: as === 'table' || view.phase === 'over' ? null : hold,
    p: turn !== null && turn.refusal({ t: 'pass' }) === null ? pass : null,
    d: () => setLooking(true),
    o: () => voice.polite(summary(names, view, bar.lead)),
    Escape: choice.picked === null && choice.draft === null ? null : choice.cancel,
  });
  const finds = choice.recovering === null || turn === null ? null : findsOf(turn.moves, choice.recovering);
  const resignable = turn !== null && turn.refusal({ t: 'resign' }) === null;
  const tapCell = (cell: string, byKey: boolean): void => {
    if (cell === 'discards' && !choice.legal.has('discards')) setLooking(true);
    else choice.tapCell(cell, byKey);
  };
  return (
    <>
      <CardDefs />
      {props.frame({
        status: <Status view={view} names={names} />,
        seat: (seat) => seatParts(view, names, seat),
        board: (
          <Board
            {...{ view, as, names, cue, choice }}
            lit={props.lit}
            tableId={props.tableId}
            choose={tapCell}
            {...(turn === null ? {} : { grab: drag.handle })}
          />
        ),
        bar,
        ...(as === 'table'
          ? {}
          : {
              hand: (
                <CardHand
                  {...{ view, names, choice }}
                  shut={turn === null || choice.pending || view.phase === 'over'}
                  moves={turn?.moves ?? []}
                  {...(turn === null ? {} : { handle: drag.handle })}
                />
              ),
              aside: {
                title: say('pref.title'),
                body: (
                  <Aside
                    {...{ names, answering }}
                    twoSides={view.n === 2 || view.options.mode === 'teams'}
                    resign={resignable ? () => choice.play({ t: 'resign' }) : null}
                  />
                ),
              },
            }),
        rule: ruleNow(view),
        keys: [
          { key: 'H', text: say('key.hold') },
          { key: 'P', text: say('key.pass') },
          { key: 'D', text: say('key.discards') },
          { key: 'O', text: say('key.summary') },
        ],
      })}
      <Discards
        {...{ view, names, finds }}
        open={looking || finds !== null}
        choose={choice.recover}
        close={() => {
          setLooking(false);
          if (finds !== null) choice.cancel();
        }}
      />
      {drag.carried !== null && <Carried view={view} names={names} carried={drag.carried} />}
    </>
  );
}

/** What a dragged thing is: a card of the hand by its id, a stack by `s:` and its number. */
function pickedOf(key: string): Picked {
  return key.startsWith('s:') ? { t: 'stack', id: Number(key.slice(2)) } : { t: 'card', card: key, also: [] };
}

function Carried({
  view,
  names,
  carried,
}: {
  readonly view: View;
  readonly names: TableNames;
  readonly carried: { readonly key: string; readonly at: { readonly x: number; readonly y: number } };
}) {
  const picked = pickedOf(carried.key);
  const card = picked.t === 'card' ? picked.card : view.stacks.find(({ id }) => id === picked.id)?.units.at(-1)?.card;
  if (card === undefined) return null;
  return (
    <div className="px-carried" style={{ left: carried.at.x, top: carried.at.y }} aria-hidden="true">
      <CardFace set={names.set} card={card} />
    </div>
  );
}

function findsOf(moves: readonly PlanetX['move'][], card: CardId): CardId[] {
  return moves.flatMap((move) =>
    move.t === 'playSpecial' && move.card === card && move.unit !== undefined ? [move.unit] : [],
  );
}

interface Moment extends TableProps<PlanetX> {
  readonly names: TableNames;
  readonly choice: BarProps['choice'];
  readonly answering: Answering;
}

interface Deeds {
  search(): void;
  pass(): void;
  openDiscards(): void;
}

/** The one bar: what is asked of me now, or whom we wait for. */
function barOf(moment: Moment, searching: boolean, deeds: Deeds): BarParts {
  const { view, as, names, turn, choice, answering, here, explain } = moment;
  const { window } = view;
  if (as === 'table' && here != null && window !== null && here.seats.some((seat) => window.asked.includes(seat)))
    return anyoneBar(view, names, here);
  if (as === 'table' || turn === null) {
    if (window === null) return waitBar(view, names);
    return windowBar({
      view,
      names,
      answering,
      searching: false,
      pending: true,
      clock: moment.clock ?? null,
      ...deeds,
    });
  }
  const bar: BarProps = { view, names, me: as, turn, choice, openDiscards: deeds.openDiscards };
  if (window !== null) {
    const lead = names.say(`window.${window.kind}`);
    const drawn = draftBar(bar, lead);
    if (drawn !== null) return drawn;
    if (choice.picked?.t === 'card') return cardBar(bar, choice.picked.card, lead);
    const { pending } = choice;
    return windowBar({ view, names, answering, searching, pending, clock: moment.clock ?? null, ...deeds });
  }
  if (choice.losses !== null) return lossesBar(bar);
  if (view.phase === 'vote') return voteBar(bar);
  if (view.phase === 'mulligan') return mulliganBar(bar, explain);
  if (view.phase === 'main' && view.active === as) return mainBar(bar);
  if (
    view.phase === 'support' &&
    view.active !== as &&
    names.as !== 'table' &&
    view.players[as]?.team === view.players[view.active]?.team
  )
    return supportBar(bar);
  const lead = names.name(view.active);
  const drawn = draftBar(bar, lead);
  if (drawn !== null) return drawn;
  return choice.picked?.t === 'card' ? cardBar(bar, choice.picked.card, lead) : waitBar(view, names);
}
