import type { Manner } from '../../picture/manner.ts';

/** Tone of a plate: 0 paper, 1 to 3 ever closer hatching, 4 solid ink of the faction. Hatching is the only shade there is. */
export type Tone = 0 | 1 | 2 | 3 | 4;

/**
 * A picture is a list of marks, back to front. A plate is a body: ground, hatch, outline. A line is engraved on top, a tint
 * the same in the colour of the faction, a glow one of its few solid accents.
 */
export type Mark =
  | readonly ['plate', d: string, tone: Tone, width?: number]
  | readonly ['line', d: string, width?: number]
  | readonly ['tint', d: string, width?: number, opacity?: number]
  | readonly ['glow', d: string]
  | readonly ['mirror', readonly Mark[]];

/** The same marks on the left and on the right. */
export const mirror = (marks: readonly Mark[]): Mark => ['mirror', marks];

export const hatchOf = (manner: Manner | 'grey', tone: 1 | 2 | 3): string => `url(#px-${manner}-${tone})`;

/** Draws marks in the manner of a faction; grey where it is nobody's of ours. */
export function Marks({ marks, ink }: { readonly marks: readonly Mark[]; readonly ink: Manner | 'grey' }) {
  return marks.map((mark, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the marks of a picture never change places
    <MarkPath key={i} mark={mark} ink={ink} />
  ));
}

function MarkPath({ mark, ink }: { readonly mark: Mark; readonly ink: Manner | 'grey' }) {
  switch (mark[0]) {
    case 'mirror':
      return (
        <>
          <Marks marks={mark[1]} ink={ink} />
          <g transform="scale(-1 1)">
            <Marks marks={mark[1]} ink={ink} />
          </g>
        </>
      );
    case 'plate': {
      const [, d, tone, width = 1.1] = mark;
      return (
        <>
          <path className="px-ground" d={d} />
          {tone > 0 && (
            <path d={d} {...(tone === 4 ? { className: 'px-solid' } : { fill: hatchOf(ink, tone as 1 | 2 | 3) })} />
          )}
          <path className="px-line" d={d} strokeWidth={width} />
        </>
      );
    }
    case 'line':
      return <path className="px-line" d={mark[1]} strokeWidth={mark[2] ?? 0.7} />;
    case 'tint':
      return <path className="px-tint" d={mark[1]} strokeWidth={mark[2] ?? 0.8} opacity={mark[3] ?? 1} />;
    case 'glow':
      return <path className="px-glow" d={mark[1]} />;
  }
}
