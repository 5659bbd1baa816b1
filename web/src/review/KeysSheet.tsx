import { Icon, Sheet } from '@orrery/ui';
import type { ReactNode } from 'react';
import { useSay } from '../words/speech.ts';
import '@orrery/ui/keys.css';

const arrows = (
  <span className="keys-arrows">
    <Icon name="chevron-left" size={15} />
    <Icon name="chevron-right" size={15} />
  </span>
);

/** Every key of the page. */
export function ReviewKeysSheet({
  open,
  seats,
  onClose,
}: {
  readonly open: boolean;
  readonly seats: number;
  onClose(): void;
}) {
  const say = useSay();
  const rows: readonly (readonly [key: string, sign: ReactNode, text: string])[] = [
    ['arrows', arrows, say('review.key.steps')],
    ['shift', <>Shift {arrows}</>, say('review.key.parts')],
    ['ends', 'Home, End', say('review.key.ends')],
    ['space', say('review.key.space'), say('review.key.play')],
    ['0', '0', say('review.key.open')],
    ['t', 'T', say('review.key.table')],
    ['seats', `1 – ${seats}`, say('review.key.seats')],
    ['s', 'S', say('review.key.share')],
  ];
  return (
    <Sheet open={open} title={say('review.keys')} onClose={onClose}>
      <dl className="keys">
        {rows.map(([key, sign, text]) => (
          <div key={key}>
            <dt>
              <kbd>{sign}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
