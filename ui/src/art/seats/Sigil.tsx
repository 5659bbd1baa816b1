import type { SigilName } from '../../theme/seats.ts';
import { Picture } from '../Picture.tsx';
import { starPath } from '../pen.ts';

/** Filled signs, 24 x 24 about 0, 0; holes by the even-odd rule, so they sit on any ground. */
export const SIGIL_PATHS: Readonly<Record<SigilName, string>> = {
  comet:
    'M8.600-4A4.600 4.600 0 1 1-.6-4 4.600 4.600 0 1 1 8.600-4ZM-10 10L-1.600-3.200A6 6 0 0 0 3.200 1.600ZM-2 11L5.600 2.200 7.600 1.600ZM-11 2L-2.200-5.600-1.600-7.600Z',
  ring: 'M0-9A9 9 0 1 1 0 9 9 9 0 0 1 0-9ZM0-4.600A4.600 4.600 0 1 0 0 4.600 4.600 4.600 0 0 0 0-4.600Z',
  crescent: 'M7-8.500A9.600 9.600 0 1 0 7 8.500 8.640 8.640 0 0 1 7-8.500Z',
  prism: 'M0-10L10 7.500H-10ZM0-3.500L-4.300 4H4.300Z',
  'anchor-star': `${starPath(0, -4.2, 6.6, 4, 0.3)}M-1.300 1.500H1.300V6.800C4.600 6.300 6.700 4.500 7.400 1.800L5 2.800 8.200-2.200 10.600 3.400 9.300 2.900C8.300 7 4.800 9.800 0 10.400-4.800 9.800-8.300 7-9.300 2.900L-10.600 3.400-8.200-2.200-5 2.800-7.400 1.800C-6.700 4.500-4.600 6.300-1.300 6.800Z`,
  gate: 'M-9.500 9.500V-.5A9.500 9.500 0 0 1 9.500-.5V9.500H5.200V-.5A5.200 5.200 0 0 0-5.200-.5V9.500ZM-1.700 9.500V1.200A1.700 1.700 0 0 1 1.700 1.200V9.500Z',
};

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
