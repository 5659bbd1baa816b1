import { Emblem } from '@orrery/ui';
import { Suspense, useEffect, useRef, useState } from 'react';
import { BoardDrawing } from '../ending/BoardDrawing.tsx';
import { useKit } from '../play/kit.ts';
import { type Leaf, leafOf } from './leaves.ts';
import type { RecordedMatch } from './matches.ts';

/** How a match ended, as a small board: read and drawn once it comes into sight. Its game's emblem until then, and where it is gone. */
export function LastPosition({ match }: { readonly match: RecordedMatch }) {
  const here = useRef<HTMLSpanElement>(null);
  const [leaf, setLeaf] = useState<Leaf | null>(null);
  useEffect(() => {
    let left = false;
    const watcher = new IntersectionObserver((seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      void leafOf(match, () => !left).then((found) => left || setLeaf(found));
    });
    watcher.observe(here.current!);
    return () => {
      left = true;
      watcher.disconnect();
    };
  }, [match]);
  const emblem = <Emblem game={match.game} />;
  return (
    <span className="record-thumb" aria-hidden="true" ref={here}>
      {leaf === null ? (
        emblem
      ) : (
        <Suspense fallback={emblem}>
          <Drawn match={match} leaf={leaf} />
        </Suspense>
      )}
    </span>
  );
}

function Drawn({
  match: { game, rules },
  leaf: { end, looks },
}: {
  readonly match: RecordedMatch;
  readonly leaf: Leaf;
}) {
  const kit = useKit(game, rules);
  return kit === null ? <Emblem game={game} /> : <BoardDrawing kit={kit} view={end} looks={looks} />;
}
