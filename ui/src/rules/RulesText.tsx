import type { Say } from '@orrery/words';
import { type ReactNode, useEffect, useRef } from 'react';
import './rules.css';

/** Where a paragraph comes from: printed in the rulebook, decided here where it is silent, or some of both. */
export type RuleSource = 'book' | 'both' | 'ours';

/** What a page of rules is given. */
export interface RulesProps<Options> {
  readonly say: Say;
  /** Scrolls to this rule and marks it. */
  readonly at: string | null;
  /** Of the table at which they are read; absent: of none. */
  readonly options?: Options | undefined;
}

/** By the letters and numbers of rules, without the game's own; whatever is in neither list the rulebook prints. */
export function sourcesOf(game: string, both: string, ours: string): (rule: string) => RuleSource {
  const [some, none] = [both.split(' '), ours.split(' ')];
  return (rule) => {
    const id = rule.replace(`${game}-`, '');
    return none.includes(id) ? 'ours' : some.includes(id) ? 'both' : 'book';
  };
}

interface RulesTextProps<Options> extends RulesProps<Options> {
  /** Titles and rule ids are messages of the game. */
  readonly parts: readonly { readonly title: string; readonly rules: readonly string[] }[];
  /** Absent: nothing is said of where paragraphs come from. */
  source?(rule: string): RuleSource;
  /** What the options of this table make of a rule, in a sentence; null: it stands as it is written. */
  atTable?(options: Options, rule: string, say: Say): string | null;
  /** What stands at the head of a part, at its end, and under a rule. */
  opens?(title: string): ReactNode;
  closes?(title: string): ReactNode;
  under?(rule: string): ReactNode;
  /** After the last part. */
  readonly children?: ReactNode;
}

/** The rules for people: every paragraph with its id, small, at its end. */
export function RulesText<Options>(props: RulesTextProps<Options>) {
  const { say, at, options, parts, source, atTable, opens, closes, under, children } = props;
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (at === null) return;
    page.current?.querySelector(`[data-rule="${CSS.escape(at)}"]`)?.scrollIntoView({ block: 'center' });
  }, [at]);
  const changed = (rule: string) => {
    const text = options === undefined ? null : (atTable?.(options, rule, say) ?? null);
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
