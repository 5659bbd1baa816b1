import { Icon, Phrase, Sheet } from '@orrery/ui';
import { useSay } from '../words/speech.ts';
import type { AdviceHere } from './useAdvice.ts';
import './advice.css';

/** What the strong one would do, and why. What it is about stays marked on the board. */
export function AdviceSheet({ advice }: { readonly advice: AdviceHere }) {
  const say = useSay();
  return (
    <Sheet open={advice.open} title={say('advice.title')} className="advice" onClose={advice.close}>
      <p>
        <Phrase text={advice.said?.text ?? ''} />
      </p>
      <button type="button" className="btn gold" onClick={advice.close}>
        {say('advice.close')}
      </button>
    </Sheet>
  );
}

/** In the bar, where there is room for it, while nothing is chosen yet. */
export function AdviceButton({ advice }: { readonly advice: AdviceHere }) {
  const say = useSay();
  return (
    <button type="button" className="btn bar-advice" aria-busy={advice.busy} onClick={advice.ask}>
      <Icon name="lamp" size={20} />
      <span>{say(advice.busy ? 'advice.busy' : 'advice.ask')}</span>
    </button>
  );
}

/** In the menu. */
export function AdviceEntry({ advice, close }: { readonly advice: AdviceHere; close(): void }) {
  const say = useSay();
  const ask = () => {
    close();
    advice.ask();
  };
  return (
    <button type="button" className="menu-entry" onClick={ask}>
      <Icon name="lamp" />
      <span>{say('advice.ask')}</span>
    </button>
  );
}
