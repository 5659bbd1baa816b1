import { sized } from '@orrery/ui';

/** The rim of a wax seal: pressed unevenly, the same each time. */
const RIM = Array.from({ length: 40 }, (_, i) => {
  const turn = (i / 40) * 2 * Math.PI;
  const far = 15.2 + 1.1 * Math.sin(5 * turn + 0.6) + 0.6 * Math.sin(11 * turn);
  return `${i === 0 ? 'M' : 'L'}${(far * Math.cos(turn)).toFixed(1)} ${(far * Math.sin(turn)).toFixed(1)}`;
}).join('');

/** Closed over a secret, an open ring where everybody may read. */
export function Seal({ secret, size = 40 }: { readonly secret: boolean; readonly size?: number }) {
  return (
    <svg
      className="bp-seal"
      data-secret={secret || undefined}
      viewBox="-18 -18 36 36"
      {...sized(size)}
      aria-hidden="true"
    >
      <path className="bp-seal-wax" d={`${RIM}Z`} />
      <circle className="bp-seal-ring" r="10.5" />
      {secret ? (
        <path
          className="bp-seal-sign"
          d="M-4.500-1V-3.500A4.500 4.500 0 0 1 4.500-3.500V-1M-6-1H6V6.500H-6ZM0 1.500V4"
        />
      ) : (
        <path className="bp-seal-sign" d="M-7 0Q0-7 7 0Q0 7-7 0ZM-2 0A2 2 0 1 0 2 0A2 2 0 1 0-2 0" />
      )}
    </svg>
  );
}
