import { localeOf } from '@orrery/words';
import { useState } from 'react';
import { api } from '../remote/api.ts';
import { useTrouble } from '../shell/Notice.tsx';
import { CopyButton } from '../wait/CopyButton.tsx';
import { useLang, useSay } from '../words/speech.ts';

interface MakeWordsProps {
  /** When there were words made before; null: never. */
  readonly made: number | null;
  /** They are written down. */
  done(): void;
  /** What the button says that makes them. */
  readonly label?: string;
}

/** Recovery words: made when they are asked for, and shown this once. */
export function MakeWords({ made, done, label }: MakeWordsProps) {
  const say = useSay();
  const lang = useLang();
  const trouble = useTrouble();
  const [words, setWords] = useState<readonly string[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const make = async () => {
    const reply = await api.makeWords();
    if (reply.ok) setWords(reply.value.words);
    else setProblem(trouble(reply.trouble.code));
  };
  if (words !== null)
    return (
      <div className="devices-sheet">
        <p role="status">{say('devices.words.shown')}</p>
        <ol className="devices-words">
          {words.map((word, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a word may come twice, and the list never changes
            <li key={at}>{word}</li>
          ))}
        </ol>
        <div className="devices-acts">
          <CopyButton text={words.join(' ')} label={say('devices.words.copy')} />
          <button type="button" className="btn gold" onClick={done}>
            {say('devices.words.done')}
          </button>
        </div>
      </div>
    );
  return (
    <div className="devices-sheet">
      <p>{say('devices.words.text')}</p>
      {made !== null && (
        <p>
          {say('devices.words.made', {
            date: new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'long' }).format(made),
          })}
        </p>
      )}
      <div className="devices-acts">
        <button type="button" className="btn gold" onClick={() => void make()}>
          {label ?? say(made === null ? 'devices.words.make' : 'devices.words.again')}
        </button>
      </div>
      {problem !== null && <p role="alert">{problem}</p>}
    </div>
  );
}
