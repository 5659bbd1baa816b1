import { Sky } from '@orrery/ui';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { useAllWaiting } from '../calls/badge.ts';
import { Header } from '../shell/Header.tsx';
import { useTitle } from '../shell/Page.tsx';
import { useSay } from '../words/speech.ts';
import { plates } from './atlas.ts';
import { Banned } from './Banned.tsx';
import { CodeField } from './CodeField.tsx';
import { Footer } from './Footer.tsx';
import { Games } from './Games.tsx';
import { Invitations, isInvited } from './Invitations.tsx';
import { Jumps } from './Jumps.tsx';
import { OpenTables } from './OpenTables.tsx';
import { SharedNothing } from './SharedNothing.tsx';
import { useHomeKeys } from './useHomeKeys.ts';
import { phoneScreen, useMedia } from './useMedia.ts';
import { usePreload } from './usePreload.ts';
import { useTables } from './useTables.ts';
import { YourTables } from './YourTables.tsx';
import './home.css';
import './yours.css';
import './plates.css';
import './rail.css';

export function Home() {
  const say = useSay();
  const phone = useMedia(phoneScreen);
  const tables = useTables();
  const all = useMemo(() => plates(), []);
  const invitations = tables.mine.filter(isInvited);
  const mine = tables.mine.filter((card) => !isInvited(card));
  const waiting = mine.filter(({ yourTurn, again }) => yourTurn || again).map(({ id }) => id);
  const turns = mine.filter(({ yourTurn }) => yourTurn).length;
  const turnsSaid = turns > 0 ? say('home.turns', { n: turns }) : null;
  useTitle(turnsSaid);
  useAllWaiting(tables.asked ? waiting : null);
  useHomeKeys(all, mine);
  usePreload(all);
  return (
    <div className="page home">
      <Sky seed="orrery" />
      <p className="unseen" role="status">
        {turnsSaid}
      </p>
      <Header heading>
        {!phone && (
          <>
            <Link href="/new" className="btn">
              {say('home.new')}
            </Link>
            <CodeField />
          </>
        )}
      </Header>
      <main>
        <SharedNothing />
        {tables.ban !== null && <Banned ban={tables.ban} />}
        {mine.length > 0 && <YourTables cards={mine} refresh={tables.refresh} />}
        {phone && <Jumps open={tables.open?.length ?? null} invitations={invitations.length} />}
        <div className="home-columns">
          <Games plates={all} />
          <div className="home-rail">
            {invitations.length > 0 && <Invitations cards={invitations} />}
            {tables.asked && <OpenTables tables={tables.open} />}
          </div>
        </div>
      </main>
      <Footer health={tables.health} asked={tables.asked} keys={all.length} />
    </div>
  );
}
