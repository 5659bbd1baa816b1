import type { Told } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { haste } from '../../src/stage/haste.ts';
import {
  activeHead,
  actOnStage,
  aheadOf,
  canLook,
  heardOnStage,
  isBehind,
  openStage,
  type Script,
  type Stage,
  type StageAct,
} from '../../src/stage/stage.ts';

/** A game of saying words: the view is all that was said. */
interface Talk {
  state: object;
  view: { readonly said: string };
  options: object;
  move: { readonly t: string };
  event: { readonly t: string };
  seen: { readonly t: string; readonly ms: number };
  refusal: string;
}

const script: Script<Talk> = {
  as: 0,
  follow: (view, seen) => ({ said: view.said + seen.t }),
  beat: (seen) => seen.ms,
};
/** Capitals have a beat, small letters pass at once. */
const telling = (no: number, words: string, undone?: number): Told<Talk> => {
  const seen = [...words].map((t) => ({ t, ms: t === t.toUpperCase() ? 100 : 0 }));
  return undone === undefined ? { no, at: no, seen } : { no, at: no, seen, undone };
};
const act = (stage: Stage<Talk>, ...acts: StageAct<Talk>[]): Stage<Talk> =>
  acts.reduce((now, one) => actOnStage(now, one, script), stage);
const receive = (told: readonly Told<Talk>[], said: string, atOnce = false, asked = false) => ({
  t: 'receive' as const,
  told,
  view: { said },
  atOnce,
  asked,
});
const tick = (stage: Stage<Talk>): Stage<Talk> => act(stage, { t: 'tick', no: activeHead(stage).cue?.no ?? -1 });
const shown = (stage: Stage<Talk>): string => activeHead(stage).view.said;
const cue = (stage: Stage<Talk>): string | null => activeHead(stage).cue?.seen.t ?? null;

const setup = telling(0, 'x');
const opened = openStage<Talk>(0, [setup], { said: 'x' });

describe('a stage', () => {
  it('opens at the present: a reload plays nothing', () => {
    expect(isBehind(opened)).toBe(false);
    expect(shown(opened)).toBe('x');
    expect(heardOnStage(opened)).toEqual([setup]);
  });

  it('shows events one by one, the view being the one before the event on stage', () => {
    let stage = act(opened, receive([setup, telling(1, 'ABc')], 'xABc'));
    expect([cue(stage), shown(stage), isBehind(stage)]).toEqual(['A', 'x', true]);
    stage = tick(stage);
    expect([cue(stage), shown(stage)]).toEqual(['B', 'xA']);
    stage = tick(stage);
    expect([cue(stage), shown(stage), isBehind(stage)]).toEqual([null, 'xABc', false]);
  });

  it('numbers its cues upwards and lets a late clock change nothing', () => {
    const stage = act(opened, receive([setup, telling(1, 'AB')], 'xAB'));
    const next = tick(stage);
    expect(activeHead(next).cue?.no).toBe((activeHead(stage).cue?.no ?? 0) + 1);
    expect(act(next, { t: 'tick', no: activeHead(stage).cue?.no ?? -1 })).toBe(next);
  });

  it('lets events without a beat pass at once', () => {
    const stage = act(opened, receive([setup, telling(1, 'abc')], 'xabc'));
    expect([cue(stage), shown(stage), isBehind(stage)]).toEqual([null, 'xabc', false]);
  });

  it('queues what comes in while an event is on stage', () => {
    const first = [setup, telling(1, 'A')];
    let stage = act(opened, receive(first, 'xA'), receive([...first, telling(2, 'B')], 'xAB'));
    expect([cue(stage), shown(stage)]).toEqual(['A', 'x']);
    stage = tick(stage);
    expect([cue(stage), shown(stage)]).toEqual(['B', 'xA']);
    expect(shown(tick(stage))).toBe('xAB');
  });

  it('takes the truth at the end of each telling over what it followed', () => {
    const first = [setup, telling(1, 'A')];
    const stage = act(opened, receive(first, 'x-true-A'), receive([...first, telling(2, 'B')], 'x-true-AB'));
    expect(shown(tick(stage))).toBe('x-true-A');
  });

  it('lets the log say what has been on stage, and nothing of what comes', () => {
    const stage = act(opened, receive([setup, telling(1, 'AB'), telling(2, 'C')], 'xABC'));
    const words = (one: Stage<Talk>) => heardOnStage(one).map(({ seen }) => seen.map(({ t }) => t).join(''));
    expect(words(stage)).toEqual(['x', 'A']);
    expect(words(tick(stage))).toEqual(['x', 'AB']);
    expect(words(tick(tick(stage)))).toEqual(['x', 'AB', 'C']);
  });

  it('keeps the event on stage out of the log while it is hushed', () => {
    const stage = act(opened, receive([setup, telling(1, 'AB')], 'xAB'));
    const words = (one: Stage<Talk>) => heardOnStage(one, true).map(({ seen }) => seen.map(({ t }) => t).join(''));
    expect(words(stage)).toEqual(['x']);
    expect(words(tick(stage))).toEqual(['x', 'A']);
    expect(words(tick(tick(stage)))).toEqual(['x', 'AB']);
  });
});

