import type { TableInfo } from '@orrery/wire';
import { useCallback, useEffect, useState } from 'react';
import { Passing } from '../shell/Notice.tsx';
import { useSay } from '../words/speech.ts';

/** Told once to whoever becomes host while they are here; who was it when the page opened knows. */
export function HostNews({ table }: { readonly table: TableInfo }) {
  const say = useSay();
  const [was, setWas] = useState(table.youHost);
  const [news, setNews] = useState(false);
  useEffect(() => {
    if (was === table.youHost) return;
    setWas(table.youHost);
    setNews(table.youHost);
  }, [was, table.youHost]);
  const close = useCallback(() => setNews(false), []);
  return news ? <Passing sentence={say('people.host.you')} role="status" close={close} /> : null;
}
