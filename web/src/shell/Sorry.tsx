import { Link } from 'wouter';
import { CodeField } from '../home/CodeField.tsx';
import { DoorPlate } from '../wait/DoorPlate.tsx';
import { useSay } from '../words/speech.ts';
import { useTrouble } from './Notice.tsx';
import { useTitle } from './Page.tsx';

/** A table that cannot be shown to this reader: why, and where else to go. */
export function Sorry({ table, code }: { readonly table: string; readonly code: string }) {
  const say = useSay();
  const sentence = useTrouble()(code);
  useTitle(sentence);
  return (
    <DoorPlate
      seed={table}
      said={<h1>{sentence}</h1>}
      acts={
        <>
          <Link href="/" className="btn gold">
            {say('app.home')}
          </Link>
          <button type="button" className="btn" onClick={() => location.reload()}>
            {say('app.again')}
          </button>
        </>
      }
    >
      <CodeField />
    </DoorPlate>
  );
}
