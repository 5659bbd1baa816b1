import { useAnnounce } from '@orrery/ui';
import { useEffect, useState } from 'react';

/** Said once, when something is asked. In a dialog the page's own voice is not heard: it needs one there. */
export function Said({ text, inDialog }: { readonly text: string; readonly inDialog: boolean }) {
  const voice = useAnnounce();
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (inDialog) setSaid(text);
    else voice.polite(text);
  }, [voice, text, inDialog]);
  return (
    <p className="unseen" role="status">
      {said}
    </p>
  );
}
