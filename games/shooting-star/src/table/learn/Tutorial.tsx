import type { Say } from '@orrery/kernel';

export function Tutorial({ say, close }: { readonly say: Say; done(): void; close(): void }) {
  return (
    <button type="button" className="btn" onClick={close}>
      {say('learn.close')}
    </button>
  );
}
