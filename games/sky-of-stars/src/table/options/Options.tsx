import { choiceField, type OptionField } from '@orrery/ui';
import { CHOICES, DEFAULTS } from '../../rules/options.ts';
import { OwnSky } from './OwnSky.tsx';
import { OwnWords } from './OwnWords.tsx';
import './options.css';

export const options: readonly OptionField[] = [
  choiceField('rounds', CHOICES.rounds),
  choiceField('closeShapes', CHOICES.closeShapes),
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
