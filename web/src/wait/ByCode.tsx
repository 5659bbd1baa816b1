import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { api } from '../remote/api.ts';
import { Loading } from '../shell/Loading.tsx';
import { Sorry } from '../shell/Sorry.tsx';

/** Eight signs become the address of a table. */
export function ByCode({ code }: { readonly code: string }) {
  const [, go] = useLocation();
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    void api.code(code).then((found) => {
      if (left) return;
      if (found.ok) go(`/t/${found.value.table}#${found.value.link}`, { replace: true });
      else setTrouble(found.trouble.code === 'NO_SUCH_TABLE' ? 'NO_SUCH_CODE' : found.trouble.code);
    });
    return () => {
      left = true;
    };
  }, [code, go]);
  return trouble === null ? <Loading /> : <Sorry code={trouble} />;
}
