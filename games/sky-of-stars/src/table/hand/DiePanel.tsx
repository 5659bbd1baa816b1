import { type Cue, Die, Explain, IconMark, type TableProps } from '@orrery/ui';
import type { ReactNode } from 'react';
import type { SkyOfStars } from '../../rules/kind.ts';
import type { View } from '../../rules/view-kind.ts';
import { faceName, faceText, person } from '../../words/names.ts';
import type { TableNames } from '../names.ts';
import { Glyph } from '../sky/Glyph.tsx';
import { silhouetteOf } from '../sky/plan.ts';
import { Clock } from './Clock.tsx';
import './hand.css';

interface DiePanelProps {
  readonly view: View;
  readonly names: TableNames;
  readonly cue: Cue<SkyOfStars> | null;
  readonly clock: TableProps<SkyOfStars>['clock'];
  /** Where skies are open: those to look at. */
  readonly whose?: ReactNode;
}

/** The die, its face in words, and how long there is to answer. */
export function DiePanel({ view, names, cue, clock, whose }: DiePanelProps) {
  const { say } = names;
  const now = cue !== null && cue.seen.t === 'rolled' ? cue : null;
  const face = now !== null && now.seen.t === 'rolled' ? now.seen.face : lastFace(view);
  const { title, text } = faceWords(view, names, face);
  return (
    <div className="sk-die">
      <div className="sk-die-sign explained">
        <Die
          sides={12}
          value={face === null ? '' : faceName(say, face)}
          face={<Face names={names} face={face} />}
          roll={now?.no ?? -1}
          ms={now?.ms ?? 0}
          size={88}
        />
        <Explain what={title} means={[text, say('SK-P4'), say('SK-P5')]} />
      </div>
      <div className="sk-die-words">
        <b>{title}</b>
        <span>{text}</span>
        {clock != null && <Clock clock={clock} names={names} view={view} />}
      </div>
      {whose}
    </div>
  );
}

/** The face lies there until the next roll. */
function lastFace(view: View): string | null {
  return view.phase === 'start' || view.phase === 'over' ? null : (view.rounds.at(-1)?.rolls.at(-1)?.face ?? null);
}

function faceWords(view: View, names: TableNames, face: string | null): { title: string; text: string } {
  const { say, as } = names;
  const stop = view.rounds.at(-1)?.stop ?? null;
  if (view.phase === 'last' && stop !== null && stop.by !== null)
    return {
      title: say('face.last'),
      text:
        as === 'table'
          ? say('face.last.others', { name: names.name(stop.by) })
          : stop.by !== as && !view.asked.includes(as)
            ? say('face.last.none', { name: names.name(stop.by) })
            : say('face.last.text', person(names, stop.by)),
    };
  if (face === null) return { title: say('face.none'), text: say('face.none.text') };
  const target = as === 'table' ? null : (view.targets[as] ?? null);
  const text =
    face === 'erase' && target !== null ? say('face.erase.at', { name: names.name(target) }) : faceText(say, face);
  return { title: faceName(say, face), text };
}

/** What is on a face, about 0, 0. */
function Face({ names, face }: { readonly names: TableNames; readonly face: string | null }) {
  if (face === null) return <g />;
  if (face === '?' || face === 'erase')
    return (
      <g className="sk-face-sign">
        <IconMark name={face === '?' ? 'question' : 'cross'} size={34} />
      </g>
    );
  return (
    <g transform="scale(1.25)">
      <Glyph shape={silhouetteOf(names.sky, face)} ink="var(--sk-face)" />
    </g>
  );
}
