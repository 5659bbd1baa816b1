import { type OptionsProps, OwnData, withOption } from '@orrery/ui';
import { dieOf, type Sky } from '../../data/index.ts';
import { DEFAULTS, readOptions } from '../../rules/options.ts';
import { flawText } from './flaw.ts';
import { readBroughtSky } from './own-sky.ts';

/** Who owns the box may bring the printed sky as a file. */
export function OwnSky({ value, say, change }: OptionsProps) {
  const own = value.sky as Sky | undefined;
  return (
    <OwnData
      title="option.sky"
      say={say}
      own={own === undefined ? null : say('option.sky.own', { stars: own.stars.length })}
      take={(raw) => {
        const read = readBroughtSky(raw, dieOf(DEFAULTS));
        if (!read.ok) return flawText(say, read);
        const { sky, die } = read.value;
        const next = withOption({ ...value, sky }, 'die', die, null);
        const fits = readOptions(next);
        if (fits.ok) change(next);
        return fits.ok ? null : flawText(say, fits);
      }}
      drop={() => change(withOption(withOption(value, 'sky', null, null), 'die', null, null))}
    />
  );
}
