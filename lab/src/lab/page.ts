import type { Balance, Share, Spread } from './balance.ts';

/** One page without a script or anything from elsewhere: plots drawn as SVG, every figure also in a table. */
export function pageOf(balance: Balance, command: string): string {
  const { game, seats, games, bots, decided, bySeat, byThing, named, margin } = balance;
  const fair = 1 / seats;
  const spreads: [string, Spread | null][] = [
    ['Decisions a game', balance.length],
    ['Rounds a game', balance.rounds],
    ['Lead changes a game', balance.leadChanges],
    ['Points between first and second', margin],
  ];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${text(game)}: balance over ${games} games</title><style>${style}</style></head><body>
<h1>${text(game)}</h1>
<p>${games} games at ${seats} seats, ${decided} won by one side alone. Bots: ${text([...new Set(bots)].join(', '))}.</p>
<p><code>${text(command)}</code></p>
<h2>What stands out</h2>
${named.length === 0 ? '<p>Nothing: no seat and nothing used is farther from what equals get than luck explains.</p>' : `<ul>${named.map((name) => `<li>${text(name)}</li>`).join('')}</ul>`}
<h2>Wins by seat</h2>
${intervals(bySeat, fair, 0, 1)}
<h2>What was used</h2>
<p>How much more often a seat wins that used it more than others did, than one that used it less. The line is what may be off, 95 times in 100;
with so many asked at once, only three standard errors count as standing out. It is not proof of a cause: who is winning plays otherwise.</p>
${intervals(byThing, 0, -1, 1)}
${spreads.map(([title, spread]) => (spread === null ? '' : `<h2>${title}</h2><p>From ${spread.least} to ${spread.most}, median ${spread.median}.</p>${bars(spread)}`)).join('\n')}
</body></html>
`;
}

const style = `body{font:16px/1.5 Georgia,serif;color:#1b2040;background:#fff;max-width:46rem;margin:0 auto;padding:1rem}
h1,h2{font-weight:600;line-height:1.2}table{border-collapse:collapse;width:100%;font-size:.9rem;font-variant-numeric:tabular-nums}
td,th{padding:.25rem .4rem;border-bottom:1px solid #d5d7e2;text-align:right}td:first-child,th:first-child{text-align:left;min-width:6rem;overflow-wrap:break-word}
svg{width:100%;height:auto;display:block}code{overflow-wrap:anywhere;font-size:.85rem}@media print{body{max-width:none}h2{break-after:avoid}tr,svg{break-inside:avoid}}`;

const [wide, row] = [200, 18];

/** Each share as a dot with its interval, the usual one dashed. */
function intervals(shares: readonly Share[], usual: number, from: number, to: number): string {
  const reach = Math.max(0.05, ...shares.map(({ share, give }) => Math.abs(share - usual) + give));
  const [least, most] = [Math.max(from, usual - reach), Math.min(to, usual + reach)];
  const x = (value: number) => (((Math.min(most, Math.max(least, value)) - least) / (most - least)) * wide).toFixed(1);
  const rows = shares.map((each) => {
    const { name, of, share, give } = each;
    const picture = `<svg viewBox="0 0 ${wide} ${row}" role="img" aria-label="${text(name)}"><path d="M${x(usual)} 0V${row}" stroke="#8a6d1f" stroke-dasharray="3 3"/><path d="M${x(share - give)} ${row / 2}H${x(share + give)}" stroke="#23307a" stroke-width="2"/><circle cx="${x(share)}" cy="${row / 2}" r="4" fill="#23307a"/></svg>`;
    return `<tr><td>${text(name)}</td><td>${of}</td><td>${percent(share)} &#177;${percent(give)}</td><td style="width:30%">${picture}</td></tr>`;
  });
  return `<table><thead><tr><th>what</th><th>games</th><th>share</th><th></th></tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
}

function bars({ counts }: Spread): string {
  const most = Math.max(1, ...counts.map(({ count }) => count));
  const step = 420 / counts.length;
  const drawn = counts.map(({ from, to, count }, k) => {
    const high = (count / most) * 100;
    const label = from === to ? `${from}` : `${from}-${to}`;
    const x = (k * step).toFixed(1);
    return `<rect x="${x}" y="${(110 - high).toFixed(1)}" width="${(step - 3).toFixed(1)}" height="${high.toFixed(1)}" fill="#23307a"><title>${label}: ${count}</title></rect><text x="${(k * step + step / 2 - 1.5).toFixed(1)}" y="124" text-anchor="middle" font-size="9">${from}</text>`;
  });
  return `<svg viewBox="0 0 420 130" role="img" aria-label="how often">${drawn.join('')}</svg>`;
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const text = (raw: string) => raw.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
