import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../art/index.ts';
import { useSay } from '../words/index.ts';
import './sheet.css';

export interface SheetProps {
  readonly open: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly className?: string;
  /** The id of the words to be read aloud when it opens. */
  readonly describedBy?: string;
  onClose(): void;
}

/** A dialog: in the middle of a desktop, from the lower edge of a phone. Esc, the cross or a tap beside it closes. */
export function Sheet({ open, title, children, className = '', describedBy, onClose }: SheetProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const say = useSay();
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null || !open) return;
    const opener = document.activeElement;
    dialog.showModal();
    return () => {
      dialog.close();
      // The browser gives the focus back only while the dialog is still in the page, and by now React has taken it out.
      if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus();
    };
  }, [open]);
  if (!open) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a dialog by itself; the click is for the ground beside it
    <dialog
      ref={ref}
      className={`sheet ${className}`}
      aria-labelledby={heading}
      aria-describedby={describedBy}
      onCancel={(event) => {
        // React brings it here also from a sheet or a file field inside this one.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className="sheet-page">
        <header className="sheet-head">
          <h2 id={heading}>{title}</h2>
          <button type="button" className="btn icon plain" aria-label={say('ui.close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must be able to scroll it */}
        <div className="sheet-body" tabIndex={0}>
          {children}
        </div>
      </div>
    </dialog>
  );
}
