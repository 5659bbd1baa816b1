import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { CodeField, codeIn, whyNoCode } from '../home/CodeField.tsx';
import { api } from '../remote/api.ts';
import { Loading } from '../shell/Loading.tsx';
import { useTrouble } from '../shell/Notice.tsx';
import { Page } from '../shell/Page.tsx';
import { useSay } from '../words/speech.ts';

/** Eight signs become the address of a table; where they do not, they can be typed again. */
export function ByCode({ code }: { readonly code: string }) {
  const [, go] = useLocation();
  const say = useSay();
  const sentence = useTrouble();
  const fits = codeIn(code) !== null;
  const [trouble, setTrouble] = useState<string | null>(null);
  const [tries, setTries] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks anew
  useEffect(() => {
    setTrouble(null);
    if (!fits) return;
    let left = false;
    void api.code(code).then((found) => {
      if (left) return;
      if (found.ok) go(`/t/${found.value.table}#${found.value.link}`, { replace: true });
      else setTrouble(found.trouble.code === 'NO_SUCH_TABLE' ? 'NO_SUCH_CODE' : found.trouble.code);
    });
    return () => {
      left = true;
    };
  }, [code, go, tries]);
  const why = fits ? trouble && sentence(trouble) : whyNoCode(code, say);
  if (why === null) return <Loading />;
  return (
    <Page title={say('home.code.title')}>
      <div className="by-code">
        <CodeField tried={{ code, why }} again={() => setTries(tries + 1)} />
      </div>
    </Page>
  );
}
