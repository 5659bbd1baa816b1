import type { SigilName } from '../../theme/seats.ts';
import { Picture } from '../Picture.tsx';
import { SIGIL_PATHS } from './sigils.ts';

/** A seat's sign inside an svg, about 0, 0; it takes the current colour unless told otherwise. */
export function SigilMark({
  name,
  size,
  fill = 'currentColor',
}: {
  readonly name: SigilName;
  readonly size: number;
  readonly fill?: string;
}) {
  return <path d={SIGIL_PATHS[name]} fill={fill} fillRule="evenodd" transform={`scale(${size / 24})`} />;
}

export type SigilProps = {
  readonly name: SigilName;
  readonly size?: number;
  /** Any CSS colour; a seat's line colour as a rule. */
  readonly fill?: string;
  /** Given only where no name stands beside it. */
  readonly label?: string;
};

export function Sigil({ name, size = 22, fill = 'currentColor', label }: SigilProps) {
  return (
    <Picture className="sigil" width={size} height={size} viewBox="-12 -12 24 24" label={label}>
      <path d={SIGIL_PATHS[name]} fill={fill} fillRule="evenodd" />
    </Picture>
  );
}
