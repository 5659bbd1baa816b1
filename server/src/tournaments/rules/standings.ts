import { goesOn } from './knock-out.ts';
import type { Entrant, Meeting, Round, Tournament } from './tournament.ts';

/** How a round went for somebody. absent: they did not come. */
export type Form = 'won' | 'drawn' | 'lost' | 'bye' | 'absent';

export interface Row {
  readonly entrant: Entrant;
  /** From 1. */
  readonly place: number;
  /** 1 for a match won or without an opponent, a half for a draw. */
  readonly points: number;
  /** The points of all whom they met. */
  readonly opponents: number;
  /** By round; null: they still play, or had left. */
  readonly form: readonly (Form | null)[];
}

/**
 * How everybody stands, best first. In the main part of a Swiss or a round robin: by points, then by the opponents' points, then by
 * what those who are still equal did against each other, then by seed. In a knock-out who went further is before who did not, then
 * by seed; those in the finals are before all others.
 */
export function standingsOf(tournament: Tournament): readonly Row[] {
  const { plan, seeds } = tournament;
  const main = tournament.rounds.filter(({ stage }) => stage === 'main');
  const rows = seeds.map((entrant) => rowOf(entrant, main));
  if (plan.kind === 'knock-out') return placed(byRoundsSurvived(rows, main, seeds));
  const order = byPoints(rows, main, seeds);
  const finals = tournament.rounds.filter(({ stage }) => stage === 'finals');
  if (finals.length === 0) return placed(order);
  const ranked = order.map(({ entrant }) => entrant);
  const inFinals = order.filter(({ entrant }) => meetingOf(finals[0]!, entrant) !== undefined);
  return placed([...byRoundsSurvived(inFinals, finals, ranked), ...order.filter((row) => !inFinals.includes(row))]);
}

/** The order of the main part alone: by it the finals are seeded. */
export function mainOrder(tournament: Tournament): readonly Entrant[] {
  const rounds = tournament.rounds.filter(({ stage }) => stage === 'main');
  return standingsOf({ ...tournament, rounds }).map(({ entrant }) => entrant);
}

const placed = (rows: readonly Row[]): readonly Row[] => rows.map((row, at) => ({ ...row, place: at + 1 }));

function rowOf(entrant: Entrant, rounds: readonly Round[]): Row {
  const opponents = rounds.flatMap((round) => opponentOf(meetingOf(round, entrant), entrant) ?? []);
  return {
    ...{ entrant, place: 0, points: pointsOf(entrant, rounds) },
    opponents: opponents.reduce((sum, other) => sum + pointsOf(other, rounds), 0),
    form: rounds.map((round) => formOf(meetingOf(round, entrant), entrant)),
  };
}

export function meetingOf({ meetings }: Round, entrant: Entrant): Meeting | undefined {
  return meetings.find(({ first, second }) => first === entrant || second === entrant);
}

const opponentOf = (meeting: Meeting | undefined, entrant: Entrant): Entrant | null | undefined =>
  meeting === undefined ? undefined : meeting.first === entrant ? meeting.second : meeting.first;

function formOf(meeting: Meeting | undefined, entrant: Entrant): Form | null {
  if (meeting === undefined || meeting.end === null) return null;
  const { how, winner } = meeting.end;
  if (how === 'bye') return 'bye';
  const won = winner === 'both' || winner === (meeting.first === entrant ? 'first' : 'second');
  if (!won) return how === 'absence' ? 'absent' : 'lost';
  return winner === 'both' ? 'drawn' : 'won';
}

const worth: Readonly<Record<Form, number>> = { won: 1, bye: 1, drawn: 0.5, lost: 0, absent: 0 };

function pointsOf(entrant: Entrant, rounds: readonly Round[]): number {
  const forms = rounds.map((round) => formOf(meetingOf(round, entrant), entrant));
  return forms.reduce((sum, form) => sum + (form === null ? 0 : worth[form]), 0);
}

function byPoints(rows: readonly Row[], rounds: readonly Round[], seeds: readonly Entrant[]): readonly Row[] {
  const groups = Map.groupBy(rows, ({ points, opponents }) => `${points} ${opponents}`);
  const amongEquals = new Map<Entrant, number>();
  for (const equals of groups.values()) {
    const them = equals.map(({ entrant }) => entrant);
    const direct = rounds.map((round) => ({
      ...round,
      meetings: round.meetings.filter(
        ({ first, second }) => second !== null && them.includes(first) && them.includes(second),
      ),
    }));
    for (const entrant of them) amongEquals.set(entrant, pointsOf(entrant, direct));
  }
  const direct = ({ entrant }: Row) => amongEquals.get(entrant) ?? 0;
  return rows.toSorted(
    (a, b) =>
      b.points - a.points ||
      b.opponents - a.opponents ||
      direct(b) - direct(a) ||
      seeds.indexOf(a.entrant) - seeds.indexOf(b.entrant),
  );
}

function byRoundsSurvived(rows: readonly Row[], rounds: readonly Round[], seeds: readonly Entrant[]): readonly Row[] {
  const survived = ({ entrant }: Row) =>
    rounds.filter((round) => {
      const meeting = meetingOf(round, entrant);
      return meeting !== undefined && meeting.end !== null && goesOn(meeting, seeds) === entrant;
    }).length;
  return rows.toSorted((a, b) => survived(b) - survived(a) || seeds.indexOf(a.entrant) - seeds.indexOf(b.entrant));
}