describe('controls', () => {
  const playing = act(opened, receive([setup, telling(1, 'ABC')], 'xABC'));

  it('pauses: the clock does nothing until it goes on', () => {
    const paused = act(playing, { t: 'pause' });
    expect(tick(paused)).toBe(paused);
    expect(cue(tick(act(paused, { t: 'play' })))).toBe('B');
  });
  it('steps from event to event and stays paused', () => {
    const stage = act(playing, { t: 'step' });
    expect([cue(stage), stage.paused]).toEqual(['B', true]);
  });
  it('is no longer paused once the present is reached', () => {
    const stage = act(playing, { t: 'step' }, { t: 'step' }, { t: 'step' });
    expect([shown(stage), isBehind(stage), stage.paused]).toEqual(['xABC', false, false]);
  });
  it('finishes: the present at once', () => {
    const stage = act(playing, { t: 'finish' });
    expect([cue(stage), shown(stage), isBehind(stage)]).toEqual([null, 'xABC', false]);
  });
  it('shows the present at once when told so on arrival', () => {
    const stage = act(opened, receive([setup, telling(1, 'ABC')], 'xABC', true));
    expect([cue(stage), shown(stage), isBehind(stage)]).toEqual([null, 'xABC', false]);
  });
});

describe('skip', () => {
  const told = [setup, telling(1, 'AB'), telling(2, 'CD'), telling(3, 'E')];
  const playing = act(opened, receive(told.slice(0, 2), 'xAB'));
  const skipped = act(playing, { t: 'skip' });

  it('shows the present at once', () => {
    expect([cue(skipped), shown(skipped), isBehind(skipped)]).toEqual([null, 'xAB', false]);
  });
  it('lets pass what others do after it, until this observer is asked', () => {
    const others = act(skipped, receive(told.slice(0, 3), 'xABCD'));
    expect([cue(others), shown(others)]).toEqual([null, 'xABCD']);
    const asked = act(others, receive(told, 'xABCDE', false, true));
    expect([cue(asked), shown(asked)]).toEqual([null, 'xABCDE']);
    expect(cue(act(asked, receive([...told, telling(4, 'F')], 'xABCDEF')))).toBe('F');
  });
  it('shows others again after an answer, where the observer was asked already', () => {
    const asked = act(opened, receive(told.slice(0, 2), 'xAB', false, true), { t: 'skip' });
    expect(shown(asked)).toBe('xAB');
    expect(cue(act(asked, receive(told.slice(0, 3), 'xABCD')))).toBe('C');
  });
  it('stops for what all want to see', () => {
    const halting = { ...script, halts: ({ t }: { readonly t: string }) => t === 'D' };
    const stage = actOnStage(skipped, receive(told.slice(0, 3), 'xABCD'), halting);
    expect([cue(stage), shown(stage)]).toEqual(['D', 'xABC']);
    expect(cue(actOnStage(actOnStage(stage, { t: 'finish' }, halting), receive(told, 'xABCDE'), halting))).toBe('E');
  });
  it('ends where somebody looks back', () => {
    const looking = act(skipped, { t: 'look', at: { no: 1, event: 0 } }, receive(told.slice(0, 3), 'xABCD'));
    expect(shown(looking)).toBe('xA');
  });
  it('of who only watches is for what has come: nobody asks them', () => {
    const watching = { ...script, as: 'table' } as const;
    const from = openStage<Talk>('table', [setup], { said: 'x' });
    const steps = [receive(told.slice(0, 2), 'xAB'), { t: 'skip' } as const, receive(told.slice(0, 3), 'xABCD')];
    expect(cue(steps.reduce((now, one) => actOnStage(now, one, watching), from))).toBe('C');
  });
});

