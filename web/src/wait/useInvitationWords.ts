import { endingWords } from '@orrery/card';
import { type Kind, stopOf } from '@orrery/kernel';
import type { TableInfo } from '@orrery/wire';
import { listed, type Say } from '@orrery/words';
import { forfeitWords } from '../ending/lost.ts';
import { titleOf } from '../home/atlas.ts';
import { paceSentence, usePaceReader } from '../pace/pace-words.ts';
import { type GameKit, useKit } from '../play/kit.ts';
import { seatNames } from '../play/names.ts';
import type { WebWord } from '../words/en.ts';
import { useSay } from '../words/speech.ts';
import { firstIn, type Invitation } from './invitation.ts';

type Ended = Pick<TableInfo, 'matches' | 'comings' | 'seats' | 'tournament'>;

interface InvitationWords {
  readonly badge: string;
  readonly title: string;
  readonly text: string;
  /** Of the table itself: its game and how time passes there. */
  readonly facts: string;
}

/** An invitation in words. */
export function useInvitationWords(table: TableInfo, invitation: Invitation): InvitationWords {
  const say = useSay();
  const kit = useKit(table.game);
  const reader = usePaceReader();
  const pace = kit === null ? null : paceSentence(table.pace, kit.game, table.options, reader);
  // Who is invited by name reads there to what.
  const game = invitation.t === 'free' || invitation.t === 'kept' ? null : titleOf(table.game);
  const facts = [game, table.name, pace];
  return {
    badge: badgeOf(invitation, say),
    title: invitation.t === 'finished' ? resultOf(table, kit, say) : titleFor(table, invitation.t, say),
    text: textFor(table, invitation, say),
    facts: facts.filter((fact) => fact !== null).join(' · '),
  };
}

function badgeOf(invitation: Invitation, say: Say<WebWord>): string {
  if (invitation.t === 'handed') return say('join.badge.handed');
  if (invitation.t === 'kept' || invitation.t === 'free') return say('join.badge.free', { n: invitation.seats.length });
  return say(`join.badge.${invitation.t === 'gone' ? 'full' : invitation.t === 'bot' ? 'running' : invitation.t}`);
}

function titleFor(table: TableInfo, t: Exclude<Invitation['t'], 'finished'>, say: Say<WebWord>): string {
  const game = titleOf(table.game);
  if (t === 'handed') {
    const names = seatNames(table.seats, say);
    return say('join.title.handed', { game, name: names[table.invitedTo ?? 0] ?? '' });
  }
  if (t !== 'free' && t !== 'kept') return say(`join.title.${t}`, { game });
  const host = table.host === null ? null : (table.seats[table.host]?.name ?? null);
  return host === null ? say('join.title', { game }) : say('join.title.host', { host, game });
}

function resultOf(table: TableInfo, kit: GameKit<Kind> | null, say: Say<WebWord>): string {
  const names = seatNames(table.seats, say);
  const first = firstIn(table, kit?.game);
  if (first === null) return say('join.title.unfinished');
  const who = listed(
    say,
    first.seats.map((seat) => names[seat] ?? ''),
  );
  return say(first.shared ? 'join.title.shared' : 'join.title.finished', { names: who });
}

/** Why the last match is over, where it was not by what is counted. */
export function endedWhy(table: Ended, say: Say<WebWord>): string | null {
  const { matches, comings, seats, tournament } = table;
  const match = matches.at(-1);
  if (tournament !== undefined && match?.places == null) return forfeitWords(table, say);
  const ending = match?.places == null ? stopOf(comings) : match.ending;
  const names = seatNames(seats, say);
  return ending === undefined ? null : endingWords(ending, (seat) => names[seat] ?? '', say);
}

function textFor(table: TableInfo, invitation: Invitation, say: Say<WebWord>): string {
  if (invitation.t === 'finished') {
    const again = say(table.spectators ? 'join.text.finished' : 'join.text.finished.closed');
    return [endedWhy(table, say), again].filter((sentence) => sentence !== null).join(' ');
  }
  if (invitation.t !== 'bot') return say(`join.text.${invitation.t}`);
  return say(invitation.asks ? 'join.ask' : 'join.running.bot');
}
