import { langs } from '@orrery/words';
import type { ReactNode } from 'react';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Header } from '../src/frame/Header.tsx';
import {
  type AnyStage,
  Curtain,
  EndSheet,
  KeysSheet,
  Log,
  type LogLine,
  type SeatInfo,
  SeatRail,
  Settings,
  StepTutorial,
  TableFrame,
  type TableFrameProps,
  Talk,
} from '../src/index.ts';
import { htmlOf, seatsOf, strictWords } from './strict-table.tsx';

const nothing = () => undefined;
const controls: AnyStage['controls'] = {
  ...{ pause: nothing, play: nothing, step: nothing, finish: nothing, skip: nothing, look: nothing },
  again: nothing,
  canLook: () => true,
};
const still: AnyStage = {
  ...{ behind: false, scene: 'live', at: { no: 3, event: 0 }, cue: null, paused: false, skipsToTurn: true },
  controls,
};
const line: LogLine = {
  key: '3.0',
  at: { no: 3, event: 0 },
  actor: 1,
  text: 'Livia places.',
  cells: [],
  heading: false,
};
const seats: readonly SeatInfo[] = [
  ...seatsOf(1, 0),
  { seat: 1, name: 'Livia', look: 1, kind: 'bot', level: 'hard', online: true },
  { seat: 2, name: 'Bruno', look: 2, kind: 'friend', online: false },
  { seat: 3, name: 'Chiara', look: 3, kind: 'friend', online: false, awaySince: 0 },
  { seat: 4, name: 'Dario', look: 4, kind: 'friend', online: true, vacation: 86_400_000 },
  { seat: 5, name: 'Elsa', look: 5, kind: 'bot', online: true, player: { name: null } },
];
const open: SeatInfo = { seat: 0, name: '', look: 0, kind: 'open', online: false };

const table = (more: Partial<TableFrameProps>): ReactNode => (
  <TableFrame
    parts={{
      ...{ status: null, board: null, hand: 'hand', rule: 'P1' },
      ...{ seat: () => ({}), can: () => [], bar: { lead: 'Your turn', text: 'Choose.', rests: true } },
    }}
    {...{ plate: 1, title: 'A game', tableName: '', tableId: 't', seats, as: 0, awaited: [0], since: 0, over: false }}
    {...{ log: [line], stage: still, replays: true, local: false, lost: false, undo: null, refused: null }}
    rules={() => 'rules'}
    light={nothing}
    forgetRefusal={nothing}
    {...more}
  />
);

// The page that a table is in.
beforeAll(() => void vi.stubGlobal('document', { documentElement: { dataset: {} } }));
afterAll(() => void vi.unstubAllGlobals());

