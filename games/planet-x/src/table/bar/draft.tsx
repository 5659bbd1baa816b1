import type { Seat } from '@orrery/kernel';
import { type BarParts, ConfirmActions, Phrase, type Turn } from '@orrery/ui';
import { type CardId, type SpecialCard, specialOf, type UnitType, unitOf } from '../../data/index.ts';
import type { Move, PlanetX, View } from '../../rules/kind.ts';
import { cardName, effectText } from '../../words/names.ts';
import { discardOf, isAlly, ownerOfCard, whoseUnit } from '../cells.ts';
import { moveText } from '../labels.ts';
import type { TableNames } from '../names.ts';
import type { Choice } from '../useChoice.ts';

export interface BarProps {
  readonly view: View;
  readonly names: TableNames;
  readonly me: Seat;
  readonly turn: Turn<PlanetX>;
  readonly choice: Choice;
}

const LABELS = {
  attack: 'act.attack',
  form: 'act.join',
  reinforce: 'act.join',
  deploy: 'act.deploy',
  discard: 'act.discard',
  support: 'act.support',
  supportReply: 'act.support',
  playSpecial: 'act.play',
} as const satisfies { readonly [T in Move['t']]?: string };

/** A move is drawn: what it would do, and the button that does it. */
export function draftBar({ view, names, me, turn, choice }: BarProps, lead: string): BarParts | null {
  const { draft, harm } = choice;
  const { say } = names;
  if (draft === null) return null;
  const label = draft.t in LABELS ? LABELS[draft.t as keyof typeof LABELS] : null;
  return {
    lead,
    begun: true,
    text: (
      <p>
        <Phrase text={moveText(names, view, me, draft)} />
        {harm ? <b> {say('preview.harm')}</b> : draft.t === 'attack' ? <i> {say('preview.before')}</i> : null}
      </p>
    ),
    actions: (
      <>
        {draft.t === 'playSpecial' && <DiscardButton {...{ names, turn, choice }} card={draft.card} />}
        <ConfirmActions
          confirm={choice.confirm}
          cancel={choice.cancel}
          {...(harm ? { label: say('act.sure') } : label === null ? {} : { label: say(label) })}
        />
      </>
    ),
  };
}

/** PX-P9: every card can be discarded, one whose only play is already drawn as well. */
function DiscardButton({
  names,
  turn,
  choice,
  card,
}: Pick<BarProps, 'names' | 'turn' | 'choice'> & { readonly card: CardId }) {
  const move: Move = { t: 'discard', card };
  if (turn.refusal(move) !== null) return null;
  return (
    <button type="button" className="btn" onClick={() => choice.play(move)}>
      {names.say('act.discard')}
    </button>
  );
}

/** A card is picked: what can be done with it, each with its own button. */
export function cardBar(props: BarProps, card: CardId, lead: string): BarParts {
  const { view, names, me, turn, choice } = props;
  const { say, set } = names;
  const can = (move: Move) => turn.refusal(move) === null;
  const also = choice.picked?.t === 'card' ? choice.picked.also : [];
  const discard = discardOf(card, also);
  const foreign = whoseUnit(view, me, card) === 'foreign';
  const helps = foreign && isAlly(view, me, ownerOfCard(view, card));
  const seats = turn.moves.flatMap((move) =>
    move.t === 'playSpecial' && move.card === card && move.seat !== undefined ? [{ ...move, seat: move.seat }] : [],
  );
  const special = specialOf(set, card);
  const recovers = special?.key.startsWith('recover') === true;
  const aims = turn.moves.some((move) => move.t === 'playSpecial' && move.card === card && move.unit !== undefined);
  const vain: Move = { t: 'playSpecial', card };
  return {
    lead,
    begun: true,
    text: (
      <p>
        <Phrase text={cardWords(props, card, foreign)} />{' '}
        {special !== null && <Phrase text={aimWords(props, special, card)} />}
      </p>
    ),
    actions: (
      <>
        <ConfirmActions confirm={null} cancel={choice.cancel} />
        {can({ t: 'support', card }) && (
          <button
            type="button"
            className={helps ? 'btn gold' : 'btn'}
            onClick={() => choice.draw({ t: 'support', card })}
          >
            {say('act.support')}
          </button>
        )}
        {can(discard) && (
          <button type="button" className={foreign && !helps ? 'btn gold' : 'btn'} onClick={() => choice.play(discard)}>
            {say('act.discard')}
          </button>
        )}
        {recovers && can(vain) && (
          <button type="button" className="btn" onClick={() => choice.play(vain)}>
            {say('act.play')}
          </button>
        )}
        {recovers && aims && (
          <button type="button" className="btn gold" onClick={() => choice.recover(null)}>
            {say('act.choose')}
          </button>
        )}
        {seats.map((move) => (
          <button key={move.seat} type="button" className="btn" onClick={() => choice.draw(move)}>
            {names.name(move.seat)}
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

/** What a picked special works on, or why it cannot be played now. */
function aimWords({ view, names, me, turn, choice }: BarProps, special: SpecialCard, card: CardId): string {
  const { say } = names;
  const plays = turn.moves.filter((move) => move.t === 'playSpecial' && move.card === card);
  if (plays.length === 0) return say(view.players[me]?.specialUsed ? 'bar.specialUsed' : 'bar.specialVoid');
  if (special.key.startsWith('recover')) return plays.some((move) => 'unit' in move) ? '' : say('bar.specialVain');
  const [, type] = special.key.split('-') as [string, UnitType | undefined];
  if (choice.missed && type !== undefined) return say('bar.specialMissed', { type: say(`type.${type}`) });
  return say('bar.specialTarget');
}

function cardWords({ view, names, me, turn }: BarProps, card: CardId, foreign: boolean): string {
  const { say, set } = names;
  const owner = ownerOfCard(view, card);
  const unit = unitOf(set, card);
  const named = cardName(names, card);
  if (unit === null) return say('bar.special', { card: named, effect: effectText(names, card) });
  if (foreign && owner !== null && isAlly(view, me, owner))
    return say('bar.allys', { card: named, name: names.name(owner) });
  if (foreign) return say('bar.foreign', { card: named });
  return say('bar.unit', {
    ...{ card: named, type: say(`type.${unit.type}`), force: unit.force },
    discard: turn.refusal({ t: 'discard', card }) === null ? 'yes' : 'no',
  });
}
