import { choiceField, type OptionField, type OptionsProps, Presets, withOption } from '@orrery/ui';
import type { Options } from '../../rules/kind.ts';
import { CHOICES, DEFAULTS } from '../../rules/options.ts';
import { OwnSky } from './OwnSky.tsx';
import { OwnWords } from './OwnWords.tsx';
import './options.css';

export const options: readonly OptionField[] = [
  { name: 'closeShapes', render: (props) => <Figures {...props} /> },
  choiceField('rounds', CHOICES.rounds),
  { name: 'cards', render: (props) => <OwnWords {...props} /> },
  choiceField('stopMinLines', [1, 2, 3, 5, 8], DEFAULTS.stopMinLines),
  choiceField('guessing', CHOICES.guessing),
  // Who wants no clock says so of the table (`Pace`), and means every game by it.
  choiceField('timers', ['relaxed', 'brisk'], DEFAULTS.timers),
  choiceField('colourBonus', CHOICES.colourBonus),
  choiceField('challenge', CHOICES.challenge),
  choiceField('onLeave', CHOICES.onLeave),
  choiceField('skies', CHOICES.skies),
  choiceField('crossOwn', CHOICES.crossOwn),
  choiceField('mustDraw', CHOICES.mustDraw),
  choiceField('eraseTarget', CHOICES.eraseTarget),
  choiceField('maxRolls', [8, 12, 20, 30, 60], DEFAULTS.maxRolls),
  { name: 'sky', render: (props) => <OwnSky {...props} /> },
];

/** What can be drawn changes with it more than with anything else: it stands first, each way with a sentence. */
function Figures({ value, say, change }: OptionsProps) {
  const usual = DEFAULTS.closeShapes;
  return (
    <Presets
      words="option.closeShapes"
      presets={CHOICES.closeShapes}
      chosen={(value.closeShapes as Options['closeShapes'] | undefined) ?? usual}
      usual={usual}
      say={say}
      choose={(chosen) => change(withOption(value, 'closeShapes', chosen, usual))}
    />
  );
}
