import { Icon } from '@orrery/ui';
import { useEffect, useState } from 'react';
import { useSay } from '../words/speech.ts';

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  /** Only its sign; the label is heard. */
  readonly brief?: boolean;
}

export function CopyButton({ text, label, brief = false }: CopyButtonProps) {
  const say = useSay();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    if (!(await toClipboard(text))) return;
    setCopied(true);
  };
  useEffect(() => {
    if (!copied) return;
    const later = setTimeout(() => setCopied(false), 1600);
    return () => clearTimeout(later);
  }, [copied]);
  return (
    <button
      type="button"
      className={brief ? 'btn icon plain' : 'btn'}
      aria-label={brief ? label : undefined}
      onClick={() => void copy()}
    >
      <Icon name={copied ? 'check' : brief ? 'link' : 'copy'} size={18} />
      {!brief && label}
      <span className={brief ? 'unseen' : 'copied'} role="status">
        {copied ? say('wait.copied') : ''}
      </span>
    </button>
  );
}

/** Plain http in a home network has no clipboard: there the link is marked for copying by hand. */
async function toClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.querySelector<HTMLInputElement>('.invite-link');
    if (field !== null) {
      field.value = text;
      field.select();
    }
    return false;
  }
}
