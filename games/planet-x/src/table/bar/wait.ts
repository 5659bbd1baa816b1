import type { Seat } from '@orrery/kernel';
import type { BarParts } from '@orrery/ui';
import type { View } from '../../rules/kind.ts';
import { cardName } from '../../words/names.ts';
import { allyOf } from '../labels.ts';
import type { TableNames } from '../names.ts';

/** The bar while I wait or watch. */
export function waitBar(view: View, names: TableNames): BarParts {
  const { say, as } = names;
  const name = names.name(view.active);
  switch (view.phase) {
    case 'over':
      return { lead: say('turn.over'), text: say('bar.over') };
    case 'vote':
      return { lead: say('turn.vote'), text: say('window.waiting') };
    case 'mulligan':
      return { lead: say('turn.mulligan'), text: say('window.waiting') };
    case 'support': {
      const ally = names.name(allyOf(view, view.active));
      if (view.offer === null) return { lead: name, text: say('support.wait', { name: ally, ally: name }) };
      return { lead: ally, text: say('support.mine', { card: cardName(names, view.offer), name: ally }) };
    }
    case 'chooseWin':
      return { lead: name, text: say('choose.wait', { name }) };
    case 'chooseLoss': {
      const defender = names.name(view.attack?.defender ?? view.active);
      return { lead: defender, text: say('choose.wait', { name: defender }) };
    }
    default: {
      const free = as !== 'table' && view.players[as]?.eligible === true;
      return { lead: name, text: say(free ? 'bar.others' : 'bar.othersUsed', { name }) };
    }
  }
}

/** While a bot plays on for me. */
export function gaveUpBar({ phase, active }: View, { say, name }: TableNames, me: Seat): BarParts {
  const turn = phase === 'vote' || phase === 'mulligan' ? 'nobody' : active === me ? 'you' : 'other';
  return { lead: say('bar.gaveUp'), text: say('bar.gaveUp.bot', { turn, name: name(active) }) };
}

/** Which paragraph of the rules belongs to this moment. */
export function ruleNow({ phase }: View): string {
  switch (phase) {
    case 'vote':
      return 'PX-S4';
    case 'mulligan':
      return 'PX-S7';
    case 'attackWindow':
      return 'PX-P15';
    case 'endWindow':
      return 'PX-P26';
    case 'chooseWin':
    case 'chooseLoss':
      return 'PX-P17';
    case 'support':
      return 'PX-P13';
    case 'over':
      return 'PX-E2';
    default:
      return 'PX-P5';
  }
}
