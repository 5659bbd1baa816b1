import type { Poll, TableInfo } from '@orrery/wire';
import { useCallback, useEffect, useRef, useState } from 'react';
import { personName } from '../play/names.ts';
import { Passing } from '../shell/Notice.tsx';
import { useLang, useSay } from '../words/speech.ts';

/** Told to those who wanted another match, once it is known who stays out. */
export function RematchNews({ table }: { readonly table: TableInfo }) {
  const say = useSay();
  const lang = useLang();
  const asked = useRef<{ readonly poll: Poll; readonly known: number } | null>(null);
  const [news, setNews] = useState<string | null>(null);
  const { poll, comings, seats } = table;
  useEffect(() => {
    const known = comings.at(-1)?.no ?? -1;
    const before = asked.current;
    if (poll?.kind === 'again') asked.current = { poll, known: before?.poll.id === poll.id ? before.known : known };
    else if (before !== null) {
      const out = comings.filter(({ t, no, mine }) => t === 'stayed' && no > before.known && !mine);
      const wanted = before.poll.votes.some(({ seat, choice }) => choice === 'yes' && seats[seat]?.mine);
      // The lines may come a moment after the question is gone.
      if (out.length === 0 && wanted && table.status === 'over') return;
      asked.current = null;
      if (out.length === 0 || !wanted) return;
      const names = out.map((each) => personName({ ...each, taken: true }, each.seat, true, say));
      setNews(say('poll.again.out', { n: out.length, names: new Intl.ListFormat(lang).format(names) }));
    }
  }, [poll, comings, seats, table, say, lang]);
  const close = useCallback(() => setNews(null), []);
  return news === null ? null : <Passing sentence={news} role="status" close={close} />;
}
