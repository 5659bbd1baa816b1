import { Icon, KeyList, Sheet } from '@orrery/ui';
import { useSay } from '../words/speech.ts';

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
  const rows = [
    { key: 'arrows', sign: arrows, text: say('review.key.steps') },
    { key: 'shift', sign: <>Shift {arrows}</>, text: say('review.key.turns') },
    { key: 'ends', sign: 'Home, End', text: say('review.key.ends') },
    { key: 'space', sign: say('review.key.space'), text: say('review.key.play') },
    { key: '0', sign: '0', text: say('review.key.open') },
    { key: 't', sign: 'T', text: say('review.key.table') },
    { key: 'seats', sign: `1 – ${seats}`, text: say('review.key.seats') },
    { key: 'p', sign: 'P', text: say('review.from') },
    { key: 's', sign: 'S', text: say('review.key.share') },
  ];
  return (
    <Sheet open={open} title={say('review.keys')} onClose={onClose}>
      <KeyList rows={rows} />
    </Sheet>
  );
}
