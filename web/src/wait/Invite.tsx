import { Graticule, Icon } from '@orrery/ui';
import type { TableInfo } from '@orrery/wire';
import { titleOf } from '../home/atlas.ts';
import { useSay } from '../words/speech.ts';
import { CopyButton } from './CopyButton.tsx';
import { tableUrl } from './links.ts';
import { Qr } from './Qr.tsx';

interface InviteProps {
  readonly table: TableInfo;
  readonly code: string;
  readonly link: string;
}

/** Every way to bring friends: the code to read out, the link to send, the picture to scan. */
export function Invite({ table, code, link }: InviteProps) {
  const say = useSay();
  const url = tableUrl(table.id, link);
  const game = titleOf(table.game);
  const share = () =>
    navigator.share({ title: game, text: say('wait.share.text', { game }), url }).catch(() => undefined);
  return (
    <section className="invite" aria-label={say('home.invite')}>
      <Graticule className="invite-plate">
        <h2>{say('wait.code')}</h2>
        <p className="invite-code">
          <span className="unseen">{code}</span>
          <span aria-hidden="true">{code.slice(0, code.length / 2)}</span>
          <span aria-hidden="true">{code.slice(code.length / 2)}</span>
        </p>
        <Qr text={url} label={say('wait.qr')} />
        <label className="invite-label">
          {say('wait.link')}
          <input className="field invite-link" readOnly value={url} onFocus={(event) => event.target.select()} />
        </label>
        <div className="invite-acts">
          <CopyButton text={url} label={say('wait.copy')} />
          {typeof navigator.share === 'function' && (
            <button type="button" className="btn" onClick={() => void share()}>
              <Icon name="share" size={18} />
              {say('wait.share')}
            </button>
          )}
        </div>
      </Graticule>
    </section>
  );
}
