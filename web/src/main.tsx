import '@orrery/ui/theme.css';
import { applyPrefs, getPrefs } from '@orrery/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { keepForOffline } from './offline/keep.ts';
import { langOf, speak } from './words/speech.ts';

applyPrefs();
// Whoever comes by the link of a match waits for its page and its language at once.
if (location.pathname.startsWith('/m/')) void import('./review/pages.tsx');
await speak(getPrefs().lang ?? langOf(navigator.languages));
const root = document.getElementById('app');
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
keepForOffline();