describe('undo and gaps', () => {
  it('goes straight to the present when something was taken back, and the log forgets it', () => {
    const told = [setup, telling(1, 'a'), telling(2, '', 1)];
    const stage = act(opened, receive(told.slice(0, 2), 'xa'), receive(told, 'x'));
    expect([cue(stage), shown(stage), isBehind(stage)]).toEqual([null, 'x', false]);
    expect(heardOnStage(stage)).toEqual([setup]);
  });
  it('goes straight to the present over a gap', () => {
    const stage = act(opened, receive([telling(4, 'A')], 'x..A'));
    expect([cue(stage), shown(stage)]).toEqual([null, 'x..A']);
  });
  it('shows a view that changed without a telling', () => {
    expect(shown(act(opened, receive([setup], 'y')))).toBe('y');
  });
});

describe('watch again', () => {
  const told = [setup, telling(1, 'AB'), telling(2, 'C')];
  const rested = act(opened, receive(told.slice(0, 2), 'xAB', true, true), receive(told, 'xABC', true));

  it('plays the last time that several things happened between two answers, then shows the present', () => {
    let stage = act(rested, { t: 'again' });
    expect([cue(stage), shown(stage), isBehind(stage)]).toEqual(['A', 'x', true]);
    stage = tick(tick(stage));
    expect([cue(stage), shown(stage), isBehind(stage)]).toEqual([null, 'xABC', false]);
  });
  it('has nothing to play before there was one', () => {
    expect(act(opened, { t: 'again' })).toBe(opened);
  });
  it('goes on with what came in meanwhile', () => {
    const again = act(rested, { t: 'again' }, receive([...told, telling(3, 'D')], 'xABCD'));
    expect(cue(again)).toBe('A');
    expect([cue(tick(tick(again))), shown(tick(tick(again)))]).toEqual(['D', 'xABC']);
  });
  it('hears no more of the one telling that was taken back', () => {
    const undone = act(rested, receive([...told, telling(3, '', 1)], 'xC'));
    expect(heardOnStage(undone).map(({ no }) => no)).toEqual([0, 2]);
  });
  it('plays all that others did since the last answer, one after another, over several tellings', () => {
    const asked = act(opened, receive([setup, telling(1, 'AB')], 'xAB', true, true));
    const others = [setup, telling(1, 'AB'), telling(2, 'C'), telling(3, 'd'), telling(4, 'E')];
    let stage = act(asked, receive(others.slice(0, 3), 'xABC', true), receive(others, 'xABCdE', true, true));
    stage = act(stage, { t: 'again' });
    expect([cue(stage), shown(stage)]).toEqual(['C', 'xAB']);
    stage = tick(stage);
    expect([cue(stage), shown(stage)]).toEqual(['E', 'xABCd']);
    expect([cue(tick(stage)), shown(tick(stage))]).toEqual([null, 'xABCdE']);
  });
  it('goes on over an answer in the middle of what others do', () => {
    const others = [setup, telling(1, 'A'), telling(2, 'B'), telling(3, 'C')];
    const mine = act(opened, receive([setup], 'x', true, true));
    const attacked = { ...receive(others.slice(0, 3), 'xAB', true, true), between: true };
    const stage = act(mine, receive(others.slice(0, 2), 'xA', true), attacked, receive(others, 'xABC', true, true));
    expect(cue(act(stage, { t: 'again' }))).toBe('A');
  });
  it('has nobody wait for it who only watches: the last telling of several things is played', () => {
    const watching = { ...script, as: 'table' } as const;
    const steps = [receive(told.slice(0, 2), 'xAB', true), receive(told, 'xABC', true), { t: 'again' } as const];
    const from = openStage<Talk>('table', [setup], { said: 'x' });
    let stage = steps.reduce((now, one) => actOnStage(now, one, watching), from);
    expect(cue(stage)).toBe('A');
    for (let k = 0; k < 2; k++) stage = actOnStage(stage, { t: 'tick', no: stage.detour!.head.cue!.no }, watching);
    expect(isBehind(stage)).toBe(false);
  });
  it('forgets a scene of which something was taken back', () => {
    const others = [...told, telling(3, 'D'), telling(4, '', 3)];
    expect(act(rested, receive(others.slice(0, 4), 'xABCD', true)).scene?.no).toBe(2);
    expect(act(rested, receive(others.slice(0, 4), 'xABCD', true), receive(others, 'xABC')).scene).toBeNull();
  });
  it('forgets a scene that was taken back', () => {
    const undone = act(rested, receive([...told, telling(3, '', 1)], 'x'));
    expect(undone.scene).toBeNull();
  });
});

