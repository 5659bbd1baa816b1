// Pages that are laid out, read out and pressed as ever, but of which no pixel is drawn: to draw them takes more of the machine than all
// the rest of a journey, and nobody looks.
import { type BrowserContext, test } from '@playwright/test';

/** Whoever wants pictures has them: of a second try, too, which the picture of its failure explains. */
const looked = (): boolean =>
  process.env.TRACE !== undefined || process.env.LAYOUT_PICTURES !== undefined || isSecondTry();

/** The bench opens the same pages outside of any journey. */
function isSecondTry(): boolean {
  try {
    return test.info().retry > 0;
  } catch {
    return false;
  }
}

export async function leaveUnpainted(context: BrowserContext): Promise<void> {
  if (!looked()) await context.addInitScript(unpaint);
}

/** Runs in the page. What `judge` and axe measure of opacity they measure under `data-painted`, which they put on while they look. */
export function unpaint(): void {
  const sheet = new CSSStyleSheet();
  // What lies on top of all is no part of the root.
  sheet.replaceSync(
    ':root:not([data-painted]), :root:not([data-painted]) :is(dialog, dialog::backdrop, [popover]) { opacity: 0 !important }',
  );
  document.adoptedStyleSheets.push(sheet);
}
