import type { Seat } from '@orrery/kernel';
import { type BarParts, ConfirmActions, Phrase } from '@orrery/ui';
import { listed } from '@orrery/words';
import type { View } from '../../rules/view-kind.ts';
import { starJoined, wordText } from '../../words/names.ts';
import type { TableNames } from '../names.ts';
import type { Drawing } from '../useDrawing.ts';
import type { BarProps } from './props.ts';
import { Stopping } from './Stopping.tsx';

/** What is asked of me, in words, and the buttons that answer it. */
export function barOf(props: BarProps): BarParts {
  const { view, names, turn, hand } = props;
  const { say } = names;
  if (view.phase === 'over') return { lead: say('status.over'), text: say('bar.over') };
  if (view.phase === 'window' && props.here !== null)
    return { lead: say('bar.stop'), text: say('bar.window'), actions: <Stopping {...props} here={props.here} /> };
  const asked = names.as !== 'table' && view.asked.includes(names.as) && turn !== null;
  if (!asked) return waitBar(props);
  const done = view.answered.includes(names.as as Seat);
  const lead = say(done ? 'bar.done' : 'bar.you');
  if (hand.sending) return { lead, text: say('bar.sent') };
  switch (view.phase) {
    case 'window':
      return {
        lead,
        text: say(done ? 'bar.ready.sealed' : 'bar.window'),
        ...(done ? {} : { rests: true }),
        actions: <Stopping {...props} here={null} />,
      };
    case 'count':
      if (view.open.includes(names.as as Seat)) return countBar(props, lead);
      return { lead, text: <Phrase text={guessText(props)} />, tells: true };
    case 'show':
      return { lead, text: <Phrase text={guessText(props)} />, ...(done ? { tells: true } : { rests: true }) };
    case 'verdict':
      return verdictBar(props, lead);
    default:
      return drawBar(props, lead);
  }
}

/** SK-P15: the owner counts when it likes; unpressed, the clock does. */
function countBar({ names, hand }: BarProps, lead: string): BarParts {
  const { say } = names;
  return {
    lead,
    text: <Phrase text={say('bar.count')} />,
    actions: (
      <button
        type="button"
        className="btn gold sk-321"
        aria-label={say('bar.count.act')}
        onClick={() => hand.send({ t: 'count' })}
      >
        <span aria-hidden="true">3 · 2 · 1</span>
      </button>
    ),
  };
}

function drawBar({ view, names, turn, hand, owner, back }: BarProps, lead: string): BarParts {
  const { say } = names;
  if (back !== null)
    return {
      lead,
      text: say('bar.away', { name: names.name(owner ?? 0) }),
      actions: (
        <button type="button" className="btn gold" onClick={back}>
          {say('bar.back')}
        </button>
      ),
    };
  const passes = turn?.moves.some(({ t }) => t === 'pass') ?? false;
  const nothing = hand.pick.from === null && hand.pick.to === null;
  const none = passes && nothing && view.mine?.answer?.t !== 'pass' && (
    <button type="button" className="btn" onClick={() => hand.send({ t: 'pass' })}>
      {say(view.phase === 'last' ? 'bar.lastNone' : 'bar.pass')}
    </button>
  );
  return {
    lead,
    text: <Phrase text={drawText(view, names, hand)} />,
    ...(view.mine?.answer != null ? { tells: true } : nothing ? { rests: true } : {}),
    // Nothing to press is no button: the bar has room for what the house offers there.
    ...(none === false && hand.play === null && hand.cancel === null
      ? {}
      : {
          actions: (
            <>
              {none}
              <ConfirmActions confirm={hand.play} cancel={hand.cancel} />
            </>
          ),
        }),
  };
}

function drawText(view: View, names: TableNames, hand: Drawing): string {
  const { say, as } = names;
  const { from, to } = hand.pick;
  const task = hand.offer?.task;
  const word = wordText(names, view.card, view.mine?.number ?? 0);
  if (task === 'start' && to !== null) return say('bar.startHere', { word, star: starJoined(names, to, 'From') });
  const target = as === 'table' ? null : (view.targets[as] ?? null);
  if (task === 'erase' && to !== null)
    return say('bar.eraseHere', { star: starJoined(names, to, 'The'), name: names.name(target ?? 0) });
  if (from !== null && to !== null)
    return say('bar.lineHere', {
      from: starJoined(names, from, 'From'),
      to: starJoined(names, to, 'To'),
      others: hand.beginnings - 1,
    });
  if (from !== null) return say('bar.lineFrom', { from: starJoined(names, from, 'From') });
  const sealed = view.mine?.answer ?? null;
  if (sealed !== null) return sealedText(names, sealed);
  if (task === 'start') return say('bar.start', { word });
  if (task === 'erase') return say('bar.erase', { name: names.name(target ?? 0) });
  const caller = view.rounds.at(-1)?.stop?.by ?? null;
  if (view.phase === 'last' && caller !== null) return say('bar.last', { name: names.name(caller) });
  return say('bar.line');
}

