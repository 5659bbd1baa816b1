import { Graticule, Sky } from '@orrery/ui';
import type { TableInfo } from '@orrery/wire';
import { titleOf } from '../home/atlas.ts';
import { useTitle } from '../shell/Page.tsx';
import { useSay } from '../words/speech.ts';
import { canBeTaken } from './invitation.ts';
import { tableUrl, useOrigin } from './links.ts';
import { Qr } from './Qr.tsx';
import { WaitingSeats } from './WaitingSeats.tsx';
import './wait.css';

/** The large screen while people come: what to scan, and who is there. The host starts from their own device. */
export function WaitingScreen({ table, link }: { readonly table: TableInfo; readonly link: string | null }) {
  const say = useSay();
  const title = titleOf(table.game);
  useTitle(title);
  const secret = link ?? table.link;
  const { origin } = useOrigin();
  const empty = table.seats.some((_, at) => canBeTaken(table, at));
  return (
    <main className="wait-screen">
      <Sky seed={table.id} />
      <h1>{title}</h1>
      <div className="wait wait-large">
        {secret !== null && origin !== null && (
          <Graticule className="invite-plate">
            <h2>{say('screen.scan')}</h2>
            <Qr text={tableUrl(origin, table.id, secret)} label={say('wait.qr')} />
            {table.code !== null && <p className="invite-code">{table.code}</p>}
          </Graticule>
        )}
        <section className="wait-room" aria-labelledby="wait-seats">
          <WaitingSeats table={table} />
          <p className="shell-quiet">{say(empty ? 'wait.forHost' : 'wait.forHost.full')}</p>
        </section>
      </div>
    </main>
  );
}
