import type { Say } from '@orrery/words';
import { type ChangeEvent, useState } from 'react';
import { DefaultMark } from './DefaultMark.tsx';
import { Option } from './OptionList.tsx';

interface OwnDataProps {
  /** `title`, `title.why`, `title.usual` and `title.load` are messages of the game. */
  readonly title: string;
  readonly say: Say;
  /** What the owner's set is called; null: ours is played. */
  readonly own: string | null;
  /** Takes what was in a file, parsed (null: it was no JSON); answers in words what is wrong with it, or null. */
  take(raw: unknown): string | null;
  /** Back to ours. */
  drop(): void;
}

/** Whoever owns the box may bring what is printed in it as a file. */
export function OwnData({ title, say, own, take, drop }: OwnDataProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const load = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    if (file !== undefined) setProblem(take(parsed(await file.text())));
  };
  return (
    <Option title={say(title)} why={say(`${title}.why`)}>
      <div className="option-values">
        <label>
          <input type="radio" checked={own === null} onChange={drop} />
          <span>
            {say(`${title}.usual`)}
            <DefaultMark say={say} />
          </span>
        </label>
        {own !== null && (
          <label>
            <input type="radio" checked readOnly />
            <span>{own}</span>
          </label>
        )}
        <label className="option-file">
          <span>{say(`${title}.load`)}</span>
          <input type="file" accept="application/json,.json" onChange={(event) => void load(event)} />
        </label>
      </div>
      {problem !== null && <p role="alert">{problem}</p>}
    </Option>
  );
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
