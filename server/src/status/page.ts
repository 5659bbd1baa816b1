import type { Lang } from '@orrery/words';
import type { Figures } from './figures.ts';
import { style } from './style.ts';
import { statusWords } from './words.ts';

/** The door: asks for the token. `problem`: why it is asked again. */
export function loginPage(lang: Lang, problem: 'wrong' | 'tooFast' | null): string {
  const say = statusWords[lang];
  const said = problem === null ? '' : `<p class="bad" role="alert">${safe(say[problem])}</p>`;
  return whole(
    lang,
    say.title,
    `<form method="post" action="/status" class="door">
      <label for="token">${safe(say.login)}</label>
      <input id="token" name="token" type="password" autocomplete="current-password" required autofocus aria-describedby="hint">
      <button>${safe(say.enter)}</button>
      <p id="hint" class="dim">${safe(say.hint)}</p>
      ${said}
    </form>`,
  );
}

export function statusPage(lang: Lang, figures: Figures): string {
  const say = statusWords[lang];
  const number = new Intl.NumberFormat(lang);
  const { ready, tables, bots, disk, now } = figures;
  const state = ready.ok ? (ready.room === 'low' ? 'low' : 'ready') : ready.reason;
  const rows: (readonly [string, string])[] = [
    [say.version, figures.version],
    [say.uptime, lasting(figures.uptime, lang)],
    [
      say.people,
      `${number.format(figures.people)} <small>(${number.format(figures.sockets)} ${safe(figures.sockets === 1 ? say.socket : say.sockets)})</small>`,
    ],
    [say.waiting, number.format(tables.waiting)],
    [say.playing, number.format(tables.playing)],
    [say.over, number.format(tables.over)],
    [say.liveMatches, number.format(figures.liveMatches)],
    [say.bots, `${bots.waiting} ${safe(say.botsWaiting)}, ${bots.thinking} ${safe(say.botsThinking)}`],
    [say.disk, disk === null ? '?' : `${bytes(disk.free, lang)} / ${bytes(disk.size, lang)}`],
    [say.stored, bytes(figures.stored, lang)],
    [
      say.backup,
      figures.backup === null ? safe(say.none) : `${lasting((now - figures.backup) / 1000, lang)} ${safe(say.ago)}`,
    ],
    [say.reports, `${figures.reports}${figures.reports === 0 ? '' : ` <small>${safe(say.reportsHow)}</small>`}`],
  ];
  const warnings = figures.warnings.map(
    ({ at, what }) =>
      `<li><time>${new Date(at).toISOString().slice(0, 19).replace('T', ' ')}</time> ${safe(what)}</li>`,
  );
  return whole(
    lang,
    say.title,
    `<p class="state" data-good="${ready.ok}">${safe(say[state])}</p>
    <dl>${rows.map(([name, value]) => `<div><dt>${safe(name)}</dt><dd>${value}</dd></div>`).join('')}</dl>
    <h2>${safe(say.warnings)}</h2>
    ${warnings.length === 0 ? `<p class="dim">${safe(say.noWarnings)}</p>` : `<ol>${warnings.join('')}</ol>`}
    <p class="acts"><a href="/status">${safe(say.again)}</a></p>
    <form method="post" action="/status/close"><button>${safe(say.leave)}</button></form>`,
    figures.name,
  );
}

function whole(lang: Lang, title: string, body: string, name: string | null = null): string {
  const head = name === null ? 'Orrery' : `Orrery, ${name}`;
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${safe(title)} · Orrery</title>
<style>${style}</style>
</head>
<body>
<main>
<p class="brand">${safe(head)}</p>
<h1>${safe(title)}</h1>
${body}
</main>
</body>
</html>
`;
}

/** Text that a page shows as it is, whatever signs it is made of. */
export function safe(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function lasting(seconds: number, lang: Lang): string {
  const minutes = Math.max(0, Math.floor(seconds / 60));
  const [day, hour, minute] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60];
  const parts = Object.entries(day > 0 ? { day, hour } : hour > 0 ? { hour, minute } : { minute });
  const inUnits = parts.map(([unit, n]) =>
    new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'short' }).format(n),
  );
  return new Intl.ListFormat(lang, { type: 'unit', style: 'narrow' }).format(inUnits);
}

function bytes(count: number, lang: Lang): string {
  const [size, unit] = count >= 1e9 ? [count / 1e9, 'GB'] : [count / 1e6, 'MB'];
  return `${new Intl.NumberFormat(lang, { maximumFractionDigits: 1 }).format(size)} ${unit}`;
}
