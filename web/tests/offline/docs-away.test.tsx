// No device keeps the documentation: without the server its addresses lead to the app.
import { langs } from '@orrery/words';
import { describe, expect, test } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { App } from '../../src/app.tsx';
import { DocsAway } from '../../src/shell/Lost.tsx';
import { inBrowser, shown } from '../page/page.tsx';

describe.each(langs)('in %s', (lang) => {
  inBrowser(lang);
  test('the documentation says that it needs the server', async () => {
    expect(await shown(<DocsAway />)).toContain(
      lang === 'en'
        ? 'The documentation needs the serverCan’t reach the server.'
        : 'Per la documentazione serve il serverServer non raggiungibile.',
    );
  });
});

describe('its addresses', () => {
  inBrowser('en');
  const at = (path: string) =>
    shown(
      <Router hook={memoryLocation({ path }).hook}>
        <App />
      </Router>,
    );

  test('each of them leads there, and another address is none', async () => {
    for (const path of ['/docs', '/docs/', '/docs/review.html', '/docs/specs/'])
      expect(await at(path), path).toContain('The documentation needs the server');
    for (const path of ['/docsy', '/docs/nothing', '/nowhere'])
      expect(await at(path), path).toContain('There is no such page');
  });
});
