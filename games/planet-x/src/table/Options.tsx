import type { Say } from '@orrery/kernel';
import type { OptionsProps } from '@orrery/ui';
import { type ChangeEvent, useId, useState } from 'react';
import { type DataSet, ours1, readDataSet } from '../data/index.ts';
import type { Options as Chosen } from '../rules/kind.ts';
import type { MessageId } from '../words/index.ts';
import { inTongue } from '../words/names.ts';
import './options.css';

type Listed = Exclude<keyof Chosen, 'mode' | 'factions' | 'firstPlayer' | 'stallRounds' | 'data'>;

/** Spec 6: each option with its values, the default first. */
const LISTED: { readonly [K in Listed]: readonly Chosen[K][] } = {
  mulligan: [true, false],
  endWindow: [true, false],
  specialLimit: ['perPlayer', 'perTable'],
  groupEngagement: ['combined', 'bestType'],
  truceScope: ['attacks', 'attacksAndSpecials'],
  truceLasts: ['thisTurn', 'nextTurnToo'],
  enemyUnits: ['ownOnly', 'mercenaries'],
  bulkDiscard: [false, true],
  forceFloor: ['stack', 'unit'],
  finalForce: ['printed', 'withModifiers'],
  tieBreak: ['shared', 'strongest'],
};
const ROUNDS = [3, 2, 4, 5, 6, 7, 8, 9, 10] as const;

/** Keeps only what differs from the defaults. */
function withOption(value: OptionsProps['value'], key: string, chosen: unknown, usual: unknown): OptionsProps['value'] {
  const { [key]: _, ...others } = value;
  return chosen === usual ? others : { ...others, [key]: chosen };
}

export function Options(props: OptionsProps) {
  const { seats, value, say, change } = props;
  const set = (key: string, usual: unknown) => (chosen: unknown) => change(withOption(value, key, chosen, usual));
  return (
    <div className="px-options">
      {seats === 4 && (
        <Choice
          title="option.mode"
          say={say}
          values={(['teams', 'ffa'] as const).map((mode) => ({ value: mode, text: say(`option.mode.${mode}`) }))}
          chosen={value.mode ?? 'teams'}
          choose={set('mode', 'teams')}
        />
      )}
      <Factions {...props} />
      <Choice
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
      {(Object.keys(LISTED) as Listed[]).map((key) => (
        <Choice
          key={key}
          title={`option.${key}`}
          say={say}
          values={LISTED[key].map((one) => ({ value: one, text: say(`option.${key}.${one}`) }))}
          chosen={value[key] ?? LISTED[key][0]}
          choose={set(key, LISTED[key][0])}
        />
      ))}
      <Choice
        title="option.stallRounds"
        say={say}
        values={ROUNDS.map((rounds) => ({ value: rounds, text: say('option.stallRounds.value', { rounds }) }))}
        chosen={value.stallRounds ?? 3}
        choose={set('stallRounds', 3)}
      />
      <Cards value={value} say={say} change={change} />
    </div>
  );
}

interface ChoiceProps {
  readonly title: MessageId;
  readonly say: Say;
  readonly values: readonly { readonly value: string | number | boolean; readonly text: string }[];
  readonly chosen: unknown;
  choose(value: string | number | boolean): void;
}

function Choice({ title, say, values, chosen, choose }: ChoiceProps) {
  const name = useId();
  return (
    <fieldset className="px-option">
      <legend>{say(title)}</legend>
      <div className="px-option-values">
        {values.map(({ value, text }, i) => (
          <label key={String(value)}>
            <input type="radio" name={name} checked={chosen === value} onChange={() => choose(value)} />
            <span>
              {text}
              {i === 0 && <small> ({say('option.default')})</small>}
            </span>
          </label>
        ))}
      </div>
      <p>{say(`${title}.why`)}</p>
    </fieldset>
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
    <fieldset className="px-option">
      <legend>{say('option.factions')}</legend>
      <div className="px-option-values">
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
      <p>{say('option.factions.why')}</p>
    </fieldset>
  );
}

/** Spec 2.6: whoever owns the box may bring its card values as a file. */
function Cards({ value, say, change }: Pick<OptionsProps, 'value' | 'say' | 'change'>) {
  const [problem, setProblem] = useState<string | null>(null);
  const load = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = event.target.files?.[0];
    if (file === undefined) return;
    const read = readDataSet(parsed(await file.text()));
    setProblem(read.ok ? null : say('option.data.bad', { reason: `${read.problem}, ${read.where}` }));
    const { factions: _, ...others } = value;
    if (read.ok) change({ ...others, data: read.value });
  };
  const own = value.data !== undefined;
  const usual = (): void => {
    const { factions: _, data: __, ...others } = value;
    change(others);
  };
  return (
    <fieldset className="px-option">
      <legend>{say('option.data')}</legend>
      <div className="px-option-values">
        <label>
          <input type="radio" checked={!own} onChange={usual} />
          <span>
            {say('option.data.ours-1')}
            <small> ({say('option.default')})</small>
          </span>
        </label>
        {own && (
          <label>
            <input type="radio" checked readOnly />
            <span>{say('option.data.own')}</span>
          </label>
        )}
        <label className="px-option-file">
          <span>{say('option.data.load')}</span>
          <input type="file" accept="application/json,.json" onChange={load} />
        </label>
      </div>
      {problem !== null && <p role="alert">{problem}</p>}
      <p>{say('option.data.why')}</p>
    </fieldset>
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
