import type { Cue } from '@orrery/ui';
import { n, worldReach } from '@orrery/ui';
import { type CSSProperties, memo, type ReactNode, useState } from 'react';
import type { WeaponCard } from '../../data/index.ts';
import type { ShootingStar, SiteSeen } from '../../rules/kind.ts';
import { sameCell } from '../../sight/change.ts';
import { TOGETHER, TURN } from '../beats.ts';
import { CardBack, CardFace, Unknown } from './CardArt.tsx';
import { Piece } from './Piece.tsx';
import { centre, type Plan } from './plan.ts';

export interface SiteProps {
  readonly site: SiteSeen;
  readonly plan: Plan;
  /** The weapon lies open for everybody. */
  readonly open: boolean;
  readonly lit: boolean;
  /** The event on stage, if it concerns this site or its card. */
  readonly cue: Cue<ShootingStar> | null;
  /** The weapon that lies here face down, where it is told to who did not know it; null: it is not. */
  readonly truth: string | null;
  weapon(id: string): WeaponCard | undefined;
  look(seat: number): number;
}

/** A planet in its cell, with the card on it and what is happening to both. */
export const Site = memo(function Site(props: SiteProps) {
  const { site, plan, lit, cue } = props;
  const { r, gap } = plan;
  const { cx, cy } = centre(plan, site.at);
  const reach = worldReach(r, site.level ?? 0, gap);
  const seen = cue?.seen;
  const taken = seen?.t === 'planetCaptured' && sameCell(seen.at, site.at) ? seen : null;
  const turned = useTurned(site, cue);
  const cover = site.card === null ? null : <Cover {...props} />;
  const piece = { planet: site.planet, kind: site.kind, name: site.name, moons: site.moons, r, gap };
  return (
    <g transform={`translate(${n(cx)} ${n(cy)})`}>
      <circle className="ss-disc" r={n(reach + 1)} />
      {lit && <circle className="ss-lit" r={n(reach + 5)} />}
      {turned === null || taken !== null ? (
        <g className={taken === null ? undefined : `ss-taken ss-taken-${taken.cause}`}>
          <Piece {...piece} level={site.level} cover={cover} />
        </g>
      ) : (
        <g key={turned.no} style={{ '--ms': `${turned.ms}ms` } as CSSProperties}>
          <g className="ss-turn-out">
            <Piece {...piece} level={turned.from} cover={cover} />
          </g>
          <g className="ss-turn-in">
            <Piece {...piece} level={turned.to} cover={cover} />
          </g>
        </g>
      )}
    </g>
  );
});

/** A planet turns for longer than its event is on stage: those that one weapon hits turn together. */
interface Turned {
  readonly planet: string;
  readonly from: number;
  readonly to: number;
  readonly no: number;
  readonly ms: number;
}

function useTurned({ planet, level, at }: SiteSeen, cue: Cue<ShootingStar> | null): Turned | null {
  const [turned, setTurned] = useState<Turned | null>(null);
  const seen = cue?.seen;
  const now = seen?.t === 'planetTurned' && sameCell(seen.at, at) ? seen : null;
  if (cue !== null && now !== null && turned?.no !== cue.no)
    setTurned({ planet, from: now.from, to: now.to, no: cue.no, ms: cue.ms * (TURN / TOGETHER) });
  if (turned === null || turned.planet !== planet) return null;
  return now !== null || level === turned.to ? turned : null;
}

function Cover({ site, plan, open, cue, truth, weapon, look }: SiteProps) {
  const { card } = site;
  if (card === null) return null;
  const scale = n(plan.r / 29);
  const seat = look(card.seat);
  const face = card.weapon === null ? undefined : weapon(card.weapon);
  const back = <CardBack look={seat} arrow={card.arrow} order={card.order} />;
  let drawn: ReactNode = back;
  const told = card.weapon === null && truth !== null ? weapon(truth) : undefined;
  if (told !== undefined) drawn = <Unknown card={told} look={seat} arrow={card.arrow} />;
  if (face !== undefined) drawn = <CardFace card={face} look={seat} arrow={card.arrow} mine={!open} />;
  if (cue?.seen.t === 'weaponsRevealed') {
    const shown = cue.seen.weapons.find((revealed) => revealed.seat === card.seat);
    const front = shown === undefined ? undefined : weapon(shown.weapon);
    drawn = (
      <>
        <g className="ss-flip-out">{drawn}</g>
        <g className="ss-flip-in">{front !== undefined && <CardFace card={front} look={seat} arrow={card.arrow} />}</g>
      </>
    );
  }
  return (
    <g transform={`scale(${scale})`}>
      <g className={cardAct(cue, card.seat)}>{drawn}</g>
    </g>
  );
}

/** What the event on stage does to the card of a seat. */
function cardAct(cue: Cue<ShootingStar> | null, seat: number): string | undefined {
  const seen = cue?.seen;
  switch (seen?.t) {
    case 'weaponFires':
      return seen.seat === seat ? 'ss-kick' : undefined;
    case 'weaponDestroyed':
      return seen.owner === seat ? 'ss-card-lost' : undefined;
    case 'weaponSpent':
    case 'shieldReturned':
      return seen.owner === seat ? 'ss-card-spent' : undefined;
    case 'shieldCaught':
      if (seen.attacker === seat) return 'ss-card-caught';
      return seen.catcher === seat ? 'ss-card-shield' : undefined;
    default:
      return undefined;
  }
}
