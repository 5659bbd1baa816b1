import type { Say } from '@orrery/kernel';
import { type ReactNode, useEffect, useRef } from 'react';
import './rules.css';

interface RulesTextProps {
  readonly say: Say;
  /** Scrolls to this rule and marks it. */
  readonly at: string | null;
  /** Titles and rule ids are messages of the game. */
  readonly parts: readonly { readonly title: string; readonly rules: readonly string[] }[];
  /** What stands at the head of a part, at its end, and under a rule. */
  opens?(title: string): ReactNode;
  closes?(title: string): ReactNode;
  under?(rule: string): ReactNode;
  /** After the last part. */
  readonly children?: ReactNode;
}

/** The rules for people: every paragraph under its id. */
export function RulesText({ say, at, parts, opens, closes, under, children }: RulesTextProps) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (at === null) return;
    page.current?.querySelector(`[data-rule="${CSS.escape(at)}"]`)?.scrollIntoView({ block: 'center' });
  }, [at]);
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
                <span className="rule-id">{rule}</span>
                {say(rule)}
              </p>
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
