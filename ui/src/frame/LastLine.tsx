import { Icon } from '../art/index.ts';
import { LineSigil, type LogLine } from '../log/index.ts';
import type { SeatInfo } from '../table/contract.ts';
import { Phrase, useSay } from '../words/index.ts';

export interface LastLineProps {
  readonly line: LogLine | null;
  readonly seats: readonly SeatInfo[];
  readonly again: (() => void) | null;
  open(): void;
}

/** On a phone the log is one line; a touch opens the rest. */
export function LastLine({ line, seats, again, open }: LastLineProps) {
  const say = useSay();
  return (
    <div className="area-last">
      <button type="button" className="last" onClick={open}>
        <span className="unseen">{say('ui.tab.log')}: </span>
        {line !== null && <LineSigil line={line} seats={seats} />}
        <span className="last-text">{line === null ? say('ui.log.empty') : <Phrase text={line.text} />}</span>
      </button>
      {again !== null && (
        <button type="button" className="btn icon plain" aria-label={say('ui.play.again')} onClick={again}>
          <Icon name="rotate" size={20} />
        </button>
      )}
    </div>
  );
}
