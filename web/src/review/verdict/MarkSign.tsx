import type { Mark } from './marks.ts';

/** Eight points about 0, 0. */
function starPath(out: number): string {
  const points = Array.from({ length: 16 }, (_, n) => {
    const far = n % 2 === 0 ? out : out * 0.72;
    const turn = (n * Math.PI) / 8 - Math.PI / 2;
    return `${(far * Math.cos(turn)).toFixed(2)} ${(far * Math.sin(turn)).toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
}
export const turningStar = starPath(12);

/** A turning point: a star with its number. */
export function TurningSign({ n, colour }: { readonly n: number; readonly colour: string }) {
  return (
    <g className="review-turning">
      <path d={turningStar} fill="var(--ink)" stroke={colour} />
      <text y="4.5" textAnchor="middle">
        {n}
      </text>
    </g>
  );
}

const forms: Readonly<Record<Mark['form'], { readonly d: string; readonly filled: boolean }>> = {
  costly: { d: 'M-6-5H6L0 6Z', filled: false },
  found: { d: 'M-6 5H6L0-6Z', filled: true },
  lucky: { d: 'M0-6.500L6.500 0 0 6.500-6.500 0Z', filled: true },
  unlucky: { d: 'M0-6.500L6.500 0 0 6.500-6.500 0Z', filled: false },
};

/** Told by form, filled or hollow; the colour only says whose. */
export function MarkSign({ form, colour }: { readonly form: Mark['form']; readonly colour: string }) {
  const { d, filled } = forms[form];
  return <path className="review-sign" d={d} fill={filled ? colour : 'var(--ink)'} stroke={colour} />;
}
