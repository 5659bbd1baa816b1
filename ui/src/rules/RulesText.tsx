import type { Say } from '@orrery/kernel';
import { type ReactNode, useEffect, useRef } from 'react';
import './rules.css';

/** Where a paragraph comes from: printed in the rulebook, decided here where it is silent, or some of both. */
export type RuleSource = 'book' | 'both' | 'ours';

interface RulesTextProps {
  readonly say: Say;
  /** Scrolls to this rule and marks it. */
  readonly at: string | null;
  /** Titles and rule ids are messages of the game. */
  readonly parts: readonly { readonly title: string; readonly rules: readonly string[] }[];
  /** Absent: nothing is said of where paragraphs come from. */
  source?(rule: string): RuleSource;
  /** What the options of this table make of a rule, in a sentence; null: it stands as it is written. */
  atTable?(rule: string): string | null;
  /** What stands at the head of a part, at its end, and under a rule. */
  opens?(title: string): ReactNode;
  closes?(title: string): ReactNode;
  under?(rule: string): ReactNode;
  /** After the last part. */
  readonly children?: ReactNode;
}

/** The rules for people: every paragraph with its id, small, at its end. */
export function RulesText({ say, at, parts, source, atTable, opens, closes, under, children }: RulesTextProps) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (at === null) return;
    page.current?.querySelector(`[data-rule="${CSS.escape(at)}"]`)?.scrollIntoView({ block: 'center' });
  }, [at]);
  const changed = (rule: string) => {
    const text = atTable?.(rule) ?? null;
    return text === null ? null : <p className="rule-here">{say('ui.rules.here', { text })}</p>;
  };
  return (
    <div ref={page} className="rules-text">
      <p className="rules-idea">{say('rules.idea')}</p>
      {parts.map(({ title, rules }) => (
        <section key={title}>
          <h3>{say(title)}</h3>
          {opens?.(title)}
          {rules.map((rule) => (
            <div key={rule}>
              <p data-rule={rule} id={rule} data-now={rule === at || undefined}>
                {say(rule)}{' '}
                <small className="rule-id">
                  {rule}
                  {source !== undefined && ` · ${say(`ui.rules.${source(rule)}`)}`}
                </small>
              </p>
              {changed(rule)}
              {under?.(rule)}
            </div>
          ))}
          {closes?.(title)}
        </section>
      ))}
      {children}
    </div>
  );
}
