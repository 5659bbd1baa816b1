import { Card, CardBack, ConfirmActions, Hand, Planet, type TableProps } from '@orrery/ui';
import { useState } from 'react';
import type { SealedBids } from '../rules/kind.ts';
import './table.css';

export function Table({ view, as, seats, cue, turn, lit, say, explain, frame }: TableProps<SealedBids>) {
  const [chosen, choose] = useState<number | null>(null);
  const hand = as === 'table' ? [] : view.hands[as]!;
  const card = chosen !== null && hand.includes(chosen) ? chosen : null;
  const marked = (value: number) => value === card || lit.includes(`${value}`);
  const over = view.round > view.moons;
  const shown = cue?.seen.t === 'shown' ? cue.seen.bids : null;

  function bid(value: number): void {
    const move = { t: 'bid', card: value } as const;
    const refusal = turn?.refusal(move) ?? null;
    if (refusal !== null) explain(refusal);
    else void turn?.play(move);
  }

  const waits = over ? 'bar.over' : as === 'table' ? 'bar.watch' : 'bar.wait';
  return frame({
    status: say('table.round', { round: Math.min(view.round, view.moons), moons: view.moons }),
    seat: (seat) => ({ points: view.points[seat], ...(view.sealed[seat] && { note: say('table.sealed') }) }),
    board: (
      <div className="sealed-bids-board">
        <svg viewBox="-60 -60 120 120" role="img" aria-label={say('table.moon', { moon: view.moon })}>
          <Planet kind="small" seed={view.moon} r={22 + 6 * view.moon} />
          <text textAnchor="middle" dominantBaseline="central">
            {view.moon}
          </text>
        </svg>
        <ul>
          {seats.map(({ seat, name, look }) => (
            <li key={seat}>
              {shown !== null ? (
                <b>{shown[seat]}</b>
              ) : view.sealed[seat] ? (
                <CardBack look={look} width={40} />
              ) : (
                <i aria-hidden="true" />
              )}
              <small>{name}</small>
            </li>
          ))}
        </ul>
      </div>
    ),
    can: () => (turn === null ? [] : [say('can.bid', { cards: hand.length })]),
    bar:
      turn === null
        ? { lead: '', text: say(waits) }
        : {
            lead: say('bar.lead'),
            text: say('bar.choose', { moon: view.moon }),
            actions: (
              <ConfirmActions
                confirm={card === null ? null : () => bid(card)}
                cancel={card === null ? null : () => choose(null)}
                {...(card === null ? {} : { label: say('bar.seal', { card }) })}
              />
            ),
          },
    ...(as === 'table'
      ? {}
      : {
          hand: (
            <Hand
              label={say('table.hand')}
              chosen={card === null ? null : String(card)}
              choose={(key) => choose(Number(key))}
              cards={hand.map((value) => ({
                key: String(value),
                label: say('table.card', { card: value }),
                face: <Card top={value} picture={null} chosen={marked(value)} look={seats[as]!.look} />,
                shut: turn === null,
                digit: String(value),
              }))}
            />
          ),
        }),
    rule: over ? 'SB-4' : 'SB-2',
  });
}
