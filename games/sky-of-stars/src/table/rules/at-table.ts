import type { Say } from '@orrery/words';
import { deckOf, skyOf } from '../../data/index.ts';
import type { Options } from '../../rules/kind.ts';
import { DEFAULTS } from '../../rules/options.ts';

/** What the options of this table make of a paragraph that is written for the default ones; null: it stands. */
export function atTable(options: Options, rule: string, say: Say): string | null {
  switch (rule) {
    case 'SK-S2':
      return options.sky === DEFAULTS.sky ? null : say('here.sky', { stars: skyOf(options).stars.length });
    case 'SK-S3':
      return options.cards === DEFAULTS.cards ? null : say('here.cards', { cards: deckOf(options).cards.length });
    case 'SK-P1':
      return options.rounds === DEFAULTS.rounds ? null : say('here.rounds', { rounds: options.rounds });
    case 'SK-P5':
      return options.skies === 'private' ? null : say('here.skies');
    case 'SK-P8':
      return options.mustDraw ? null : say('here.mayPass');
    case 'SK-P9':
      return options.eraseTarget === 'free' ? null : say('here.eraseTarget');
    case 'SK-P10':
      return options.stopMinLines === 1 ? null : say('here.stopMinLines', { lines: options.stopMinLines });
    case 'SK-P12':
      return options.maxRolls === DEFAULTS.maxRolls ? null : say('here.maxRolls', { rolls: options.maxRolls });
    case 'SK-P13':
      return options.guessing === 'oneByOne' ? null : say('here.allAtOnce');
    case 'SK-P19':
      return options.challenge === 'off' ? null : say('here.challenge');
    case 'SK-P20':
      return options.onLeave === 'bot' ? null : say('here.drop');
    case 'SK-G1':
      return options.closeShapes === 'off' ? null : say('here.closeShapes', { on: options.closeShapes });
    case 'SK-G5':
      return options.crossOwn ? null : say('here.crossOwn');
    case 'SK-E3':
      return options.colourBonus ? null : say('here.noColours');
    default:
      return null;
  }
}
