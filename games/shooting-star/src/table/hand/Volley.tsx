import { type Cue, Icon, Sigil, seatIdentity } from '@orrery/ui';
import type { CSSProperties } from 'react';
import type { ShootingStar } from '../../rules/kind.ts';
import type { Shot } from '../../sight/staged.ts';
import { shortWeaponName, who } from '../../words/names.ts';
import { shotLabel } from '../labels.ts';
import type { TableNames } from '../names.ts';
import { WeaponPicture } from './WeaponHand.tsx';

/** The order of fire: the weapons of this round by falling number, each with what has become of it. */
export function Volley({
  shots,
  cue,
  names,
}: {
  readonly shots: readonly Shot[];
  /** The event on stage: the weapon it fires is marked at once. */
  readonly cue: Cue<ShootingStar> | null;
  readonly names: TableNames;
}) {
  const firing = cue?.seen.t === 'weaponFires' ? cue.seen.seat : null;
  return (
    <div className="ss-volley">
      <h2 className="caps">{names.say('fire.title')}</h2>
      <ol>
        {shots.map((shot) => (
          <ShotCard key={shot.seat} shot={shot.seat === firing ? { ...shot, fate: 'fires' } : shot} names={names} />
        ))}
      </ol>
    </div>
  );
}

const SIGNS = { spent: 'check', lost: 'cross', caught: 'shield', returned: 'check' } as const;

function ShotCard({ shot, names }: { readonly shot: Shot; readonly names: TableNames }) {
  const { fill, line, sigil } = seatIdentity(names.look(shot.seat));
  const card = names.weapon(shot.weapon);
  const sign = shot.fate in SIGNS ? SIGNS[shot.fate as keyof typeof SIGNS] : null;
  return (
    <li data-fate={shot.fate} style={{ '--seat': fill, '--seat-line': line } as CSSProperties}>
      <span className="unseen">{shotLabel(names, shot)}</span>
      <span className="ss-shot" aria-hidden="true">
        <span className="ss-shot-number">{shot.priority ?? '–'}</span>
        <span className="ss-shot-picture">{card !== undefined && <WeaponPicture card={card} />}</span>
        <span className="ss-shot-words">
          <b>{shortWeaponName(names, shot.weapon)}</b>
          <span className="ss-shot-owner">
            <Sigil name={sigil} size={15} fill={line} />
            {who(names, shot.seat) === 'you' ? names.say('learn.you') : names.name(shot.seat)}
          </span>
        </span>
        {sign !== null && (
          <span className="ss-shot-sign">
            <Icon name={sign} size={18} />
          </span>
        )}
      </span>
    </li>
  );
}
