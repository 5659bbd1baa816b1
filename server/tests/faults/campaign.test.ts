import { setTimeout as sleep } from 'node:timers/promises';
import { Course, Dice, type Entry, type MatchHead } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { bidding } from '../../../kernel/tests/bidding/index.ts';
import { freshFolder } from '../house.ts';
import { killCampaign } from './campaign.ts';
import { compare } from './evidence.ts';

test('killed in the middle of matches of all games, a server has kept all that it acknowledged and showed', async () => {
  const folder = freshFolder();
  const fall = async (dice: Dice, acked: () => number) => {
    const wanted = acked() + 5 + dice.int(15);
    while (acked() < wanted) await sleep(10);
  };
  const tally = await killCampaign({ seed: 'short', folder, tables: 1, fall, enough: (kills) => kills >= 3 });
  expect(tally).toEqual({ kills: 3, acked: expect.any(Number), lost: 0, doubled: 0, reordered: 0, viewsEqual: true });
  expect(tally.acked).toBeGreaterThan(15);
});

const head: MatchHead = { id: 'm', game: bidding.id, rules: bidding.rules, seats: 2, options: { rounds: 3 } };

/** Seat 0 lays two cards in turn. */
function recorded() {
  const course = new Course(bidding, head);
  const log: Entry[] = [];
  const take = (entry: Entry) => {
    course.take(entry);
    log.push(entry);
  };
  const chance = new Dice('log');
  const draws: { why: string; of: number; value: number }[] = [];
  bidding.setup({ rounds: 3 }, 2, { int: (of, why) => draw(of, why) }, null);
  take({ seq: 0, at: 0, t: 'setup', draws });
  const views = [];
  for (let i = 0; i < 4; i++) {
    const { hand, laid } = course.view(0).mine!;
    const card = hand.find((each) => each !== laid)!;
    take({ seq: i + 1, at: 0, t: 'move', by: 0, id: `p${i}`, move: { t: 'lay', card }, draws: [] });
    views.push({ as: 0, had: course.tellings(0), view: JSON.parse(JSON.stringify(course.view(0))) as unknown });
  }
  return { log, heard: { acked: new Map([[0, ['p0', 'p1', 'p2', 'p3']]]), views } };

  function draw(of: number, why: string): number {
    const value = chance.int(of);
    draws.push({ why, of, value });
    return value;
  }
}

const sound = { acked: 4, lost: 0, doubled: 0, reordered: 0, otherViews: 0 };

test('a log that holds all that was said is sound', () => {
  const { log, heard } = recorded();
  expect(compare(bidding, head, log, heard)).toEqual(sound);
});

test('what is acknowledged and missing, and what was shown and is not so, is found', () => {
  const { log, heard } = recorded();
  expect(compare(bidding, head, log.slice(0, -1), heard)).toEqual({ ...sound, lost: 1, otherViews: 1 });
  const other = heard.views.map((each) => ({ ...each, view: { ...(each.view as object), prize: 99 } }));
  expect(compare(bidding, head, log, { ...heard, views: other })).toEqual({ ...sound, otherViews: 4 });
});

test('what stands in the log twice, or in another order, is found', () => {
  const { log, heard } = recorded();
  const without = { ...heard, views: [] };
  const twice = [...log, { ...log[3]!, seq: 5 }];
  expect(compare(bidding, head, twice, without)).toEqual({ ...sound, doubled: 1 });
  const swapped = { ...without, acked: new Map([[0, ['p0', 'p2', 'p1', 'p3']]]) };
  expect(compare(bidding, head, log, swapped)).toEqual({ ...sound, reordered: 1 });
});
