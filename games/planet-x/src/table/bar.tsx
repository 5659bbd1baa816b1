import type { Seat } from '@orrery/kernel';
import { type BarParts, ConfirmActions, Phrase, type Turn } from '@orrery/ui';
import type { CardId } from '../data/index.ts';
import type { Move, PlanetX, View } from '../rules/kind.ts';
import { cardName, effectText, specialOf, unitOf } from '../words/names.ts';
import { discardOf, isForeign } from './cells.ts';
import { stackAt } from './change.ts';
import { allyOf, moveText, reachLabel } from './labels.ts';
import type { TableNames } from './names.ts';
import { clashNow } from './preview.ts';
import type { Choice } from './useChoice.ts';

export interface BarProps {
  readonly view: View;
  readonly names: TableNames;
  readonly me: Seat;
  readonly turn: Turn<PlanetX>;
  readonly choice: Choice;
  openDiscards(): void;
}

/** A move is drawn: what it would do, and the button that does it. */
export function draftBar({ view, names, me, choice }: BarProps, lead: string): BarParts | null {
  const { draft, harm } = choice;
  const { say } = names;
  if (draft === null) return null;
  const label = labelOf(draft.t);
  return {
    lead,
    text: (
      <p>
        <Phrase text={moveText(names, view, me, draft)} />
        {harm ? <b> {say('preview.harm')}</b> : draft.t === 'attack' ? <i> {say('preview.before')}</i> : null}
      </p>
    ),
    actions: (
      <ConfirmActions
        confirm={choice.confirm}
        cancel={choice.cancel}
        label={say(harm || !label ? 'act.sure' : label)}
      />
    ),
  };
}

function labelOf(t: Move['t']): 'act.attack' | 'act.join' | 'act.deploy' | 'act.discard' | 'act.support' | 'act.play' {
  switch (t) {
    case 'attack':
      return 'act.attack';
    case 'form':
    case 'reinforce':
      return 'act.join';
    case 'deploy':
      return 'act.deploy';
    case 'discard':
      return 'act.discard';
    case 'support':
    case 'supportReply':
      return 'act.support';
    default:
      return 'act.play';
  }
}

/** A card is picked: what can be done with it, each with its own button. */
export function cardBar(props: BarProps, card: CardId, lead: string): BarParts {
  const { view, names, me, turn, choice } = props;
  const { say, set } = names;
  const unit = unitOf(set, card);
  const can = (move: Move) => turn.refusal(move) === null;
  const also = choice.picked?.t === 'card' ? choice.picked.also : [];
  const discard = discardOf(card, also);
  const named = cardName(names, card);
  const foreign = isForeign(view, me, card) && view.options.enemyUnits === 'ownOnly';
  const text =
    unit === null
      ? say('bar.special', { card: named, effect: effectText(names, card) })
      : foreign
        ? say('bar.foreign', { card: named })
        : say('bar.unit', { card: named, type: say(`type.${unit.type}`), force: unit.force });
  const seats = turn.moves.flatMap((move) =>
    move.t === 'playSpecial' && move.card === card && move.seat !== undefined ? [move] : [],
  );
  const recovers = specialOf(set, card)?.key.startsWith('recover') === true;
  const aims = turn.moves.some((move) => move.t === 'playSpecial' && move.card === card && move.unit !== undefined);
  return {
    lead,
    text: (
      <p>
        <Phrase text={text} />
        {aims && !recovers ? ` ${say('bar.specialTarget')}` : ''}
      </p>
    ),
    actions: (
      <>
        <ConfirmActions confirm={null} cancel={choice.cancel} />
        {can({ t: 'support', card }) && (
          <button type="button" className="btn" onClick={() => choice.draw({ t: 'support', card })}>
            {say('act.support')}
          </button>
        )}
        {can(discard) && (
          <button type="button" className={foreign ? 'btn gold' : 'btn'} onClick={() => choice.play(discard)}>
            {say('act.discard')}
          </button>
        )}
        {recovers && aims && (
          <button type="button" className="btn gold" onClick={() => choice.recover(null)}>
            {say('act.choose')}
          </button>
        )}
        {seats.map((move) => (
          <button key={move.seat} type="button" className="btn" onClick={() => choice.draw(move)}>
            {names.name(move.seat!)}
          </button>
        ))}
        {can({ t: 'deploy', card }) && (
          <button type="button" className="btn gold" onClick={() => choice.play({ t: 'deploy', card })}>
            {say('act.deploy')}
          </button>
        )}
      </>
    ),
  };
}

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
      text: (
        <Phrase
          text={say('bar.stack', { force: stack?.force ?? 0, reach: reachLabel(say, stack?.attackLevel ?? 1) })}
        />
      ),
      actions: <ConfirmActions confirm={null} cancel={choice.cancel} />,
    };
  }
  const mayPass = turn.refusal({ t: 'pass' }) === null;
  return {
    lead,
    text: say(mayPass ? 'bar.mainEmpty' : 'bar.main'),
    ...(mayPass
      ? {
          actions: (
            <button type="button" className="btn" onClick={() => choice.play({ t: 'pass' })}>
              {say('act.pass')}
            </button>
          ),
        }
      : {}),
  };
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
        <b>{say('choose.now', { cards: cards.join(', ') })}</b>
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
        {seat === me ? say('vote.self') : say('vote.for', { name: names.name(seat) })}
      </button>
    )),
  };
}

/** PX-S7: everybody is asked, so that the question betrays nothing. */
export function mulliganBar(
  { view, names, turn, choice }: BarProps,
  explain: (refusal: PlanetX['refusal']) => void,
): BarParts {
  const { say } = names;
  if (view.answer !== null) return { lead: say('turn.mulligan'), text: say('mulligan.done') };
  const refusal = turn.refusal({ t: 'mulligan', take: true });
  return {
    lead: say('turn.mulligan'),
    text: say(refusal === null ? 'mulligan.ask' : 'mulligan.keep'),
    actions: (
      <>
        <button
          type="button"
          className="btn"
          aria-disabled={refusal !== null}
          onClick={() => (refusal === null ? choice.play({ t: 'mulligan', take: true }) : explain(refusal))}
        >
          {say('act.mulligan')}
        </button>
        <button type="button" className="btn gold" onClick={() => choice.play({ t: 'mulligan', take: false })}>
          {say('act.keep')}
        </button>
      </>
    ),
  };
}

/** PX-P13. */
export function supportBar(props: BarProps): BarParts {
  const { view, names } = props;
  const lead = names.say('bar.you');
  return draftBar(props, lead) ?? { lead, text: names.say('support.reply', { name: names.name(view.active) }) };
}

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
    case 'support':
      if (view.offer !== null && as !== 'table')
        return {
          lead: names.name(allyOf(view, as)),
          text: say('support.mine', { card: cardName(names, view.offer), name: names.name(allyOf(view, as)) }),
        };
      return { lead: name, text: say('support.wait', { name: names.name(allyOf(view, view.active)), ally: name }) };
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

/** Which paragraph of the rules belongs to this moment. */
export function ruleNow(view: View): string {
  switch (view.phase) {
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