function sealedText(names: TableNames, sealed: NonNullable<NonNullable<View['mine']>['answer']>): string {
  const { say } = names;
  switch (sealed.t) {
    case 'line':
      return say('bar.line.sealed', {
        from: starJoined(names, sealed.from, 'From'),
        to: starJoined(names, sealed.to, 'To'),
      });
    case 'start':
      return say('bar.start.sealed', { star: starJoined(names, sealed.star, 'From') });
    case 'erase':
      return say('bar.erase.sealed', { star: starJoined(names, sealed.star, 'The') });
    case 'pass':
    case 'none':
      return say(`bar.${sealed.t}.sealed`);
    default:
      return say('bar.ready.sealed');
  }
}

function guessText({ view, names, owner }: BarProps): string {
  const { say, as } = names;
  if (owner === null || owner === as) return say('bar.shown');
  const given = view.mine?.guesses.find((guess) => guess.owner === owner);
  if (given === undefined) {
    const left = view.open.filter((each) => each !== as).length - (view.mine?.guesses.length ?? 0);
    const more = view.open.length > 1 && left > 0 ? ` ${say('bar.guess.more', { left })}` : '';
    return say('bar.guess', { name: names.name(owner) }) + more;
  }
  if (given.n === null) return say('bar.guess.none');
  const word = wordText(names, view.card, given.n);
  return view.phase === 'count'
    ? say('bar.guess.counts', { word, name: names.name(owner) })
    : say('bar.guess.sealed', { word });
}

function verdictBar({ view, names, hand, owner }: BarProps, lead: string): BarParts {
  const { say } = names;
  if (owner === null || owner === names.as) return { lead, text: say('bar.shown') };
  const given = view.mine?.verdicts.find((verdict) => verdict.owner === owner);
  const number = view.rounds.at(-1)?.numbers[owner] ?? 0;
  const text =
    given === undefined
      ? say('bar.verdict', { name: names.name(owner), word: wordText(names, view.card, number) })
      : say('bar.verdict.sealed', { says: given.says });
  return {
    lead,
    text: <Phrase text={text} />,
    actions: (['object', 'ok'] as const).map((says) => (
      <button
        type="button"
        key={says}
        className={says === 'ok' ? 'btn gold' : 'btn'}
        aria-pressed={given?.says === says}
        onClick={() => hand.send({ t: 'verdict', owner, says })}
      >
        {say(`bar.verdict.${says}`)}
      </button>
    )),
  };
}

function waitBar({ view, names, awaited, owner }: BarProps): BarParts {
  const { say, as } = names;
  const lead = say('bar.wait');
  const own = ownReason(view, as, owner);
  // Why it is not my turn is worth more than who else is at it, whom the plates show.
  if (own !== null) return { lead, text: say(own), tells: true };
  return {
    lead,
    text: awaited.length === 0 ? '' : say('bar.waitFor', { names: listed(say, awaited.map(names.name)) }),
  };
}

function ownReason(view: View, as: TableNames['as'], owner: Seat | null) {
  if (as === 'table' || !view.players[as]?.active) return null;
  const round = view.rounds.at(-1);
  if ((view.phase === 'show' || view.phase === 'count') && owner === as) return 'bar.shown';
  if (view.phase === 'last' && round?.stop?.by === as) return 'bar.called';
  if (view.phase === 'last' && !view.asked.includes(as)) return 'bar.lastBlocked';
  if (view.phase === 'act' && round?.rolls.at(-1)?.blocked.includes(as))
    return view.players[as].draws ? 'bar.blocked' : 'bar.sitOut';
  return null;
}

/** Which paragraph of the rules belongs to this moment. */
export function ruleNow(view: View): string {
  switch (view.phase) {
    case 'start':
      return 'SK-P3';
    case 'act':
      return view.face === 'erase' ? 'SK-P9' : view.face === '?' ? 'SK-P7' : 'SK-P6';
    case 'window':
      return 'SK-P10';
    case 'last':
      return 'SK-P11';
    case 'show':
      return 'SK-P14';
    case 'count':
      return 'SK-P15';
    case 'verdict':
      return 'SK-P19';
    case 'over':
      return 'SK-E4';
  }
}
