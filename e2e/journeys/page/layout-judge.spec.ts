// The judge of layouts and axe find what is planted, and nothing where all is sound, on pages that are not painted as well.
import { expect, test } from '@playwright/test';
import { violations } from '../../support/axe.ts';
import { judge } from '../../support/layout/judge.ts';
import { unpaint } from '../../support/unpainted.ts';

const styles = `
  * { margin: 0; box-sizing: border-box; }
  body { font: 16px/20px sans-serif; }
  button { position: absolute; width: 60px; height: 60px; }
  .unseen { position: absolute; width: 1px; overflow: hidden; clip-path: inset(50%); }
  .bar { position: absolute; top: 300px; width: 300px; height: 60px; }
  .bar-words { height: 40px; overflow: hidden auto; }
`;
const sound = `
  <button style="left: 10px; top: 10px">One</button>
  <button style="left: 80px; top: 10px">Two<span class="unseen">and much more than two for those who listen</span></button>
  <div class="area-board" style="position: absolute; top: 100px; width: 300px; height: 150px"></div>
  <div class="bar"><div class="bar-words">All is well.</div></div>`;

const planted: readonly (readonly [what: string, html: string, found: RegExp])[] = [
  [
    'text that its box cuts',
    '<p style="position:absolute; top:400px; width:60px; overflow:hidden; white-space:nowrap">Longer than its box</p>',
    /^text is cut by \d+ px: "Longer than its box"$/,
  ],
  [
    'text that ends in an ellipsis',
    '<p style="position:absolute; top:400px; width:60px; overflow:hidden; text-overflow:ellipsis; white-space:nowrap">Longer than its box</p>',
    /^text is cut/,
  ],
  [
    'text that ends in an ellipsis where one can scroll',
    '<div style="position:absolute; top:400px; width:300px; height:90px; overflow:hidden auto"><p style="width:60px; overflow:hidden; text-overflow:ellipsis; white-space:nowrap">Longer than its box</p></div>',
    /^text is cut/,
  ],
  [
    'a sentence that has to be scrolled in the bar',
    '<div class="bar"><div class="bar-words">One line,<br>two lines,<br>and a third.</div></div>',
    /^text is cut by \d+ px: "and a third\."$/,
  ],
  [
    'text larger than its button',
    '<button class="btn" style="left:10px; top:400px; white-space:nowrap">Longer than its button</button>',
    /^text leaves its place by \d+ px/,
  ],
  [
    'text on a button that is not its own',
    '<p style="position:absolute; left:82px; top:30px; pointer-events:none">Over it</p>',
    /^text lies on button\. "Two/,
  ],
  [
    'a lit cell of a map under a tool',
    '<div class="area-board" style="position:absolute; left:0; top:400px; width:200px; height:200px"><svg width="200" height="200"><path class="bp-dots" d="M100 100h0"/></svg><i class="tool" style="position:absolute; left:80px; top:80px; width:44px; height:44px"></i></div>',
    /^a lit cell lies under i\.tool/,
  ],
  ['text too small to read', '<p style="position:absolute; top:400px; font-size:11px">Small</p>', /^text of 11 px/],
  [
    'a button covered in its middle',
    '<div style="position:absolute; left:20px; top:20px; width:40px; height:40px; background:red"></div>',
    /^button\. "One" is covered/,
  ],
  [
    'two buttons that share a corner',
    '<button style="left:55px; top:55px" aria-label="Three"></button>',
    /^button\. "One" lies under button\. "Three"$/,
  ],
  [
    'a button beyond the edge',
    '<button style="left:350px; top:400px">Out</button>',
    /^button\. "Out" is outside by 20 px$/,
  ],
  [
    'a button too small for a finger',
    '<button style="left:10px; top:400px; width:30px; height:30px" aria-label="Tiny"></button>',
    /^button\. "Tiny" is 30 x 30$/,
  ],
  [
    'a picture that its box cuts',
    '<div style="position:absolute; top:400px; width:40px; height:40px; overflow:hidden"><svg class="die" role="img" aria-label="Six" width="50" height="50"></svg></div>',
    /^svg\.die "Six" is cut by 10 px$/,
  ],
  [
    'a button covered in a sheet that another one in the page lies behind',
    '<dialog class="planted" style="margin:0; border:0; padding:0; width:390px; height:400px"><button style="left:10px; top:10px">Above</button><i style="position:absolute; left:10px; top:10px; width:60px; height:60px"></i></dialog><dialog class="planted" style="margin:0; border:0; padding:0; width:390px; height:400px"><button style="left:10px; top:100px">Below</button></dialog>',
    /^button\. "Above" is covered/,
  ],
  [
    'ground of which too little is left to press',
    '<div class="area-board" style="position:absolute; top:400px; width:300px; height:150px"><button data-ground style="inset:0; width:300px; height:150px" aria-label="Ground"></button><i style="position:absolute; left:0; top:0; width:200px; height:150px"></i></div>',
    /^button\. "Ground" is covered/,
  ],
  ['a page that scrolls', '<div style="height:900px"></div>', /^the page scrolls by \d+$/],
  [
    'a sheet that scrolls sideways',
    '<div class="sheet-body" style="position:absolute; top:400px; width:90px; height:90px; overflow:auto"><div style="width:150px; height:1px"></div></div>',
    /^div\.sheet-body scrolls sideways by 60$/,
  ],
  [
    'a page of a board that scrolls sideways',
    '<div style="position:absolute; top:400px; width:90px; height:90px; overflow:auto"><ul style="display:grid; grid-template-columns:minmax(0, 1fr)"><li style="white-space:nowrap; list-style:none">Longer than its column</li></ul></div>',
    /^div\. scrolls sideways by \d+$/,
  ],
  [
    'words of a sheet that leave it, wherever it was opened',
    '<div class="bar"><dialog open style="position:fixed; left:0; top:500px; width:60px; height:60px; padding:0; overflow:visible; white-space:nowrap">Longer than its sheet</dialog></div>',
    /^text leaves its place by \d+ px: "Longer than its sheet"$/,
  ],
  ['a page that scrolls sideways', '<div style="width:500px; height:1px"></div>', /^the page scrolls sideways by \d+$/],
];

