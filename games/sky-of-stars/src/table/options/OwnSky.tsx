import { type OptionsProps, OwnData, withOption } from '@orrery/ui';
import { readSky, type Sky } from '../../data/index.ts';
import { readOptions } from '../../rules/options.ts';
import { flawText } from './flaw.ts';

/** Spec 2.4: who owns the box may bring the printed sky as a file. */
export function OwnSky({ value, say, change }: Pick<OptionsProps, 'value' | 'say' | 'change'>) {
  const own = value.sky as Sky | undefined;
  return (
    <OwnData
      title="option.sky"
      say={say}
      own={own === undefined ? null : say('option.sky.own', { stars: own.stars.length })}
      take={(raw) => {
        const read = readSky(raw);
        const fits = read.ok ? readOptions({ ...value, sky: read.value }) : read;
        if (read.ok && fits.ok) change({ ...value, sky: read.value });
        return fits.ok ? null : flawText(say, fits);
      }}
      drop={() => change(withOption(value, 'sky', null, null))}
    />
  );
}
