import { Picture } from './Picture.tsx';
import { spokes } from './pen.ts';
import { Planet } from './planets/Planet.tsx';

/** The sign of the house: a ringed world in a divided circle, one moon on its orbit. */
export function OrreryMark({ size = 44, label }: { readonly size?: number; readonly label?: string }) {
  return (
    <Picture width={size} height={size} viewBox="-22 -22 44 44" label={label}>
      <g fill="none">
        <circle className="em-gold" r={20} strokeWidth={1.2} />
        <circle className="em-fine" r={16.5} strokeWidth={0.7} />
        <path className="em-gold" d={spokes(16.5, 20, 36)} strokeWidth={0.8} />
        <ellipse className="em-gold" rx={19} ry={6.5} strokeWidth={1} transform="rotate(-24)" />
      </g>
      <Planet kind="zero" seed="orrery" r={8.5} />
      <circle className="em-bright-fill" cx={15} cy={-9.5} r={2.2} />
    </Picture>
  );
}
