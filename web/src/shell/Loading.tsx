import { useSay } from '../words/speech.ts';

export function Loading() {
  const say = useSay();
  return (
    <main className="shell-middle" aria-busy="true">
      <p className="shell-quiet">{say('app.loading')}</p>
    </main>
  );
}
