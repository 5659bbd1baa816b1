import type { OptionsProps } from '@orrery/ui';
import { type ChangeEvent, useState } from 'react';
import { readSky, type Sky } from '../../data/index.ts';
import { readOptions } from '../../rules/options.ts';
import { flawText, parsed } from './flaw.ts';
import { withOption } from './withOption.ts';

/** Spec 2.4: who owns the box may bring the printed sky as a file. */
export function OwnSky({ value, say, change }: Pick<OptionsProps, 'value' | 'say' | 'change'>) {
  const [problem, setProblem] = useState<string | null>(null);
  const own = value.sky as Sky | undefined;
  const load = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = event.target.files?.[0];
    if (file === undefined) return;
    const raw = parsed(await file.text());
    const read = readSky(raw);
    const fits = read.ok ? readOptions({ ...value, sky: read.value }) : read;
    setProblem(fits.ok ? null : flawText(say, fits));
    if (read.ok && fits.ok) change({ ...value, sky: read.value });
  };
  return (
    <fieldset className="sk-option">
      <legend>{say('option.sky')}</legend>
      <div className="sk-option-values">
        <label>
          <input
            type="radio"
            checked={own === undefined}
            onChange={() => change(withOption(value, 'sky', null, null))}
          />
          <span>
            {say('option.sky.usual')}
            <small> ({say('option.default')})</small>
          </span>
        </label>
        {own !== undefined && (
          <label>
            <input type="radio" checked readOnly />
            <span>{say('option.sky.own', { stars: own.stars.length })}</span>
          </label>
        )}
        <label className="sk-option-file">
          <span>{say('option.sky.load')}</span>
          <input type="file" accept="application/json,.json" onChange={load} />
        </label>
      </div>
      {problem !== null && <p role="alert">{problem}</p>}
      <p>{say('option.sky.why')}</p>
    </fieldset>
  );
}
