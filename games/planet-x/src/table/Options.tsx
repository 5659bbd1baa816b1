import {
  choiceField,
  flawText,
  OptionChoice,
  type OptionField,
  type OptionsProps,
  OwnData,
  SeatChoices,
  withOption,
} from '@orrery/ui';
import type { Say } from '@orrery/words';
import { type DataSet, dataFaults, ours1, readDataSet } from '../data/index.ts';
import { mannerOf } from '../picture/manner.ts';
import { CHOICES } from '../rules/options.ts';
import type { MessageId } from '../words/index.ts';
import { inTongue } from '../words/names.ts';
import { Glyph } from './art/Signs.tsx';
import { FactionUnits } from './FactionUnits.tsx';

/** PX-O2: two or three have no choice. */
function Mode({ seats, value, say, change }: OptionsProps) {
  if (seats !== 4) return null;
  return (
    <OptionChoice
      name="mode"
      say={say}
      values={['teams', 'ffa']}
      chosen={value.mode ?? 'teams'}
      choose={(chosen) => change(withOption(value, 'mode', chosen, 'teams'))}
    />
  );
}

function FirstPlayer({ seats, value, say, change }: OptionsProps) {
  const [usual] = CHOICES.firstPlayer;
  return (
    <OptionChoice
      name="firstPlayer"
      say={say}
      values={[...CHOICES.firstPlayer, ...Array(seats).keys()]}
      chosen={value.firstPlayer ?? usual}
      choose={(chosen) => change(withOption(value, 'firstPlayer', chosen, usual))}
    />
  );
}

/** PX-O3: the faction chosen for a seat changes places with whoever had it. */
export function swapped(factions: readonly string[], seat: number, chosen: string): string[] {
  const other = factions.indexOf(chosen);
  const given = factions[seat] ?? chosen;
  return factions.map((faction, i) => (i === seat ? chosen : i === other ? given : faction));
}

function Factions({ seats, value, say, change }: OptionsProps) {
  const set = (value.data as DataSet | undefined) ?? ours1;
  const usual = set.factions.slice(0, seats).map(({ id }) => id);
  const given = value.factions as readonly string[] | undefined;
  const now = given !== undefined && given.length === seats ? given : usual;
  const choose = (seat: number, chosen: string): void => {
    const next = swapped(now, seat, chosen);
    change(withOption(value, 'factions', next.join() === usual.join() ? null : next, null));
  };
  return (
    <SeatChoices
      title={say('option.factions')}
      why={say('option.factions.why')}
      chosen={now}
      choices={set.factions.map(({ id, name }) => ({ id, name: inTongue(say, name) }))}
      seatName={(seat) => say('option.factions.seat', { seat: seat + 1 })}
      picture={(id) => <Glyph manner={mannerOf(set, id)} size={22} />}
      about={(id) => <FactionUnits {...{ set, say }} faction={id} />}
      choose={choose}
    />
  );
}

/** A set of cards for so many seats; or, in words, why it is none. */
export function readCards(raw: unknown, seats: number, say: Say<MessageId>): DataSet | string {
  const read = readDataSet(raw);
  if (!read.ok) return flawText(say, dataFaults, 'SHAPE', read);
  const factions = read.value.factions.length;
  return factions < seats ? say('option.data.few', { factions, seats }) : read.value;
}

/** Whoever owns the box may bring its card values as a file; its factions are others. */
function Cards({ seats, value, say, change }: OptionsProps) {
  const { factions: _, data, ...others } = value;
  return (
    <OwnData
      title="option.data"
      say={say}
      own={data === undefined ? null : say('option.data.own')}
      take={(raw) => {
        const read = readCards(raw, seats, say as Say<MessageId>);
        if (typeof read === 'string') return read;
        change({ ...others, data: read });
        return null;
      }}
      drop={() => change(others)}
    />
  );
}

export const options: readonly OptionField[] = [
  { name: 'mode', render: (props) => <Mode {...props} /> },
  { name: 'factions', render: (props) => <Factions {...props} /> },
  { name: 'firstPlayer', render: (props) => <FirstPlayer {...props} /> },
  choiceField('mulligan', CHOICES.mulligan),
  choiceField('endWindow', CHOICES.endWindow),
  choiceField('bulkDiscard', CHOICES.bulkDiscard),
  choiceField('specialLimit', CHOICES.specialLimit),
  choiceField('groupEngagement', CHOICES.groupEngagement),
  choiceField('truceScope', CHOICES.truceScope),
  choiceField('truceLasts', CHOICES.truceLasts),
  choiceField('enemyUnits', CHOICES.enemyUnits),
  choiceField('forceFloor', CHOICES.forceFloor),
  choiceField('finalForce', CHOICES.finalForce),
  choiceField('tieBreak', CHOICES.tieBreak),
  choiceField('stallRounds', CHOICES.stallRounds),
  { name: 'data', render: (props) => <Cards {...props} /> },
];
