import { Picture, starPath } from '@orrery/ui';
import type { StandingRow } from '@orrery/wire';
import { useSay } from '../words/speech.ts';

const step = 20;

/** How the rounds went: a star won, a half disc drawn, a ring lost; what is still to come is dotted. Of many the last four: a name needs the room. */
export function Form({ form, most = 4 }: { readonly form: StandingRow['form']; readonly most?: number }) {
  const say = useSay();
  const shown = form.slice(-most);
  const label = shown.map((each) => say(each === null ? 'tournament.form.open' : `tournament.form.${each}`)).join(', ');
  return (
    <Picture
      className="tourney-form"
      width={step * shown.length}
      height={20}
      viewBox={`0 0 ${step * shown.length} 20`}
      label={label}
    >
      {shown.map((each, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rounds have no other name.
        <Mark key={at} how={each} x={step * (at + 0.5)} />
      ))}
    </Picture>
  );
}

function Mark({ how, x }: { readonly how: StandingRow['form'][number]; readonly x: number }) {
  if (how === 'won') return <path d={starPath(x, 10, 8.5, { points: 8, inner: 0.5 })} className="tourney-mark-full" />;
  if (how === 'bye') return <circle cx={x} cy={10} r={3.5} className="tourney-mark-full" />;
  if (how === null) return <path d={`M${x - 5} 10h10`} className="tourney-mark-open" />;
  if (how === 'absent') return <path d={`M${x - 4} 6l8 8M${x + 4} 6l-8 8`} className="tourney-mark-ring" />;
  return (
    <>
      <circle cx={x} cy={10} r={5.3} className={how === 'drawn' ? 'tourney-mark-half' : 'tourney-mark-ring'} />
      {how === 'drawn' && <path d={`M${x} 4.700V15.300A5.300 5.300 0 0 0 ${x} 4.700Z`} className="tourney-mark-full" />}
    </>
  );
}
