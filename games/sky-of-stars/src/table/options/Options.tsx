import type { Say } from '@orrery/kernel';
import type { OptionsProps } from '@orrery/ui';
import { useId } from 'react';
import { CHOICES, DEFAULTS } from '../../rules/options.ts';
import type { MessageId } from '../../words/index.ts';
import { OwnSky } from './OwnSky.tsx';
import { OwnWords } from './OwnWords.tsx';
import { withOption } from './withOption.ts';
import './options.css';

type Listed = Exclude<keyof typeof CHOICES, 'stopMinLines' | 'maxRolls' | 'rounds'>;

/** In the order people ask for them. */
const LISTED = [
  'guessing',
  'skies',
  'timers',
  'closeShapes',
  'crossOwn',
  'mustDraw',
  'eraseTarget',
  'colourBonus',
  'challenge',
  'onLeave',
] as const satisfies readonly Listed[];

export function Options(props: OptionsProps) {
  const { value, say, change } = props;
  const set = (key: string, usual: unknown) => (chosen: unknown) => change(withOption(value, key, chosen, usual));
  return (
    <div className="sk-options">
      <Choice
        title="option.rounds"
        say={say}
        values={CHOICES.rounds.map((rounds) => ({ value: rounds, text: say('option.rounds.value', { rounds }) }))}
        chosen={value.rounds ?? DEFAULTS.rounds}
        choose={set('rounds', DEFAULTS.rounds)}
      />
      <Choice
        title="option.stopMinLines"
        say={say}
        values={[1, 2, 3, 5, 8].map((lines) => ({ value: lines, text: say('option.stopMinLines.value', { lines }) }))}
        chosen={value.stopMinLines ?? DEFAULTS.stopMinLines}
        choose={set('stopMinLines', DEFAULTS.stopMinLines)}
      />
      {LISTED.map((key) => (
        <Choice
          key={key}
          title={`option.${key}`}
          say={say}
          values={CHOICES[key].map((one) => ({ value: one, text: say(`option.${key}.${one}`) }))}
          chosen={value[key] ?? DEFAULTS[key]}
          choose={set(key, DEFAULTS[key])}
        />
      ))}
      <Choice
        title="option.maxRolls"
        say={say}
        values={[30, 8, 12, 20, 60].map((rolls) => ({ value: rolls, text: say('option.maxRolls.value', { rolls }) }))}
        chosen={value.maxRolls ?? DEFAULTS.maxRolls}
        choose={set('maxRolls', DEFAULTS.maxRolls)}
      />
      <OwnWords {...props} />
      <OwnSky {...props} />
    </div>
  );
}

interface ChoiceProps {
  readonly title: MessageId;
  readonly say: Say;
  readonly values: readonly { readonly value: string | number | boolean; readonly text: string }[];
  readonly chosen: unknown;
  choose(value: string | number | boolean): void;
}

function Choice({ title, say, values, chosen, choose }: ChoiceProps) {
  const name = useId();
  return (
    <fieldset className="sk-option">
      <legend>{say(title)}</legend>
      <div className="sk-option-values">
        {values.map(({ value, text }, i) => (
          <label key={String(value)}>
            <input type="radio" name={name} checked={chosen === value} onChange={() => choose(value)} />
            <span>
              {text}
              {i === 0 && <small> ({say('option.default')})</small>}
            </span>
          </label>
        ))}
      </div>
      <p>{say(`${title}.why`)}</p>
    </fieldset>
  );
}
