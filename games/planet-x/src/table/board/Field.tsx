import type { Cue, Grid } from '@orrery/ui';
import { Explain, rem, sized } from '@orrery/ui';
import type { CSSProperties } from 'react';
import type { CardId } from '../../data/index.ts';
import type { PlanetX, View } from '../../rules/kind.ts';
import { cardName } from '../../words/names.ts';
import { CardFace } from '../art/CardFace.tsx';
import { DeckBack } from '../art/SpecialFace.tsx';
import type { TableNames } from '../names.ts';
import type { Box } from './arrange.ts';
import { cartoucheOf, type Duel } from './cartouche.ts';
import { laidAt } from './laid-at.ts';
import type { Plan } from './plan.ts';

/** The pile is nearly used up. */
export const LAST_CARDS = 10;

export interface PilesProps {
  readonly view: View;
  readonly names: TableNames;
  readonly plan: Plan;
  readonly legal: boolean;
  /** The card that would go to the discards. */
  readonly carried: string | null;
  readonly cell: Grid<HTMLElement>['cell'];
  choose(cell: string, byKey: boolean): void;
}

/** The draw pile and the top discard. */
export function Piles({ view, names, plan, legal, carried, cell, choose }: PilesProps) {
  const { say } = names;
  const count = view.pileSize;
  const top = view.discards.at(-1) ?? null;
  const label =
    legal && carried !== null
      ? say('discards.drop', { card: cardName(names, carried) })
      : say('discards.label', { count: view.discards.length, top: top === null ? 'none' : cardName(names, top) });
  return (
    <>
      <div className="px-pile" style={at(plan.pile)} data-last={count <= LAST_CARDS || undefined}>
        <span className="unseen">{say('pile.label', { count })}</span>
        <span className="px-pile-card" data-empty={count === 0 || undefined} aria-hidden="true">
          {count > 0 && <DeckBack />}
        </span>
        <span className="px-pile-count" aria-hidden="true">
          <b>{count}</b> <span>{count <= LAST_CARDS && count > 0 ? say('pile.last') : say('pile.name')}</span>
        </span>
        <Explain what={say('pile.label', { count })} means={[say('pile.means'), say('PX-E1')]} />
      </div>
      <button
        type="button"
        className="px-pile"
        {...cell('discards')}
        style={at(plan.discards)}
        data-legal={legal || undefined}
        onClick={(event) => choose('discards', event.detail === 0)}
      >
        <span className="unseen">{label}</span>
        <span className="px-pile-card" data-empty={top === null || undefined} aria-hidden="true">
          {top !== null && <CardFace set={names.set} card={top} />}
        </span>
        <span className="px-pile-count" aria-hidden="true">
          <b>{view.discards.length}</b> <span>{say('discards.name')}</span>
        </span>
      </button>
    </>
  );
}

function at({ x, y, w, h }: Box): CSSProperties {
  return { left: rem(x), top: rem(y), width: rem(w), '--tall': rem(h) } as CSSProperties;
}

/** What the event on stage shows between the sides: the card just played, or how a clash ended. */
type OnStage =
  | { readonly t: 'stamp'; readonly text: string; readonly flag: boolean }
  | { readonly t: 'card'; readonly card: CardId; readonly turns: boolean };

export function onStage(cue: Cue<PlanetX> | null, names: TableNames, working: CardId | null): OnStage | null {
  if (cue === null) return null;
  const { seen } = cue;
  switch (seen.t) {
    case 'attackCalledOff':
      return { t: 'stamp', text: names.say('banner.calledOff'), flag: seen.why === 'truce' };
    case 'clash':
      return { t: 'stamp', text: names.say(`banner.${seen.outcome}`), flag: false };
    case 'pileEmpty':
      return { t: 'stamp', text: names.say('pile.left', { count: 0 }), flag: false };
    case 'specialPlayed':
      return { t: 'card', card: seen.card, turns: false };
    case 'pirated':
      return { t: 'card', card: seen.card, turns: true };
    default:
      return working === null ? null : { t: 'card', card: working, turns: false };
  }
}

interface ShownProps {
  readonly cue: Cue<PlanetX>;
  readonly shown: OnStage;
  readonly names: TableNames;
  readonly plan: Plan;
  readonly duel: Duel | null;
}

/** Beside the numbers of a clash, never upon them. */
export function Shown({ cue, shown, names, plan, duel }: ShownProps) {
  const { beside, side } = duel === null ? { beside: plan.field, side: undefined } : cartoucheOf(plan, duel);
  const { x, y, w, h } = beside;
  const style = { ...laidAt({ x, y, w, h }), '--ms': `${cue.ms}ms` } as CSSProperties;
  return (
    <div key={cue.no} className="px-shown" data-side={side} style={style} aria-hidden="true">
      {shown.t === 'stamp' ? (
        <Banner text={shown.text} flag={shown.flag} />
      ) : (
        <span className="px-played" data-turns={shown.turns || undefined}>
          <CardFace set={names.set} card={shown.card} />
          <b>{cardName(names, shown.card)}</b>
        </span>
      )}
    </div>
  );
}

function Banner({ text, flag }: { readonly text: string; readonly flag: boolean }) {
  return (
    <span className="px-banner">
      {flag && (
        <svg viewBox="-20 -34 48 68" {...sized(30, 42)} aria-hidden="true">
          <path className="px-flag" d="M-16 30V-30M-16 -28C-4 -36 6 -20 24 -27V0C8 8 -4 -8 -16 0" />
        </svg>
      )}
      {text}
    </span>
  );
}
