import type { Balance, Figure, Spread } from './balance.ts';
import { nameOf, sentencesOf } from './say.ts';

/** One page without a script or anything from elsewhere: plots drawn as SVG, every figure also in a table. */
export function pageOf(balance: Balance, title: string, command: string): string {
  const { seats, games, bots, decided, fair, bySeat, byGiven, byBrought, byUsed, named, unit } = balance;
  const spreads: [string, Spread | null][] = [
    ['Decisions a game', balance.length],
    ['Rounds a game', balance.rounds],
    ['Lead changes a game', balance.leadChanges],
    ['Points between first and second', balance.margin],
  ];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${text(title)}: balance over ${games} games</title><style>${style}</style></head><body>
<h1>${text(title)}</h1>
<p>${games} games at ${seats} seats, ${decided} won by one side alone. Bots: ${text([...new Set(bots)].join(', '))}.</p>
<p><code>${text(command)}</code></p>
<h2>What stands out</h2>
${
  named.length === 0
    ? '<p>Nothing: nothing is farther from what is usual than luck explains.</p>'
    : `<ul>${sentencesOf(named, unit)
        .map((one) => `<li>${text(one).replaceAll('+-', '&#177;').replaceAll(' %', '&#160;%')}</li>`)
        .join('')}</ul>`
}
<p>&#177; is what a figure may be off, 95 times in 100. What stands out is so far off that in 19 runs of 20 no figure of its table would be so by luck
alone; of what things bring, also far from the others of their kind. That winners
or losers used something more is no proof of a cause.</p>
<h2>Wins by seat</h2>
${intervals(bySeat, shares, fair)}
${byGiven.length === 0 ? '' : `<h2>Wins by what a seat has</h2><p>What a seat does not choose. Equals win ${percent(fair)}.</p>${intervals(byGiven, shares, fair)}`}
${byBrought.length === 0 ? '' : `<h2>What a use brings</h2><p>In ${text(unit)}, each time it is used: it tells of what everybody uses, too.</p>${intervals(byBrought, worths, middle(byBrought))}`}
${
  byUsed.length === 0
    ? ''
    : `<h2>What was used</h2><p>How often by a seat in a game, and how much more often a seat wins that used it more than others did, than one that used it less. It is no proof of a cause: who
is winning plays otherwise.</p>${intervals(byUsed, effects, 0)}`
}
${spreads.map(([title, spread]) => (spread === null || spread.most === 0 ? '' : `<h2>${title}</h2><p>From ${spread.least} to ${spread.most}, median ${spread.median}.</p>${bars(spread)}`)).join('\n')}
</body></html>
`;
}

const style = `body{font:16px/1.5 Georgia,serif;color:#1b2040;background:#fff;max-width:46rem;margin:0 auto;padding:1rem}
h1,h2{font-weight:600;line-height:1.2}table{border-collapse:collapse;width:100%;font-size:.9rem;font-variant-numeric:tabular-nums}
td,th{padding:.25rem .4rem;border-bottom:1px solid #d5d7e2;text-align:right}td:first-child,th:first-child{text-align:left;min-width:6rem;overflow-wrap:break-word}
td:last-child{width:30%}.u{stroke:#8a6d1f;stroke-dasharray:3 3}.i{stroke:#23307a;stroke-width:2}circle{fill:#23307a}
svg{width:100%;height:auto;display:block;overflow:visible}td svg{max-width:9rem;margin-left:auto}code{overflow-wrap:anywhere;font-size:.85rem}@media print{body{max-width:none}h2{break-after:avoid}tr,svg{break-inside:avoid}}`;

const [wide, row] = [110, 18];

interface Scale<One> {
  readonly head: string;
  readonly count: (one: One) => string;
  readonly write: (value: number) => string;
}
const percent = (share: number) => `${(share * 100).toFixed(1)}&#160;%`;
const count = ({ of }: Figure) => `${of}`;
const shares: Scale<Figure> = { head: 'games', count, write: percent };
const worths: Scale<Figure> = { head: 'uses', count, write: (value) => value.toFixed(2) };
const effects: Scale<Balance['byUsed'][number]> = {
  head: 'uses a seat',
  count: ({ uses }) => uses.toFixed(2),
  write: percent,
};
const middle = (all: readonly Figure[]) => all.reduce((sum, { mean }) => sum + mean, 0) / all.length;

/** Each figure as a dot with its interval, the usual one dashed. */
function intervals<One extends Figure>(all: readonly One[], { head, count, write }: Scale<One>, usual: number): string {
  const reach = Math.max(0.05, ...all.map(({ mean, give }) => Math.abs(mean - usual) + give));
  const x = (value: number) => (((value - usual + reach) / (2 * reach)) * wide).toFixed(1);
  const rows = all.map((each) => {
    const { mean, give } = each;
    const picture = `<svg viewBox="0 0 ${wide} ${row}" role="img" aria-label="${write(mean)}"><path class="u" d="M${x(usual)} 0V${row}"/><path class="i" d="M${x(mean - give)} 9H${x(mean + give)}"/><circle cx="${x(mean)}" cy="9" r="3"/></svg>`;
    return `<tr><td>${text(nameOf(each))}</td><td>${count(each)}</td><td>${write(mean)} &#177;${write(give)}</td><td>${picture}</td></tr>`;
  });
  return `<table><thead><tr><th>what</th><th>${head}</th><th>figure</th><th></th></tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
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

const text = (raw: string) => raw.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
