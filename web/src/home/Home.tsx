import { Sky } from '@orrery/ui';
import { useMemo } from 'react';
import { Header } from '../shell/Header.tsx';
import { useTitle } from '../shell/Page.tsx';
import { useSay } from '../words/speech.ts';
import { plates } from './atlas.ts';
import { Banned } from './Banned.tsx';
import { CodeField } from './CodeField.tsx';
import { Footer } from './Footer.tsx';
import { OpenTables } from './OpenTables.tsx';
import { Plate } from './Plate.tsx';
import { useBadge } from './useBadge.ts';
import { useHomeKeys } from './useHomeKeys.ts';
import { usePreload } from './usePreload.ts';
import { useTables } from './useTables.ts';
import { YourTables } from './YourTables.tsx';
import './home.css';

export function Home() {
  const say = useSay();
  const tables = useTables();
  const all = useMemo(() => plates(), []);
  const turns = tables.mine.filter(({ yourTurn }) => yourTurn).length;
  useTitle(turns > 0 ? say('home.turns', { n: turns }) : null);
  useBadge(turns);
  useHomeKeys(all, tables.mine);
  usePreload(all);
  return (
    <div className="page home">
      <Sky seed="orrery" />
      <Header heading>
        <CodeField />
      </Header>
      <main>
        {tables.ban !== null && <Banned ban={tables.ban} />}
        {turns > 0 && <p className="unseen">{say('home.turns', { n: turns })}</p>}
        {tables.mine.length > 0 && <YourTables cards={tables.mine} refresh={tables.refresh} />}
        <div className="plates">
          {all.map((plate) => (
            <Plate key={plate.id} plate={plate} />
          ))}
        </div>
        {tables.asked && <OpenTables tables={tables.open} />}
      </main>
      <Footer health={tables.health} asked={tables.asked} />
    </div>
  );
}
