import type { Seat } from '@orrery/kernel';
import { Carried, type SeatParts, type TableProps, useAnnounce, useDrag, useKeys } from '@orrery/ui';
import { useEffect, useMemo, useState } from 'react';
import type { PlanetX, View } from '../rules/kind.ts';
import { isAsked, keepsHand, passesShared } from './answering.ts';
import { CardFace } from './art/CardFace.tsx';
import { CardDefs } from './art/Defs.tsx';
import { Aside } from './aside/Aside.tsx';
import { Discards } from './aside/Discards.tsx';
import { barNow } from './bar/now.ts';
import { ruleNow } from './bar/wait.ts';
import { holdText } from './bar/window.tsx';
import { Board } from './board/Board.tsx';
import { oppositeSeat } from './board/opposite.ts';
import { bottomSeat } from './board/plan.ts';
import { closerTo } from './Closer.tsx';
import { whatCanBeDone } from './can.ts';
import { findsOf, type Picked } from './cells.ts';
import { goldMove } from './gold.ts';
import { CardHand } from './hand/CardHand.tsx';
import { summary } from './labels.ts';
import { type TableNames, tableNames } from './names.ts';
import { Status } from './Status.tsx';
import { seatParts } from './seat/SeatInfo.tsx';
import { useAnswering, useSharedStop } from './useAnswering.ts';
import { useChoice } from './useChoice.ts';
import './art/art.css';
import './table.css';

