import type { Say } from '@orrery/words';
import type { Options } from '../../rules/kind.ts';
import { CHOICES } from '../../rules/options.ts';

/** What the options of this table make of a paragraph that is written for the usual ones; null: it stands. */
export function atTable(options: Options, rule: string, say: Say): string | null {
  const [usualStall] = CHOICES.stallRounds;
  switch (rule) {
    case 'PX-S2':
      return options.data === 'ours-1' ? null : say('here.data');
    case 'PX-S4':
      if (options.firstPlayer === 'random') return null;
      return options.firstPlayer === 'vote' ? say('here.vote') : say('here.starter', { seat: options.firstPlayer + 1 });
    case 'PX-S7':
      return options.mulligan ? null : say('here.mulligan');
    case 'PX-S8':
      return options.factions.length === 4 && options.mode === 'ffa' ? say('here.ffa') : null;
    case 'PX-P2':
      return options.forceFloor === 'stack' ? null : say('here.forceFloor');
    case 'PX-P3':
      return options.groupEngagement === 'combined' ? null : say('here.groupEngagement');
    case 'PX-P4':
      return options.specialLimit === 'perPlayer' ? null : say('here.specialLimit');
    case 'PX-P7':
      return options.enemyUnits === 'ownOnly' ? null : say('here.enemyUnits');
    case 'PX-P9':
      return options.bulkDiscard ? say('here.bulkDiscard') : null;
    case 'PX-P24':
      if (options.truceScope === 'attacks' && options.truceLasts === 'thisTurn') return null;
      return say('here.truce', { scope: options.truceScope, lasts: options.truceLasts });
    case 'PX-P26':
      return options.endWindow ? null : say('here.endWindow');
    case 'PX-E2':
      return options.finalForce === 'printed' ? null : say('here.finalForce');
    case 'PX-E3':
      return options.stallRounds === usualStall ? null : say('here.stallRounds', { rounds: options.stallRounds });
    case 'PX-E4':
      return options.tieBreak === 'shared' ? null : say('here.tieBreak');
    default:
      return null;
  }
}
