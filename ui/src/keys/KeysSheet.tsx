import { Sheet } from '../sheet/index.ts';
import type { KeyHelp } from '../table/contract.ts';
import { type UiWord, useSay } from '../words/index.ts';
import './keys.css';

const KEYS: readonly { readonly key: string; readonly word: UiWord }[] = [
  { key: 'Tab', word: 'ui.key.areas' },
  { key: '← ↑ → ↓', word: 'ui.key.arrows' },
  { key: '1 – 9', word: 'ui.key.digits' },
  { key: 'Enter', word: 'ui.key.enter' },
  { key: 'Esc', word: 'ui.key.escape' },
  { key: 'U', word: 'ui.key.undo' },
  { key: 'L', word: 'ui.key.last' },
  { key: 'M', word: 'ui.key.moves' },
  { key: 'P', word: 'ui.key.space' },
  { key: '?', word: 'ui.key.help' },
];

/** Every key of the table, the game's own included. */
export function KeysSheet({
  open,
  more = [],
  onClose,
}: {
  readonly open: boolean;
  readonly more?: readonly KeyHelp[];
  onClose(): void;
}) {
  const say = useSay();
  const rows = [...KEYS.map(({ key, word }) => ({ key, text: say(word) })), ...more];
  return (
    <Sheet open={open} title={say('ui.keys')} onClose={onClose}>
      <dl className="keys">
        {rows.map(({ key, text }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
