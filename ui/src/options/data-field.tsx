import type { Read } from '@orrery/kernel';
import type { Say } from '@orrery/words';
import type { OptionField } from '../table/contract.ts';
import { OwnData } from './OwnData.tsx';
import { withOption } from './with-option.ts';

interface OwnersData {
  read(raw: unknown): Read<object>;
  /** What is wrong with a set, in the words of its game. */
  flaw(say: Say, found: { readonly problem: string; readonly where: string }): string;
}

/** The option `data`: whoever owns the box brings its numbers as a file, and nothing else of the table hangs on them. */
export function dataField({ read, flaw }: OwnersData): OptionField {
  return {
    name: 'data',
    render: ({ value, say, change }) => (
      <OwnData
        title="option.data"
        say={say}
        own={value.data === undefined ? null : say('option.data.own')}
        take={(raw) => {
          const found = read(raw);
          if (found.ok) change({ ...value, data: found.value });
          return found.ok ? null : flaw(say, found);
        }}
        drop={() => change(withOption(value, 'data', null, null))}
      />
    ),
  };
}
