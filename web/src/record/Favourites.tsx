import { Suspense, useEffect, useState } from 'react';
import { useGameSay, useKit } from '../play/kit.ts';
import { percent } from '../review/verdict/marks.ts';
import { type Favourite, favouritesOf } from './favourites.ts';
import type { RecordedMatch } from './matches.ts';

/** What somebody likes to play with at a game; nothing until their matches are read. */
export function Favourites({ game, matches }: { readonly game: string; readonly matches: readonly RecordedMatch[] }) {
  const [found, setFound] = useState<readonly Favourite[]>([]);
  useEffect(() => {
    let left = false;
    void favouritesOf(matches).then((all) => left || setFound(all.slice(0, 3)));
    return () => {
      left = true;
    };
  }, [matches]);
  if (found.length === 0) return null;
  return (
    <Suspense>
      <Shown game={game} found={found} />
    </Suspense>
  );
}

function Shown({ game, found }: { readonly game: string; readonly found: readonly Favourite[] }) {
  const kit = useKit(game);
  return kit === null ? null : <Named kit={kit} found={found} />;
}

export function Named({
  kit,
  found,
}: {
  readonly kit: NonNullable<ReturnType<typeof useKit>>;
  readonly found: readonly Favourite[];
}) {
  const { say } = useGameSay(kit);
  const { favourites } = kit.table;
  if (favourites === undefined) return null;
  const { Mark, gains } = favourites;
  const gained = found.every((each) => each.gained !== null) ? gains : undefined;
  return (
    <div className="record-favourites">
      <h3>{say(gained?.word ?? favourites.word)}</h3>
      <ul>
        {found.map(({ id, times, drawn, gained: points }) => (
          <li key={id}>
            <span className="record-mark" aria-hidden="true">
              <Mark id={id} drawn={drawn} />
            </span>
            {favourites.name(id, say)} <small>{gained === undefined ? `${times}×` : `+${percent(points!)}`}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}
