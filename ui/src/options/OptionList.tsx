import type { ReactNode } from 'react';
import './options.css';

/** The options of a game, one beside the other. */
export function OptionList({ children }: { readonly children: ReactNode }) {
  return <div className="options">{children}</div>;
}

interface OptionProps {
  readonly title: string;
  /** What it is for, under its values. */
  readonly why: string;
  readonly className?: string;
  /** Of no use with what else was chosen. */
  readonly shut?: boolean;
  readonly children: ReactNode;
}

/** One option: its name, its values, and what it is for. */
export function Option({ title, why, className = '', shut = false, children }: OptionProps) {
  return (
    <fieldset className={`option ${className}`} disabled={shut}>
      <legend>{title}</legend>
      {children}
      <p>{why}</p>
    </fieldset>
  );
}
