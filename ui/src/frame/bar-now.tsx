import type { Say } from '@orrery/words';
import type { ActionBarProps } from '../bar/index.ts';
import type { LogLine } from '../log/index.ts';
import { Playback, type PlaybackProps } from '../stage/index.ts';
import type { BarParts } from '../table/contract.ts';
import { Phrase, type UiWord } from '../words/index.ts';
import { lineNow } from './line-now.ts';

interface BarNow {
  readonly parts: BarParts;
  readonly stage: PlaybackProps['stage'] & Parameters<typeof lineNow>[1] & { readonly behind: boolean };
  readonly log: readonly LogLine[];
  readonly say: Say<UiWord>;
  readonly speed: PlaybackProps['speed'];
  readonly onSpeed: PlaybackProps['onSpeed'];
}

/** The game's question; while events are on stage, their sentence and the playback instead. */
export function barNow(now: BarNow): Pick<ActionBarProps, 'parts' | 'live'> {
  const { parts, stage, log, say } = now;
  if (!stage.behind) return { parts, live: true };
  const actions = <Playback stage={stage} speed={now.speed} onSpeed={now.onSpeed} />;
  if (stage.scene === 'looking') {
    return { parts: { lead: say('ui.turn.looking'), text: say('ui.play.looking'), actions }, live: true };
  }
  const line = lineNow(log, stage);
  const text = <Phrase text={line?.brief ?? line?.text ?? ''} />;
  const lead = say(stage.scene === 'again' ? 'ui.turn.again' : 'ui.turn.playing');
  return { parts: { lead, text, actions }, live: false };
}
