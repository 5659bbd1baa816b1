import { Graticule } from '@orrery/ui';
import type { TableInfo } from '@orrery/wire';
import { titleOf } from '../home/atlas.ts';
import { AskName, useAsksName } from '../person/AskName.tsx';
import { useSay } from '../words/speech.ts';
import { LinkToShare } from './LinkToShare.tsx';
import { type OwnOrigin, tableUrl, useOrigin } from './links.ts';
import { Qr } from './Qr.tsx';

interface InviteProps {
  readonly table: TableInfo;
  /** null: no seat can be taken by a code now. */
  readonly code: string | null;
  readonly link: string;
}

/** Every way to bring friends: the code to read out, the link to send, the picture to scan. */
export function Invite({ table, code, link }: InviteProps) {
  const say = useSay();
  const asks = useAsksName(table);
  return (
    <section className="invite" aria-label={say('home.invite')}>
      <Graticule className="invite-plate">
        {asks ? (
          <AskName />
        ) : (
          <>
            {code !== null && (
              <>
                <h2>{say('wait.code')}</h2>
                <p className="invite-code">
                  <span className="unseen">{code}</span>
                  <span aria-hidden="true">{code.slice(0, code.length / 2)}</span>
                  <span aria-hidden="true">{code.slice(code.length / 2)}</span>
                </p>
              </>
            )}
            <InviteLink table={table} link={link} />
          </>
        )}
      </Graticule>
    </section>
  );
}

function InviteLink({ table, link }: Omit<InviteProps, 'code'>) {
  const say = useSay();
  const { origin, onlyHere, others, chosen, choose } = useOrigin();
  if (origin === null) return null;
  const url = tableUrl(origin, table.id, link);
  const game = titleOf(table.game);
  return (
    <>
      <Qr text={url} label={say('wait.qr')} />
      {onlyHere && <p className="wait-note">{say('invite.onlyHere')}</p>}
      <AddressChoice {...{ others, chosen, choose }} />
      <LinkToShare url={url} label={say('wait.link')} about={{ title: game, text: say('wait.share.text', { game }) }} />
    </>
  );
}

/** A machine can be in several networks: which of its addresses do friends find? */
export function AddressChoice({ others, chosen, choose }: Pick<OwnOrigin, 'others' | 'chosen' | 'choose'>) {
  const say = useSay();
  if (others.length < 2) return null;
  return (
    <label className="invite-label">
      {say('invite.address')}
      <select className="field" value={chosen} onChange={(event) => choose(Number(event.target.value))}>
        {others.map((each, at) => (
          <option key={each} value={at}>
            {each.replace('http://', '')}
          </option>
        ))}
      </select>
    </label>
  );
}
