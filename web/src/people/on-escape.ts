import type { KeyboardEvent } from 'react';

/** Escape closes what is open inside a sheet, and not yet the sheet. */
export const onEscape =
  (close: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
