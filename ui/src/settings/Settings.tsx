import { type Lang, langs } from '@orrery/words';
import { type ReactNode, useId } from 'react';
import type { Channel } from '../sound/index.ts';
import { SPEEDS } from '../stage/speed.ts';
import { currentPlate, PLATES } from '../theme/index.ts';
import { canBuzz } from '../touch/buzz.ts';
import { useLang, useSay } from '../words/index.ts';
import { MOTIONS } from './prefs.ts';
import { usePrefs } from './usePrefs.ts';
import './settings.css';

const CHANNELS: readonly Channel[] = ['game', 'alerts'];
const LANGUAGE: Readonly<Record<Lang, string>> = { it: 'Italiano', en: 'English' };

/** All choices of this device, in one column. */
export function Settings() {
  const say = useSay();
  const lang = useLang();
  const [prefs, change] = usePrefs();
  return (
    <div className="settings">
      <Choice
        title={say('ui.set.plate')}
        options={PLATES.map((plate) => ({ value: plate, text: say(`ui.set.plate.${plate}`) }))}
        value={prefs.plate ?? currentPlate()}
        choose={(plate) => change({ plate })}
      />
      <Choice
        title={say('ui.set.lang')}
        options={langs.map((one) => ({ value: one, text: LANGUAGE[one], lang: one }))}
        value={prefs.lang ?? lang}
        choose={(one) => change({ lang: one })}
      />
      <Choice
        title={say('ui.set.motion')}
        options={MOTIONS.map((motion) => ({ value: motion, text: say(`ui.set.motion.${motion}`) }))}
        value={prefs.motion}
        choose={(motion) => change({ motion })}
      />
      <Choice
        title={say('ui.set.speed')}
        options={SPEEDS.map((speed) => ({ value: speed, text: say(`ui.set.speed.${speed}`) }))}
        value={prefs.speed}
        choose={(speed) => change({ speed })}
      />
      <Toggle text={say('ui.set.confirm')} on={prefs.confirm} turn={(confirm) => change({ confirm })} />
      {canBuzz() && <Toggle text={say('ui.set.buzz')} on={prefs.buzz} turn={(feels) => change({ buzz: feels })} />}
      <Toggle text={say('ui.set.reactions')} on={prefs.reactions} turn={(shown) => change({ reactions: shown })} />
      <Toggle text={say('ui.set.sound.on')} on={prefs.sound} turn={(sound) => change({ sound })} />
      {prefs.sound &&
        CHANNELS.map((channel) => (
          <label key={channel} className="volume">
            <span>{say(`ui.set.sound.${channel}`)}</span>
            <input
              type="range"
              min="0"
              max="100"
              step="5"
              value={Math.round(prefs.volumes[channel] * 100)}
              onChange={(event) =>
                change({ volumes: { ...prefs.volumes, [channel]: Number(event.target.value) / 100 } })
              }
            />
            <output>{say('ui.set.volume', { volume: prefs.volumes[channel] })}</output>
          </label>
        ))}
    </div>
  );
}

interface Option<T> {
  readonly value: T;
  readonly text: string;
  readonly lang?: Lang;
}

function Choice<T extends string | number>({
  title,
  options,
  value,
  choose,
}: {
  readonly title: string;
  readonly options: readonly Option<T>[];
  readonly value: T;
  choose(value: T): void;
}) {
  const name = useId();
  return (
    <fieldset className="choice">
      <legend>{title}</legend>
      <div className="choice-row">
        {options.map((option) => (
          <label key={option.value} lang={option.lang}>
            <input
              type="radio"
              className="unseen"
              name={name}
              checked={option.value === value}
              onChange={() => choose(option.value)}
            />
            <span>{option.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function Toggle({
  text,
  on,
  turn,
}: {
  readonly text: ReactNode;
  readonly on: boolean;
  turn(on: boolean): void;
}) {
  return (
    <label className="toggle">
      <input type="checkbox" checked={on} onChange={(event) => turn(event.target.checked)} />
      <span>{text}</span>
    </label>
  );
}