describe('look-back', () => {
  const told = [setup, telling(1, 'ab'), telling(2, 'c')];
  const rested = act(opened, receive(told.slice(0, 2), 'xab'), receive(told, 'xabc'));

  it('shows the moment after an event and stands still', () => {
    const stage = act(rested, { t: 'look', at: { no: 1, event: 0 } });
    expect([shown(stage), isBehind(stage)]).toEqual(['xa', true]);
    expect(tick(act(stage, { t: 'step' })).detour).toEqual(stage.detour);
    expect(shown(act(stage, { t: 'finish' }))).toBe('xabc');
  });
  it('lets the game go on behind it', () => {
    const stage = act(rested, { t: 'look', at: { no: 1, event: 0 } }, receive([...told, telling(3, 'D')], 'xabcD'));
    expect(shown(stage)).toBe('xa');
    expect(shown(act(stage, { t: 'finish' }))).toBe('xabcD');
  });
  it('goes on while all that comes passes at once', () => {
    const looking = act(rested, { t: 'look', at: { no: 1, event: 0 } });
    expect(shown(act(looking, receive([...told, telling(3, 'D')], 'xabcD', true)))).toBe('xa');
  });
  it('cannot show what happened before this page was opened, unless the app can recall it', () => {
    const reopened = openStage<Talk>(0, told, { said: 'xabc' });
    expect(canLook(reopened, { no: 1, event: 0 }, script)).toBe(false);
    const recalling = { ...script, recall: (no: number) => (no === 0 ? { said: 'x' } : null) };
    expect(canLook(reopened, { no: 1, event: 0 }, recalling)).toBe(true);
    const looked = actOnStage(reopened, { t: 'look', at: { no: 1, event: 1 } }, recalling);
    expect(shown(looked)).toBe('xab');
  });
});

it('opens anew for another observer', () => {
  const stage = act(opened, { t: 'open', as: 1, told: [setup], view: { said: 'other' } });
  expect([stage.as, shown(stage), isBehind(stage)]).toEqual([1, 'other', false]);
});

describe('tempo', () => {
  /** How long a turn of so many letters is watched, each for half a second at normal speed. */
  const watched = (letters: number, patience?: number): number => {
    const slow: Script<Talk> = { ...script, beat: ({ ms }) => 5 * ms };
    let stage = actOnStage(opened, receive([setup, telling(1, 'A'.repeat(letters))], 'x'), slow);
    let sum = 0;
    for (let shownCue = stage.live.cue; shownCue !== null; shownCue = stage.live.cue) {
      sum += shownCue.beat / haste(shownCue.beat, aheadOf(stage, slow), patience);
      stage = actOnStage(stage, { t: 'tick', no: shownCue.no }, slow);
    }
    return sum;
  };

  it('a short turn takes its time, a long one is hurried and slows down towards its end', () => {
    expect(watched(8, 5000)).toBeCloseTo(4000);
    expect(watched(45)).toBeCloseTo(22_500);
    expect(watched(45, 5000)).toBeLessThan(13_000);
    expect(watched(45, 5000)).toBeGreaterThan(watched(20, 5000));
  });

  it('counts what is still to come, the event on stage included', () => {
    const stage = act(opened, receive([setup, telling(1, 'ABc'), telling(2, 'D')], 'xABcD'));
    expect(aheadOf(stage, script)).toBe(300);
    expect(aheadOf(tick(stage), script)).toBe(200);
    expect(aheadOf(act(stage, { t: 'finish' }), script)).toBe(0);
  });

  it('what is worth a look is hurried half as much', () => {
    expect(haste(1100, 60_000, 5000)).toBe(2);
    expect(haste(400, 60_000, 5000)).toBe(4);
    expect(haste(400, 60_000, undefined)).toBe(1);
  });
});
