import type { Plugin } from 'vite';
import { drawIcon } from './icon.ts';
import { sharedMatch } from './src/offline/shared.ts';

const words = {
  en: {
    description: 'An atlas of celestial games. No account, no e-mail.',
    play: 'New table',
    invite: 'Invite friends',
  },
  it: {
    description: 'Atlante dei giochi celesti. Niente account, niente e-mail.',
    play: 'Nuovo tavolo',
    invite: 'Invita amici',
  },
} as const;

const icons = [
  { src: '/icon-192.png', size: 192, fill: 0.92, purpose: 'any' },
  { src: '/icon-512.png', size: 512, fill: 0.92, purpose: 'any' },
  // Launchers cut it to a shape of their own: the sign stays inside the circle that all of them leave.
  { src: '/icon-maskable-512.png', size: 512, fill: 0.7, purpose: 'maskable' },
] as const;
const matchFiles = ['application/json', '.json'];
const appleIcon = { src: '/icon-180.png', size: 180, fill: 0.82 };

/** What a browser needs to put the app on a home screen: icons, and a manifest in each language. */
export function installable(): Plugin {
  return {
    name: 'installable',
    apply: 'build',
    generateBundle() {
      for (const { src, size, fill } of [...icons, appleIcon])
        this.emitFile({ type: 'asset', fileName: src.slice(1), source: drawIcon(size, fill) });
      for (const lang of ['en', 'it'] as const)
        this.emitFile({ type: 'asset', fileName: `${lang}.webmanifest`, source: JSON.stringify(manifest(lang)) });
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: '/en.webmanifest' }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: appleIcon.src }, injectTo: 'head' },
    ],
  };
}

export function manifest(lang: keyof typeof words) {
  const { description, play, invite } = words[lang];
  const [small] = icons;
  const picture = [{ src: small.src, sizes: '192x192', type: 'image/png' }];
  return {
    id: '/',
    name: 'Orrery',
    short_name: 'Orrery',
    lang,
    description,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#0b1026',
    theme_color: '#0b1026',
    categories: ['games'],
    icons: icons.map(({ src, size, purpose }) => ({ src, sizes: `${size}x${size}`, type: 'image/png', purpose })),
    shortcuts: [
      { name: play, url: '/new', icons: picture },
      { name: invite, url: '/new?friends', icons: picture },
    ],
    share_target: {
      action: '/shared',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        ...{ title: 'title', text: 'text', url: 'url' },
        files: [{ name: sharedMatch.field, accept: matchFiles }],
      },
    },
    file_handlers: [{ action: '/review', accept: { 'application/json': ['.json'] } }],
  };
}
