import { Icon } from '@orrery/ui';
import { useSay } from '../words/speech.ts';
import { CopyButton } from './CopyButton.tsx';

interface LinkToShareProps {
  readonly url: string;
  readonly label: string;
  /** What goes along with it to another app. */
  readonly about: { readonly title: string; readonly text?: string };
}

/** A link to look at, to copy, and to give to another app where the browser can. */
export function LinkToShare({ url, label, about }: LinkToShareProps) {
  const say = useSay();
  const share = () => navigator.share({ ...about, url }).catch(() => undefined);
  return (
    <>
      <label className="invite-label">
        {label}
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
    </>
  );
}
