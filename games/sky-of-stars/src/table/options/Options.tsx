import { OptionChoice, OptionList, type OptionsProps, withOption } from '@orrery/ui';
import { CHOICES, DEFAULTS } from '../../rules/options.ts';
import { OwnSky } from './OwnSky.tsx';
import { OwnWords } from './OwnWords.tsx';
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
    <OptionList>
      <OptionChoice
        title="option.rounds"
        say={say}
        values={CHOICES.rounds.map((rounds) => ({ value: rounds, text: say('option.rounds.value', { rounds }) }))}
        chosen={value.rounds ?? DEFAULTS.rounds}
        choose={set('rounds', DEFAULTS.rounds)}
      />
      <OptionChoice
        title="option.stopMinLines"
        say={say}
        values={[1, 2, 3, 5, 8].map((lines) => ({ value: lines, text: say('option.stopMinLines.value', { lines }) }))}
        chosen={value.stopMinLines ?? DEFAULTS.stopMinLines}
        choose={set('stopMinLines', DEFAULTS.stopMinLines)}
      />
      {LISTED.map((key) => (
        <OptionChoice
          key={key}
          title={`option.${key}`}
          say={say}
          values={CHOICES[key].map((one) => ({ value: one, text: say(`option.${key}.${one}`) }))}
          chosen={value[key] ?? DEFAULTS[key]}
          choose={set(key, DEFAULTS[key])}
        />
      ))}
      <OptionChoice
        title="option.maxRolls"
        say={say}
        values={[30, 8, 12, 20, 60].map((rolls) => ({ value: rolls, text: say('option.maxRolls.value', { rolls }) }))}
        chosen={value.maxRolls ?? DEFAULTS.maxRolls}
        choose={set('maxRolls', DEFAULTS.maxRolls)}
      />
      <OwnWords {...props} />
      <OwnSky {...props} />
    </OptionList>
  );
}