export function Table(props: TableProps<PlanetX>) {
  const { view, as, seats, cue, turn, confirm, explain } = props;
  const names = useMemo(() => tableNames(props.say, as, seats, view.options), [props.say, as, seats, view.options]);
  const { say } = names;
  const voice = useAnnounce();
  const choice = useChoice(view, as, turn, confirm, explain);
  // Whoever lifts the curtain of a shared device means to look: nothing is passed for one seat alone.
  const shared = seats.some(({ kind }) => kind === 'here');
  const answers = useAnswering(view, as, shared ? null : (props.answering ?? null));
  const device = useSharedStop();
  const [looking, setLooking] = useState(false);
  const [searchedIn, setSearchedIn] = useState<number | null>(null);
  const [nobodyIn, setNobodyIn] = useState<number | null>(null);
  const [passedIn, setPassedIn] = useState<number | null>(null);
  const answered = view.answer !== null;
  useEffect(() => {
    // From here on the view itself says so, until the pass is taken back.
    if (answered) setPassedIn(null);
  }, [answered]);
  const drag = useDrag({
    lift: (key) => choice.carry(pickedOf(key), null),
    drop: (key, cell) => choice.carry(pickedOf(key), cell),
  });
  const n = view.window?.n ?? null;
  const here = as === 'table' && view.window !== null ? (props.here ?? null) : null;
  const passWindow = (unattended?: 'unattended'): void => {
    if (here !== null) {
      for (const seat of here.seats) if (view.window?.asked.includes(seat)) here.play(seat, { t: 'pass' }, unattended);
      setNobodyIn(n);
      return;
    }
    const refusal = turn?.refusal({ t: 'pass' }) ?? null;
    if (turn === null) return;
    if (refusal !== null) explain(refusal);
    else if (n === null) choice.play({ t: 'pass' });
    else {
      // A pass waits for its time (PX-P30), and who has passed may still play a special (PX-P27).
      setPassedIn(n);
      void turn.play({ t: 'pass' }, unattended).then((answer) => {
        if (!answer.ok) setPassedIn(null);
      });
    }
  };
  const pass = (): void => passWindow();
  const passes = shared && passesShared(view, device.stop);
  const mine = turn !== null && as !== 'table' && isAsked(view, as);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each window, when it asks somebody at this device
  useEffect(() => {
    if (passes && (here !== null || mine)) passWindow('unattended');
  }, [passes, n, here !== null, mine]);
  // PX-S7: nobody but the hand's owner could know it; the host holds every answer back for the same time (PX-P30).
  const keeps = !shared && keepsHand(view, turn);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the hand is dealt
  useEffect(() => {
    if (keeps) void turn?.play({ t: 'mulligan', take: false }, 'unattended');
  }, [keeps]);
  const hold = (): void => {
    answers.hold();
    voice.polite(holdText(names, answers.held));
  };
  const answering = shared ? null : { ...answers, hold };
  const bar = barNow({
    ...props,
    ...{ names, choice, answering, pass, keeps },
    searching: n !== null && searchedIn === n,
    nobody: n !== null && nobodyIn === n,
    passes,
    passed: n !== null && passedIn === n,
    search: () => setSearchedIn(n),
  });
  const mayPass = here !== null || (turn !== null && turn.refusal({ t: 'pass' }) === null);
  const gold = goldMove(view, as === 'table' ? -1 : as, turn, choice.picked);
  const enter = choice.draft !== null || choice.losses !== null ? choice.confirm : null;
  useKeys({
    Enter: enter ?? (gold === null ? null : () => choice.play(gold)),
    b: () => document.querySelector<HTMLElement>('.px-laid [tabindex="0"]')?.focus(),
    w: as === 'table' || answering === null || view.phase === 'over' ? null : hold,
    s: mayPass ? pass : null,
    d: () => setLooking(true),
    o: () => voice.polite(summary(names, view, bar.lead)),
    Escape: choice.picked === null && choice.draft === null ? null : choice.cancel,
  });
  const [asked, setAsked] = useState<Seat | null>(null);
  const shown = oppositeSeat(view, as, asked, props.lit);
  // On a phone a plate turns to its side of the table.
  const facesOf = (seat: Seat): Pick<SeatParts, 'faces'> => {
    if (view.n === 2 || seat === bottomSeat(as)) return {};
    const label = say('side.face', { name: names.name(seat) });
    return { faces: { label, now: seat === shown, choose: () => setAsked(seat) } };
  };
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
        seat: (seat) => ({ ...seatParts(view, names, seat), ...facesOf(seat) }),
        board: (
          <Board
            {...{ view, as, names, cue, choice }}
            lit={props.lit}
            shown={shown}
            tableId={props.tableId}
            choose={tapCell}
            {...(turn === null ? {} : { grab: drag.handle })}
          />
        ),
        bar,
        can: () => whatCanBeDone(turn?.moves ?? [], say),
        dock: 216,
        closer: (cell) => closerTo(view, names, cell),
        ...(as === 'table'
          ? shared && view.phase !== 'over'
            ? {
                aside: { strip: false, title: say('pref.title'), body: <Aside {...{ names, device }} /> },
              }
            : {}
          : {
              hand: (
                <CardHand
                  {...{ view, names, choice }}
                  shut={turn === null || choice.pending || view.phase === 'over'}
                  searching={n !== null && searchedIn === n && choice.picked === null}
                  moves={turn?.moves ?? []}
                  {...(turn === null ? {} : { handle: drag.handle })}
                />
              ),
              aside: {
                strip: false,
                decides: true,
                title: say('pref.title'),
                body: <Aside {...{ names }} {...(answering === null ? { device } : { answering })} />,
              },
              ...(view.phase === 'over' || view.players[as]?.resigned === true
                ? {}
                : {
                    givesUp: {
                      // With two sides the other one wins; else a bot plays on (PX-E6).
                      means: say(view.n === 2 || view.options.mode === 'teams' ? 'resign.two' : 'resign.ffa'),
                      now: resignable ? () => choice.play({ t: 'resign' }) : null,
                    },
                  }),
            }),
        rule: ruleNow(view),
        keys: [
          ...(answering === null ? [] : [{ key: 'W', text: say('key.hold') }]),
          { key: '1 – 9', text: say('key.cards') },
          { key: '↵', text: say('key.enter') },
          { key: 'B', text: say('key.board') },
          { key: 'S', text: say('key.pass') },
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
      {drag.carried !== null && (
        <Carried drag={drag}>
          <CarriedFace view={view} names={names} picked={pickedOf(drag.carried)} />
        </Carried>
      )}
    </>
  );
}

/** What a dragged thing is: a card of the hand by its id, a stack by `s:` and its number. */
function pickedOf(key: string): Picked {
  return key.startsWith('s:') ? { t: 'stack', id: Number(key.slice(2)) } : { t: 'card', card: key, also: [] };
}

/** Of a stack the card that was laid last. */
function CarriedFace({
  view,
  names,
  picked,
}: {
  readonly view: View;
  readonly names: TableNames;
  readonly picked: Picked;
}) {
  const card = picked.t === 'card' ? picked.card : view.stacks.find(({ id }) => id === picked.id)?.units.at(-1)?.card;
  return card === undefined ? null : <CardFace set={names.set} card={card} />;
}
