import { dataOf } from '../data/index.ts';
import { mannerOf } from '../picture/manner.ts';
import type { View } from '../rules/kind.ts';
import { GLYPHS } from './art/Signs.tsx';
import './art/art.css';

/** The table in small: one row a side, a card for each unit, groups close together; no words, no numbers. */
export function Thumbnail({ view }: { readonly view: View }) {
  const set = dataOf(view.options);
  const height = 26 * view.n;
  return (
    <svg className="px-thumbnail" viewBox={`0 0 120 ${height}`} width="100%" height="100%" aria-hidden="true">
      {view.players.map(({ faction }, seat) => {
        const manner = mannerOf(set, faction);
        const stacks = view.stacks.filter(({ owner }) => owner === seat);
        let x = 22;
        return (
          <g key={faction} className={`px-ink-${manner}`} transform={`translate(0 ${seat * 26})`}>
            <g className="px-seal" transform="translate(10 13) scale(.8)">
              <path d={GLYPHS[manner]} />
            </g>
            {stacks.map(({ id, units }) => {
              const at = x;
              x += 6 + units.length * 11;
              return (
                <g key={id}>
                  {units.map(({ card }, i) => (
                    <rect key={card} className="px-stock" x={at + i * 11} y={5} width={10} height={15} rx={1} />
                  ))}
                </g>
              );
            })}
          </g>
        );
      })}
    </svg>
  );
}
