// No device keeps the documentation: without the server its addresses lead to the app.
import { langs } from '@orrery/words';
import { describe, expect, test } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { App } from '../../src/app.tsx';
import { inBrowser, shown } from '../page/page.tsx';

describe.each(langs)('in %s', (lang) => {
  inBrowser(lang);
  const at = (path: string) =>
    shown(
      <Router hook={memoryLocation({ path }).hook}>
        <App />
      </Router>,
    );

  test('the documentation without the server says that it needs it; another address is none', async () => {
    const [needs, none] =
      lang === 'en'
        ? ['The documentation needs the serverCan’t reach the server.', 'There is no such page']
        : ['Per la documentazione serve il serverServer non raggiungibile.', 'Pagina non trovata'];
    for (const path of ['/docs', '/docs/', '/docs/review.html', '/docs/specs/'])
      expect(await at(path), path).toContain(needs);
    for (const path of ['/docsy', '/docs/nothing', '/nowhere']) expect(await at(path), path).toContain(none);
  });
});
