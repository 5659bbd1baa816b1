import { browserThinker } from '@orrery/bots/browser';
import type { Kind } from '@orrery/kernel';
import { useEffect, useState } from 'react';
import { LocalFeed } from '../local/feed.ts';
import { localTables } from '../local/tables.ts';
import { tellTabs } from '../local/tabs.ts';
import { Loading } from '../shell/Loading.tsx';
import { Lost } from '../shell/Lost.tsx';
import { loadKit } from './kit.ts';
import { TablePage } from './TablePage.tsx';

type Found = { readonly feed: LocalFeed<Kind>; readonly game: string } | 'lost' | null;

/** A table of this device. */
export function LocalPage({ id }: { readonly id: string }) {
  const [found, setFound] = useState<Found>(null);
  const [broken, setBroken] = useState<unknown>(null);
  useEffect(() => {
    let left = false;
    let close: (() => void) | null = null;
    openTable(id)
      .then((opened) => {
        if (opened !== null && left) opened.close();
        else if (opened !== null) {
          close = opened.close;
          setFound(opened);
        } else setFound('lost');
      })
      .catch((error: unknown) => setBroken(error));
    return () => {
      left = true;
      close?.();
    };
  }, [id]);
  if (broken !== null) throw broken;
  if (found === null) return <Loading />;
  return found === 'lost' ? <Lost /> : <TablePage feed={found.feed} game={found.game} />;
}

async function openTable(id: string) {
  const drawers = await localTables();
  const table = await drawers.get(id);
  const kit = table === undefined ? null : await loadKit(table.game);
  if (table === undefined || kit === null) return null;
  const thinker = browserThinker();
  const tabs = tellTabs(id, () => void feed.catchUp());
  const feed: LocalFeed<Kind> = await LocalFeed.open(kit.game, table, {
    entries: drawers.entries,
    think: thinker.think,
    keep: (change) => drawers.change(id, (old) => ({ ...old, ...change })),
    kept: tabs.tell,
  });
  const close = () => {
    feed.close();
    tabs.close();
    thinker.close();
  };
  return { feed, game: table.game, close };
}
