import { Picture } from '../Picture.tsx';
import { ICONS, type IconName } from './paths.ts';

export type IconProps = {
  readonly name: IconName;
  readonly size?: number;
  /** Given only where no word stands beside it. */
  readonly label?: string;
};

/** A sign in the current colour. */
export function Icon({ name, size = 22, label }: IconProps) {
  return (
    <Picture className="icon" width={size} height={size} viewBox="0 0 24 24" label={label}>
      <IconShape name={name} />
    </Picture>
  );
}

/** The same sign inside another svg, about 0, 0. */
export function IconMark({ name, size }: { readonly name: IconName; readonly size: number }) {
  return (
    <g transform={`scale(${size / 24}) translate(-12 -12)`}>
      <IconShape name={name} />
    </g>
  );
}

function IconShape({ name }: { readonly name: IconName }) {
  const { stroke, fill } = ICONS[name];
  return (
    <>
      {stroke !== undefined && (
        <path
          d={stroke}
          fill="none"
          stroke="currentColor"
          strokeWidth={1.8}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
      {fill !== undefined && <path d={fill} fill="currentColor" fillRule="evenodd" />}
    </>
  );
}
