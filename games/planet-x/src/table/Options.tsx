import type { Say } from '@orrery/kernel';
import { flawText, Option, OptionChoice, OptionList, type OptionsProps, OwnData, withOption } from '@orrery/ui';
import { type DataSet, dataFaults, ours1, readDataSet } from '../data/index.ts';
import { CHOICES } from '../rules/options.ts';
import type { MessageId } from '../words/index.ts';
import { inTongue } from '../words/names.ts';

/** In the order people ask for them. */
const LISTED = [
  'mulligan',
  'endWindow',
  'specialLimit',
  'groupEngagement',
  'truceScope',
  'truceLasts',
  'enemyUnits',
  'bulkDiscard',
  'forceFloor',
  'finalForce',
  'tieBreak',
] as const satisfies readonly Exclude<keyof typeof CHOICES, 'firstPlayer' | 'stallRounds'>[];

export function Options(props: OptionsProps) {
  const { seats, value, say, change } = props;
  const set = (key: string, usual: unknown) => (chosen: unknown) => change(withOption(value, key, chosen, usual));
  return (
    <OptionList>
      {seats === 4 && (
        <OptionChoice
          title="option.mode"
          say={say}
          values={(['teams', 'ffa'] as const).map((mode) => ({ value: mode, text: say(`option.mode.${mode}`) }))}
          chosen={value.mode ?? 'teams'}
          choose={set('mode', 'teams')}
        />
      )}
      <Factions {...props} />
      <OptionChoice
        title="option.firstPlayer"
        say={say}
        values={[
          { value: 'random', text: say('option.firstPlayer.random') },
          { value: 'vote', text: say('option.firstPlayer.vote') },
          ...Array.from({ length: seats }, (_, seat) => ({
            value: seat,
            text: say('option.firstPlayer.seat', { seat: seat + 1 }),
          })),
        ]}
        chosen={value.firstPlayer ?? 'random'}
        choose={set('firstPlayer', 'random')}
      />
      {LISTED.map((key) => (
        <OptionChoice
          key={key}
          title={`option.${key}`}
          say={say}
          values={CHOICES[key].map((one) => ({ value: one, text: say(`option.${key}.${one}`) }))}
          chosen={value[key] ?? CHOICES[key][0]}
          choose={set(key, CHOICES[key][0])}
        />
      ))}
      <OptionChoice
        title="option.stallRounds"
        say={say}
        values={CHOICES.stallRounds.map((rounds) => ({
          value: rounds,
          text: say('option.stallRounds.value', { rounds }),
        }))}
        chosen={value.stallRounds ?? CHOICES.stallRounds[0]}
        choose={set('stallRounds', CHOICES.stallRounds[0])}
      />
      <Cards {...props} />
    </OptionList>
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
    <Option title={say('option.factions')} why={say('option.factions.why')}>
      <div className="px-factions">
        {now.map((faction, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <label key={seat}>
            <span>{say('option.factions.seat', { seat: seat + 1 })}</span>
            <select className="field" value={faction} onChange={(event) => choose(seat, event.target.value)}>
              {set.factions.map(({ id, name }) => (
                <option key={id} value={id}>
                  {inTongue(say, name)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </Option>
  );
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
        const read = readDataSet(raw);
        if (!read.ok) return flawText(say as Say<MessageId>, dataFaults, 'SHAPE', read);
        const factions = read.value.factions.length;
        if (factions < seats) return say('option.data.few', { factions, seats });
        change({ ...others, data: read.value });
        return null;
      }}
      drop={() => change(others)}
    />
  );
}
