import type { Say } from '@orrery/kernel';
import type { OptionsProps } from '@orrery/ui';
import { type ChangeEvent, useId, useState } from 'react';
import { readDataSet } from '../data/index.ts';
import type { Options as Chosen } from '../rules/kind.ts';
import type { MessageId } from '../words/index.ts';
import './options.css';

type Listed = Exclude<keyof Chosen, 'firstSeat' | 'data'>;

/** Spec 6: each option with its values, the default first. */
const LISTED: { readonly [K in Listed]: readonly Chosen[K][] } = {
  sector: ['grid', 'custom'],
  isolatedTo: ['conquest', 'debris'],
  arrow: ['half', 'fixed', 'quarter'],
  namedStart: ['random', 'level4'],
  nextReplacement: ['hidden', 'shown'],
  piles: ['open', 'memory'],
};

/** Keeps only what differs from the defaults. */
function withOption(value: OptionsProps['value'], key: string, chosen: unknown, usual: unknown): OptionsProps['value'] {
  const { [key]: _, ...others } = value;
  return chosen === usual ? others : { ...others, [key]: chosen };
}

export function Options({ seats, value, say, change }: OptionsProps) {
  const keys = Object.keys(LISTED) as Listed[];
  return (
    <div className="ss-options">
      {keys.map((key) => (
        <Choice
          key={key}
          title={`option.${key}`}
          say={say}
          shut={key === 'namedStart' && value.sector === 'custom'}
          values={LISTED[key].map((one) => ({ value: one, text: say(`option.${key}.${one}`) }))}
          chosen={value[key] ?? LISTED[key][0]}
          choose={(chosen) => change(withOption(value, key, chosen, LISTED[key][0]))}
        />
      ))}
      <Choice
        title="option.firstSeat"
        say={say}
        values={[
          { value: 'random', text: say('option.firstSeat.random') },
          ...Array.from({ length: seats }, (_, seat) => ({
            value: seat,
            text: say('option.firstSeat.seat', { seat: seat + 1 }),
          })),
        ]}
        chosen={value.firstSeat ?? 'random'}
        choose={(chosen) => change(withOption(value, 'firstSeat', chosen, 'random'))}
      />
      <Cards value={value} say={say} change={change} />
    </div>
  );
}

interface ChoiceProps {
  readonly title: MessageId;
  readonly say: Say;
  readonly values: readonly { readonly value: string | number; readonly text: string }[];
  readonly chosen: unknown;
  readonly shut?: boolean;
  choose(value: string | number): void;
}

function Choice({ title, say, values, chosen, shut = false, choose }: ChoiceProps) {
  const name = useId();
  return (
    <fieldset className="ss-option" disabled={shut}>
      <legend>{say(title)}</legend>
      <div className="ss-option-values">
        {values.map(({ value, text }, i) => (
          <label key={value}>
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

/** Spec 2.5: whoever owns the box may bring its card values as a file. */
function Cards({ value, say, change }: Pick<OptionsProps, 'value' | 'say' | 'change'>) {
  const [problem, setProblem] = useState<string | null>(null);
  const load = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = event.target.files?.[0];
    if (file === undefined) return;
    const set = readDataSet(parsed(await file.text()));
    setProblem(set.ok ? null : say('option.data.bad', { reason: `${set.problem}, ${set.where}` }));
    if (set.ok) change({ ...value, data: set.value });
  };
  const own = value.data !== undefined;
  return (
    <fieldset className="ss-option">
      <legend>{say('option.data')}</legend>
      <div className="ss-option-values">
        <label>
          <input type="radio" checked={!own} onChange={() => change(withOption(value, 'data', 'ours-1', 'ours-1'))} />
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
        <label className="ss-option-file">
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
