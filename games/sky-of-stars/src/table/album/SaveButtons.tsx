import { Icon, saveDots, savePicture } from '@orrery/ui';
import type { TableNames } from '../names.ts';

interface SaveButtonsProps {
  readonly names: TableNames;
  readonly word: 'album.save' | 'album.saveAll';
  readonly file: string;
  picture(): string;
}

/** A picture to keep, as a drawing or in dots. */
export function SaveButtons({ names, word, file, picture }: SaveButtonsProps) {
  const { say } = names;
  return (
    <div className="sk-save">
      <button type="button" className="btn" onClick={() => savePicture(picture(), file)}>
        <Icon name="copy" size={18} />
        {say(word, { kind: 'SVG' })}
      </button>
      <button type="button" className="btn" onClick={() => void saveDots(picture(), file)}>
        <span className="unseen">{say(word, { kind: 'PNG' })}</span>
        <span aria-hidden="true">PNG</span>
      </button>
    </div>
  );
}
