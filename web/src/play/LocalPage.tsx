import { browserThinker } from '@orrery/bots/browser';
import type { Kind } from '@orrery/kernel';
import { useEffect, useState } from 'react';
import { EndLocal } from '../ending/EndLocal.tsx';
import { LocalFeed } from '../local/feed.ts';
import { MoveEntries } from '../local/MoveEntries.tsx';
import { canMove } from '../local/move.ts';
import { playAgain, StandIns } from '../local/StandIns.tsx';
import { localTables } from '../local/tables.ts';
import { tellTabs } from '../local/tabs.ts';
import { Loading } from '../shell/Loading.tsx';
import { Sorry } from '../shell/Sorry.tsx';
import { loadKit } from './kit.ts';
import { TablePage } from './TablePage.tsx';

type Found = Awaited<ReturnType<typeof openTable>> | null;

/** A table of this device. */
export function LocalPage({ id }: { readonly id: string }) {
  const [found, setFound] = useState<Found>(null);
  const [broken, setBroken] = useState<unknown>(null);
  useEffect(() => {
    let left = false;
    let close: (() => void) | null = null;
    openTable(id)
      .then((opened) => {
        if (left) opened.close?.();
        close = opened.close ?? null;
        setFound(opened);
      })
      .catch((error: unknown) => setBroken(error));
    return () => {
      left = true;
      close?.();
    };
  }, [id]);
  if (broken !== null) throw broken;
  if (found === null) return <Loading />;
  if (found.t === 'trouble') return <Sorry table={id} code={found.code} />;
  return (
    <TablePage
      feed={found.feed}
      game={found.game}
      touched={() => playAgain(found.feed)}
      warning={found.lasting ? null : 'NO_STORAGE'}
      entries={(close) => (
        <>
          <StandIns feed={found.feed} close={close} />
          <div className="menu-seat">
            {found.movable && <MoveEntries feed={found.feed} />}
            <EndLocal table={id} />
          </div>
        </>
      )}
    />
  );
}

async function openTable(id: string) {
  const drawers = await localTables();
  const table = await drawers.get(id);
  const kit = table === undefined ? null : await loadKit(table.game, table.rules);
  if (table === undefined || kit === null) return trouble('NOT_HERE');
  if (table.rules !== kit.game.rules) return trouble('OLD_RULES');
  const thinker = browserThinker();
  let opened: LocalFeed<Kind> | null = null;
  const tabs = tellTabs(id, () => void opened?.catchUp());
  const feed = await LocalFeed.open(kit.game, table, {
    newest: async () => (await kit.room.rules()).game,
    entries: drawers.entries,
    think: thinker.think,
    keep: (change) => drawers.change(id, (old) => ({ ...old, ...change })),
    kept: tabs.tell,
  });
  opened = feed;
  const close = () => {
    feed.close();
    tabs.close();
    thinker.close();
  };
  return { t: 'open', feed, game: table.game, lasting: drawers.lasting, movable: canMove(table), close } as const;
}

const trouble = (code: string) => ({ t: 'trouble', code, close: null }) as const;
