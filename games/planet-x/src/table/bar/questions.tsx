import { type BarParts, ConfirmActions, Phrase } from '@orrery/ui';
import { listed } from '@orrery/words';
import { stackAt } from '../../sight/change.ts';
import { cardName } from '../../words/names.ts';
import { reachLabel } from '../labels.ts';
import { clashNow } from '../preview.ts';
import { type BarProps, cardBar, draftBar } from './draft.tsx';
import { Passing } from './Passing.tsx';

/** Main, when it is my turn. */
export function mainBar(props: BarProps): BarParts {
  const { view, names, turn, choice } = props;
  const { say } = names;
  const lead = say('bar.you');
  if (choice.pending) return { lead, text: say('bar.sent') };
  const drawn = draftBar(props, lead);
  if (drawn !== null) return drawn;
  const { picked } = choice;
  if (picked?.t === 'card') return cardBar(props, picked.card, lead);
  if (picked?.t === 'stack') {
    const stack = stackAt(view, picked.id);
    return {
      lead,
      begun: true,
      text: (
        <Phrase
          text={say('bar.stack', {
            ...{ force: stack?.force ?? 0, reach: reachLabel(say, stack?.attackLevel ?? 1) },
            group: stack !== null && stack.units.length > 1 ? 'yes' : 'no',
          })}
        />
      ),
      actions: <ConfirmActions confirm={null} cancel={choice.cancel} />,
    };
  }
  const mayPass = turn.refusal({ t: 'pass' }) === null;
  const pass = (
    <button type="button" className="btn" onClick={() => choice.play({ t: 'pass' })}>
      {say('act.pass')}
    </button>
  );
  if (mayPass) return { lead, text: say('bar.mainEmpty'), actions: pass };
  return { lead, text: say('bar.main'), rests: true };
}

/** PX-P17: the usual choice is already marked. */
export function lossesBar({ view, names, choice }: BarProps): BarParts {
  const { say } = names;
  const [mine, theirs] = clashNow(view) ?? [0, 0];
  const cards = [choice.losses?.targetCard, choice.losses?.attackerCard].flatMap((card) =>
    card === undefined ? [] : [cardName(names, card)],
  );
  return {
    lead: say('bar.you'),
    text: (
      <p>
        {say(view.phase === 'chooseWin' ? 'choose.win' : 'choose.loss', { mine, theirs })}{' '}
        <b>{say('choose.now', { cards: listed(say, cards) })}</b>
      </p>
    ),
    actions: <ConfirmActions confirm={choice.pending ? null : choice.confirm} cancel={null} />,
  };
}

/** PX-O4. */
export function voteBar({ view, names, me, choice }: BarProps): BarParts {
  const { say } = names;
  if (view.answer !== null) return { lead: say('turn.vote'), text: say('vote.done') };
  return {
    lead: say('turn.vote'),
    text: say('vote.ask'),
    actions: view.players.map(({ faction }, seat) => (
      <button key={faction} type="button" className="btn" onClick={() => choice.play({ t: 'voteFirst', seat })}>
        {seat === me ? say('vote.self') : names.name(seat)}
      </button>
    )),
  };
}

/** PX-S7: everyone is asked, so that the question betrays nothing; who has no choice is not made to press a button for it. */
export function mulliganBar({ view, names, turn, choice }: BarProps, keeps: boolean): BarParts {
  const { say } = names;
  const lead = say('turn.mulligan');
  if (view.answer !== null || (choice.pending && !keeps)) return { lead, text: say('mulligan.done') };
  if (keeps) return { lead, text: <Passing words={say('mulligan.keep')} /> };
  const may = turn.refusal({ t: 'mulligan', take: true }) === null;
  return {
    lead,
    text: say(may ? 'mulligan.ask' : 'mulligan.keep'),
    actions: (
      <>
        <button
          type="button"
          className={may ? 'btn' : 'btn gold'}
          onClick={() => choice.play({ t: 'mulligan', take: false })}
        >
          {say('act.keep')}
        </button>
        {may && (
          <button type="button" className="btn gold" onClick={() => choice.play({ t: 'mulligan', take: true })}>
            {say('act.mulligan')}
          </button>
        )}
      </>
    ),
  };
}

/** PX-P13. */
export function supportBar(props: BarProps): BarParts {
  const { view, names } = props;
  const lead = names.say('support.lead');
  const text = names.say('support.reply', { name: names.name(view.active) });
  return draftBar(props, lead) ?? { lead, text, begun: true };
}
