import type { ReactNode } from 'react';
import { Icon } from '../art/index.ts';
import { Sheet } from '../sheet/index.ts';
import type { KeyHelp } from '../table/contract.ts';
import { type UiWord, useSay } from '../words/index.ts';
import { KeyList } from './KeyList.tsx';

const KEYS: readonly {
  readonly key: string;
  readonly word: UiWord;
  readonly sign?: ReactNode;
  readonly name?: UiWord;
}[] = [
  { key: 'Tab', word: 'ui.key.areas' },
  { key: 'arrows', word: 'ui.key.arrows', sign: <Arrows /> },
  { key: 'Enter', word: 'ui.key.enter', name: 'ui.key.enter.name' },
  { key: 'Esc', word: 'ui.key.escape' },
  { key: 'U', word: 'ui.key.undo' },
  { key: 'L', word: 'ui.key.last' },
  { key: 'M', word: 'ui.key.moves' },
  { key: 'H', word: 'ui.key.hint' },
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
  const rows = [
    ...KEYS.map(({ key, word, name, sign = name === undefined ? key : say(name) }) => ({ key, sign, text: say(word) })),
    ...more.map(({ key, text }) => ({ key, sign: key, text })),
  ];
  return (
    <Sheet open={open} title={say('ui.keys')} onClose={onClose}>
      <KeyList rows={rows} />
    </Sheet>
  );
}

/** Drawn: the Latin cut of the fonts has no arrows. */
function Arrows() {
  return (
    <span className="keys-arrows">
      <Icon name="chevron-left" size={15} />
      <Icon name="chevron-up" size={15} />
      <Icon name="chevron-down" size={15} />
      <Icon name="chevron-right" size={15} />
    </span>
  );
}
