import type { Say } from '@orrery/words';
import type { Options } from '../../rules/kind.ts';

/** What the options of this table make of a paragraph that is written for the default ones; null: it stands. */
export function atTable(options: Options, rule: string, say: Say): string | null {
  switch (rule) {
    case 'SS-S2':
      return options.data === 'ours-1' ? null : say('here.data');
    case 'SS-S4':
      return options.sector === 'custom'
        ? say('here.custom')
        : options.namedStart === 'random'
          ? null
          : say('here.namedStart');
    case 'SS-S7':
      return options.firstSeat === 'random' ? null : say('here.firstSeat', { seat: options.firstSeat + 1 });
    case 'SS-P3':
      return options.arrow === 'half' ? null : say('here.arrow', { arrow: options.arrow });
    case 'SS-P13':
      return options.nextReplacement === 'hidden' ? null : say('here.nextReplacement');
    case 'SS-P14':
      return options.piles === 'open' ? null : say('here.piles');
    case 'SS-P15':
      return options.isolatedTo === 'conquest' ? null : say('here.isolatedTo');
    case 'SS-E7':
      return options.isolatedTo === 'conquest' ? null : say('here.debris');
    default:
      return null;
  }
}