describe.each(langs)('the parts of a table in %s', async (lang) => {
  const says = await strictWords({ catalogue: async () => ({ 'learn.title': 'A game', 'learn.t': 'It begins.' }) });
  const draw = (node: ReactNode): string => htmlOf(says[lang], lang, node);
  const say = says[lang];

  test('a frame says who plays where, what is on stage, and whether the line is lost', () => {
    expect(draw(table({}))).toContain(say('ui.seat.choosing'));
    const waits = draw(table({ awaited: [1, 2, 3], as: 'table', local: true, lost: true, news: 1, tabs: [] }));
    for (const word of ['ui.seat.thinking', 'ui.local', 'ui.lost.watching', 'ui.menu.news'] as const)
      expect(waits).toContain(say(word));
    expect(draw(table({ as: 'table', screen: true }))).toContain(say('ui.watching.screen'));
    expect(draw(table({ as: 'table' }))).toContain(say('ui.watching'));
    expect(draw(table({ lost: true, goal: 'Goal: win.' }))).toContain(say('ui.lost'));
    const people = { title: 'Who is here', news: false, body: () => null };
    expect(draw(table({ people }))).toContain(say('ui.seat.more', { name: 'Livia' }));
    expect(draw(<SeatRail seats={[open]} as="table" awaited={[]} since={null} parts={() => ({})} />)).toContain(
      say('ui.seat.open'),
    );
  });

  test('the plate of a bot tells its manner, by a sign and a word; that of a stand-in does not', () => {
    const bot = { ...open, kind: 'bot', level: 'easy', manner: 'careful' } as const;
    const plate = (seat: SeatInfo) =>
      draw(<SeatRail seats={[seat]} as="table" awaited={[]} since={null} parts={() => ({})} />);
    expect(plate(bot)).toContain(say('ui.seat.manner', { manner: 'careful' }));
    expect(plate({ ...bot, player: { name: null } })).not.toContain(say('ui.seat.manner', { manner: 'careful' }));
  });

  test('what is on stage has its words and its buttons', () => {
    const shown = { ...still, behind: true };
    expect(draw(table({ stage: shown }))).toContain(say('ui.play.pause'));
    expect(draw(table({ stage: shown }))).toContain(say('ui.play.skip.turn'));
    expect(draw(table({ stage: { ...shown, skipsToTurn: false } }))).not.toContain(say('ui.play.skip.turn'));
    expect(draw(table({ stage: { ...shown, scene: 'again', paused: true } }))).toContain(say('ui.play.play'));
    expect(draw(table({ stage: { ...shown, scene: 'looking' } }))).toContain(say('ui.play.present'));
  });

  test('what would be there again at once cannot be taken back', () => {
    expect(draw(table({ undo: nothing }))).toContain(say('ui.undo'));
    const bar = { lead: 'Your turn', text: 'Passing.', calm: true } as const;
    const parts = { status: null, board: null, rule: 'P1', seat: () => ({}), can: () => [], bar };
    expect(draw(table({ undo: nothing, parts }))).not.toContain(say('ui.undo'));
  });

  test('a hint stands in the place of the game’s words, in a turn of one’s own alone', () => {
    const hint = { text: 'Tap a star.', close: nothing };
    const mine = draw(table({ hint }));
    expect(mine).toMatch(/class="bar-text"[^>]*><p class="bar-hint">/);
    expect(mine).toContain(say('ui.hint.close'));
    expect(mine).not.toContain('Choose.');
    expect(draw(table({ hint, awaited: [1] }))).not.toContain('Tap a star.');
    expect(draw(table({ hint, stage: { ...still, behind: true } }))).not.toContain('Tap a star.');
  });

  test('keys, settings, curtain, talk, log and tutorial are all said', () => {
    expect(draw(<KeysSheet open onClose={nothing} />)).toContain(say('ui.key.help'));
    expect(draw(<Settings />)).toContain(say('ui.set.speed.off'));
    const here = { seat: seats[2]!, tableId: 't', reveal: nothing, leave: nothing };
    expect(draw(<Curtain {...here} />)).toContain(say('ui.end.home'));
    expect(draw(<Curtain {...here} back={nothing} />)).toContain(say('ui.curtain.back'));
    const talk = { seats, as: 0, reached: true, say: async () => null };
    const lines = [{ id: 'a', from: 2, to: [0, 3], text: 'Pst' }];
    expect(draw(<Talk {...talk} lines={[]} may={() => true} />)).toContain(say('ui.talk.field.all'));
    expect(draw(<Talk {...talk} lines={lines} may={() => false} />)).toContain(say('ui.talk.hushed'));
    const log = { lines: [line], seats, looking: null, light: nothing, look: () => nothing };
    expect(draw(<Log {...log} earlier={nothing} again={nothing} />)).toContain(say('ui.log.earlier'));
    expect(draw(<Header {...{ plate: 2, title: '', tableName: '', status: null }} {...shut} />)).toContain('II');

    expect(draw(<StepTutorial say={say} steps={['learn.t']} done={nothing} close={nothing} />)).toContain(
      say('learn.play'),
    );
  });

  test('the end has every way on from it', () => {
    const result = { places: [1, 2, 3, 4, 5, 6], scores: null };
    const ways = { rematch: nothing, review: nothing, share: nothing, home: nothing, onClose: nothing };
    const sheet = (calm: boolean) => (
      <EndSheet {...{ plate: 1, title: '', tableId: 't', seats, result, as: 0, score: null, calm }} {...ways} />
    );
    expect(draw(sheet(true))).toContain(say('ui.end.share'));
    expect(draw(sheet(true))).toContain(say('ui.end.place', { place: 2 }));
    // Who reads it finds themselves at once; whoever else has that name is called by it.
    const own = seats.map((each) => ({ ...each, kind: each.seat === 1 ? ('me' as const) : each.kind }));
    const totals = (as: number) =>
      draw(<EndSheet {...sheet(true).props} seats={own} as={as} />).match(/<ol.*?<\/ol>/s)![0];
    expect(totals(1)).toContain(`>${say('ui.you')}</span>`);
    expect(totals(1)).not.toContain(`>${seats[1]!.name}</span>`);
    expect(totals(2)).toContain(`>${seats[1]!.name}</span>`);
    expect(draw(<EndSheet {...sheet(true).props} note="A loss for Bo." />)).toContain('A loss for Bo.');
  });
});

const shut = { local: true, watching: false, screen: false, news: false, openMenu: nothing };
