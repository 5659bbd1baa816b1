import { Icon, type IconName } from '../art/index.ts';
import { useSay } from '../words/index.ts';
import type { Speed } from './speed.ts';
import type { StageShow } from './useStage.ts';
import './playback.css';

export interface PlaybackProps {
  // biome-ignore lint/suspicious/noExplicitAny: only what no game's types appear in is used
  readonly stage: Pick<StageShow<any>, 'scene' | 'paused' | 'skipsToTurn' | 'controls'>;
  readonly speed: Speed;
  onSpeed(speed: Speed): void;
}

/** Pause, step, skip, speed: in the action bar while events are on stage. */
export function Playback({ stage, speed, onSpeed }: PlaybackProps) {
  const say = useSay();
  const { controls, paused, scene } = stage;
  if (scene === 'looking') {
    return (
      <button type="button" className="btn gold" onClick={controls.finish}>
        {say('ui.play.present')}
      </button>
    );
  }
  const pace = speed === 'off' ? 1 : speed;
  return (
    <div className="playback" role="toolbar" aria-label={say('ui.play.group')}>
      {paused ? (
        <IconButton icon="play" label={say('ui.play.play')} press={controls.play} />
      ) : (
        <IconButton icon="pause" label={say('ui.play.pause')} press={controls.pause} />
      )}
      <IconButton icon="step" label={say('ui.play.step')} press={controls.step} />
      <button
        type="button"
        className="btn playback-speed"
        aria-label={say('ui.play.speed', { speed: pace })}
        onClick={() => onSpeed(pace === 1 ? 2 : 1)}
      >
        {pace}×
      </button>
      <button
        type="button"
        className="btn"
        {...(stage.skipsToTurn ? { title: say('ui.play.skip.turn') } : {})}
        onClick={scene === 'live' ? controls.skip : controls.finish}
      >
        <Icon name="skip" size={18} />
        <span>{say('ui.play.skip')}</span>
      </button>
    </div>
  );
}

function IconButton({ icon, label, press }: { readonly icon: IconName; readonly label: string; press(): void }) {
  return (
    <button type="button" className="btn icon" aria-label={label} title={label} onClick={press}>
      <Icon name={icon} size={20} />
    </button>
  );
}
