import { Link } from 'wouter';
import { CodeField } from '../home/CodeField.tsx';
import { useTrouble } from '../shell/Notice.tsx';
import { useTitle } from '../shell/Page.tsx';
import { useSay } from '../words/speech.ts';
import { DoorPlate } from './DoorPlate.tsx';

/** An address that leads to no table, or to none for this reader: why, and where else to go. */
export function NoTable({ id, code }: { readonly id: string; readonly code: string }) {
  const say = useSay();
  const sentence = useTrouble()(code);
  useTitle(sentence);
  return (
    <DoorPlate table={id}>
      <h1>{sentence}</h1>
      <CodeField />
      <div className="join-acts">
        <Link href="/" className="btn gold">
          {say('app.home')}
        </Link>
        <button type="button" className="btn" onClick={() => location.reload()}>
          {say('app.again')}
        </button>
      </div>
    </DoorPlate>
  );
}
