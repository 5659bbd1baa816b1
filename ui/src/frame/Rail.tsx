import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

export interface RailTab {
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

export interface RailProps {
  readonly label: string;
  readonly tabs: readonly RailTab[];
  readonly open: string;
  choose(id: string): void;
}

/** Tabs beside the board: the log, the rules, and whatever a later table brings. */
export function Rail({ label, tabs, open, choose }: RailProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const current = tabs.find((tab) => tab.id === open) ?? tabs[0];
  if (current === undefined) return null;
  const turn = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = tabs[(tabs.indexOf(current) + by + tabs.length) % tabs.length];
    if (by === 0 || next === undefined) return;
    event.preventDefault();
    choose(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };
  return (
    <section className="rail box" aria-label={label}>
      <div ref={list} className="tabs" role="tablist" onKeyDown={turn}>
        {tabs.map((tab) => (
          <button
            type="button"
            key={tab.id}
            role="tab"
            id={`${id}-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab === current}
            aria-controls={`${id}-panel`}
            tabIndex={tab === current ? 0 : -1}
            onClick={() => choose(tab.id)}
          >
            {tab.title}
          </button>
        ))}
      </div>
      <div className="rail-panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current.id}`}>
        {current.body}
      </div>
    </section>
  );
}
