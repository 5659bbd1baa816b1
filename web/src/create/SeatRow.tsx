import { letterOf } from '@orrery/card';
import type { Level, Manner } from '@orrery/kernel';
import { Icon, type IconName, Sigil, seatIdentity } from '@orrery/ui';
import type { CSSProperties, PointerEventHandler } from 'react';
import { useNameDraft } from '../person/name-draft.ts';
import { useSay } from '../words/speech.ts';
import {
  type Choice,
  choiceOf,
  choicesOf,
  choose,
  mannerAt,
  move,
  type Place,
  type Range,
  remove,
  rename,
  withManner,
} from './seats.ts';

interface SeatRowProps {
  readonly place: Place;
  readonly at: number;
  readonly look: number;
  /** What it is called, if a bot sits there. */
  readonly bot: string;
  readonly places: readonly Place[];
  readonly range: Range;
  /** Those that bots of this game have. */
  readonly levels: readonly Level[];
  readonly manners: readonly Manner[];
  readonly dragged: boolean;
  readonly grip: PointerEventHandler;
  change(places: readonly Place[]): void;
  moved(places: readonly Place[], from: number, to: number): void;
}

const icons: Readonly<Record<Place['kind'], IconName>> = {
  me: 'person',
  here: 'device',
  link: 'link',
  bot: 'bot',
  open: 'eye',
};

export function SeatRow(props: SeatRowProps) {
  const { place, at, look, bot, places, range, levels, manners, dragged, grip, change, moved } = props;
  const say = useSay();
  const n = at + 1;
  const identity = seatIdentity(look);
  const shift = (to: number) => moved(move(places, place.key, to), at, to);
  return (
    <li
      className="create-seat"
      data-key={place.key}
      data-dragged={dragged || undefined}
      style={{ '--seat': identity.fill, '--seat-line': identity.line } as CSSProperties}
    >
      <span className="create-grip" onPointerDown={grip} title={say('create.drag')} aria-hidden="true">
        <Sigil name={identity.sigil} size={22} fill={identity.line} />
      </span>
      <Icon name={icons[place.kind]} size={22} />
      <select
        className="field"
        aria-label={say('create.seat.kind', { n })}
        value={choiceOf(place)}
        onChange={(event) => change(choose(places, place.key, event.target.value as Choice))}
      >
        {choicesOf(levels).map((choice) => (
          <option key={choice} value={choice}>
            {say(`create.kind.${choice}`)}
          </option>
        ))}
      </select>
      {place.kind === 'me' && places.some(({ kind }) => kind === 'here') && <MyName at={at} />}
      {place.kind === 'here' && (
        <input
          className="field create-name"
          value={place.name}
          maxLength={24}
          placeholder={say('play.here', { letter: letterOf(at) })}
          aria-label={say('create.name.here')}
          onChange={(event) => change(rename(places, place.key, event.target.value))}
        />
      )}
      {place.kind === 'bot' && manners.length > 0 && (
        <label className="create-bot">
          <span>{bot}</span>
          <select
            className="field"
            aria-label={say('create.manner', { name: bot })}
            value={mannerAt(place, at, manners) ?? ''}
            onChange={(event) => change(withManner(places, place.key, event.target.value as Manner))}
          >
            {manners.map((manner) => (
              <option key={manner} value={manner}>
                {say(`create.manner.${manner}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      <span className="create-acts">
        <Act icon="chevron-up" label={say('create.up', { n })} off={at === 0} act={() => shift(at - 1)} />
        <Act
          className="create-down"
          icon="chevron-down"
          label={say('create.down', { n })}
          off={at === places.length - 1}
          act={() => shift(at + 1)}
        />
        <Act
          icon="close"
          label={say('create.remove', { n })}
          off={places.length <= range.min}
          act={() => change(remove(places, place.key, range))}
        />
      </span>
    </li>
  );
}

/** Where others play at this device, too, who made the table is called by name like them. */
function MyName({ at }: { readonly at: number }) {
  const say = useSay();
  const { text, bad, said, field, write, keep } = useNameDraft();
  return (
    <input
      ref={field}
      className="field create-name"
      value={text}
      maxLength={24}
      autoComplete="nickname"
      placeholder={say('play.here', { letter: letterOf(at) })}
      aria-label={say('settings.name')}
      aria-invalid={bad}
      title={bad ? said : undefined}
      onChange={(event) => write(event.target.value)}
      onBlur={() => void keep()}
    />
  );
}

interface ActProps {
  readonly className?: string;
  readonly icon: IconName;
  readonly label: string;
  readonly off: boolean;
  act(): void;
}

function Act({ className = '', icon, label, off, act }: ActProps) {
  return (
    <button type="button" className={`btn plain icon ${className}`} aria-label={label} disabled={off} onClick={act}>
      <Icon name={icon} size={18} />
    </button>
  );
}