test('what is planted is found, each by its name', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const look = async (more: string, touch = true): Promise<readonly string[]> => {
    await page.setContent(`<!doctype html><style>${styles}</style>${sound}${more}`);
    await page.evaluate(unpaint);
    // The one that comes first in the page opens last, and lies on top.
    await page.evaluate(() => {
      for (const sheet of [...document.querySelectorAll<HTMLDialogElement>('dialog.planted')].reverse())
        sheet.showModal();
    });
    return (await judge(page, touch)).wrong;
  };
  expect(await look('')).toEqual([]);
  for (const [what, html, found] of planted)
    expect(await look(html), what).toEqual(expect.arrayContaining([expect.stringMatching(found)]));

  const ground =
    '<div class="area-board" style="position:absolute; top:400px; width:300px; height:150px"><button data-ground style="inset:0; width:300px; height:150px" aria-label="Ground"></button><button style="left:120px; top:45px" aria-label="On it"></button></div>';
  expect(await look(ground), 'things may lie on the ground, also in its middle').toEqual([]);
  const whole = (height: number) =>
    `<p style="position:absolute; top:400px; width:60px; height:${height}px; overflow:hidden">First <span data-whole>second</span></p>`;
  expect(await look(whole(20), false), 'what goes as a whole may be gone at a desk').toEqual([]);
  expect(await look(whole(31), false), 'but not half of it').toEqual([
    expect.stringMatching(/^text is cut .*"second"/),
  ]);
  const notice = '<div class="notice-float" style="position:fixed; left:10px; top:10px; width:200px">Passing</div>';
  expect(await look(notice), 'a notice that passes may lie over buttons').toEqual([]);
  const dots = '<svg width="200" height="200"><path class="bp-dots" d="M100 100h0"/></svg>';
  const over = (mark: string) =>
    `<div class="area-board" style="position:absolute; top:400px; width:200px; height:200px">${dots}<section ${mark} style="position:absolute; inset:0"></section></div>`;
  expect(await look(over('data-unfolded')), 'what was unfolded may lie over lit cells').toEqual([]);
  expect(await look(over('')), 'nothing else may').not.toEqual([]);
  const columns =
    '<div style="position:absolute; top:400px; width:90px; height:60px; overflow:auto" data-columns><table style="width:150px"><tr><td>One<td>Two</table></div>';
  expect(await look(columns), 'a table may be moved sideways').toEqual([]);
  const small = '<button style="left:10px; top:400px; width:30px; height:30px" aria-label="Tiny"></button>';
  expect(await look(`<div data-snaps="">${small}</div>`), 'what snaps may be small').toEqual([]);
  const long =
    '<div style="position:absolute; top:400px; width:300px; height:40px; overflow:hidden auto"><p style="height:90px">One</p><p>Two</p></div>';
  expect(await look(long), 'what can be scrolled to is not cut').toEqual([]);
  const sheet =
    '<dialog open style="position:fixed; left:0; top:500px; width:200px; height:60px">In its sheet</dialog>';
  expect(await look(`<div class="bar">${sheet}</div>`), 'a sheet opened from the bar lies elsewhere').toEqual([]);
  const { board, bar, asks } = await judge(page, true);
  expect([board?.height, bar?.height, asks]).toEqual([150, 60, false]);
});

test('axe finds pale words and a button without a name', async ({ page }) => {
  const look = async (colour: string, name: string): Promise<string> => {
    await page.setContent(
      `<!doctype html><html lang="en"><title>Words</title><main style="background: #fff"><h1>Words</h1>
      <p style="color: ${colour}">Pale</p><button>${name}</button></main></html>`,
    );
    await page.evaluate(unpaint);
    return (await violations(page, 'night')).join();
  };
  expect(await look('#000', 'Go')).toBe('');
  expect(await look('#ddd', '')).toMatch(/color-contrast.*button-name|button-name.*color-contrast/s);
});
