import { comingKinds } from '@orrery/kernel';
import { errorCodes, type TableInfo } from '@orrery/wire';
import { expect, test } from 'vitest';
import { EndLocal } from '../../src/ending/EndLocal.tsx';
import { SeriesScore } from '../../src/ending/SeriesScore.tsx';
import { StayedWord } from '../../src/ending/Stayed.tsx';
import { AdviceButton, AdviceEntry, AdviceSheet } from '../../src/hints/AdviceSheet.tsx';
import { Askers, useAskerPrompt } from '../../src/people/Askers.tsx';
import { HandOn } from '../../src/people/HandOn.tsx';
import { OwnRequest, RequestStrip } from '../../src/people/OwnRequest.tsx';
import { People } from '../../src/people/People.tsx';
import { SeatKept, StandInStrip } from '../../src/people/SeatBack.tsx';
import { SeatMenu } from '../../src/people/SeatMenu.tsx';
import { useNameless } from '../../src/person/AskName.tsx';
import { usePerson } from '../../src/person/person.ts';
import { comingSentence } from '../../src/play/comings.ts';
import { Settling } from '../../src/play/Settling.tsx';
import { PollPanel } from '../../src/polls/PollPanel.tsx';
import { Notice } from '../../src/shell/Notice.tsx';
import { Join } from '../../src/wait/Join.tsx';
import { WaitingRoom } from '../../src/wait/WaitingRoom.tsx';
import { WaitingScreen } from '../../src/wait/WaitingScreen.tsx';
import { useSpeech } from '../../src/words/speech.ts';
import { inBrowser, shown, walk } from '../page/page.tsx';
import { bot, free, mine, poll, seat, secret, table } from './fixtures.ts';

inBrowser();
const nothing = () => undefined;
const link = secret('l');
const people = {
  watchers: [{ id: secret('w'), name: null, sigil: null }],
  watching: 1,
  banned: [{ id: secret('b'), name: 'Otto' }],
};
const asker = { id: secret('a'), name: 'Carla', sigil: null, seat: null, at: 0 };
const began = { name: 'Bruno', sigil: null, level: null, mine: false, still: false };
const match = { id: secret('m'), game: 1, places: null, seal: '0'.repeat(64) };
const running = (over: Partial<TableInfo> = {}) => table({ status: 'playing', matches: [match], ...over });

function Prompt(props: { readonly table: TableInfo }) {
  return useAskerPrompt(props.table);
}

test('every trouble is said in words', async () => {
  for (const code of [
    ...errorCodes,
    'STALE',
    'NOTHING_TO_UNDO',
    'TOO_MANY_CHANGES',
    'OFFLINE',
    'UNREADABLE',
    'NO_STORAGE',
    'OLD_RULES',
    'NOT_A_MATCH',
    'BROKEN_MATCH',
    'HINT_COUNTED',
    'HINT_OTHERS',
    'HINT_OFF',
    'HINT_NOT_NOW',
    'HINT_FAILED',
    'SOMETHING_ELSE',
  ])
    expect(await walk(<Notice code={code} close={nothing} />), code).toMatch(/^\p{Lu}.*[.:/]/u);
});

test('a room that waits: of the host, of a guest, with bots to come', async () => {
  const seats = [mine({ ready: true, link }), seat({ ready: true, online: false }), free({ link }), bot()];
  for (const takeover of ['ask', 'anyone', 'nobody'] as const)
    expect(await walk(<WaitingRoom table={table({ seats, takeover, ...people })} link={link} />)).toContain('waiting');
  expect(await walk(<WaitingRoom table={table({ agreed: [0] })} link={link} />)).toContain('Still to agree');
  // Who begins it reads beside that button what is missing.
  expect(await walk(<WaitingRoom table={table({ agreed: [0] })} link={link} />)).toMatch(/only if \S+.* agrees too\./);
  expect(await walk(<WaitingRoom table={table({ agreed: [1] })} link={link} />)).toContain('only if you agree too.');
  const all = await walk(<WaitingRoom table={table({ agreed: [0, 1] })} link={link} />);
  expect(all).toContain('the game counts');
  expect(all).not.toContain('only if');
  await walk(<WaitingRoom table={table({ seats: [mine(), free()] })} link={link} />);
  const guest = table({ youHost: false, host: 1, options: { sector: 'custom' } });
  expect(await walk(<WaitingRoom table={guest} link={link} />)).toContain('the host starts the game.');
  expect(await walk(<WaitingScreen table={table({ seats })} link={link} />)).not.toBe('');
});

test('who sits down as a guest is not asked who invites: friends read the host’s name', async () => {
  usePerson.setState({ name: null });
  useNameless.setState({ chosen: false });
  const nobody = { 'GET /api/me': { name: null, sigil: null } };
  const seats = [mine({ name: null }), free()];
  expect(await shown(<WaitingRoom table={table({ seats })} link={link} />, nobody)).toContain('Who is inviting?');
  const guest = await shown(<WaitingRoom table={table({ seats, youHost: false, host: null })} link={link} />, nobody);
  expect(guest).not.toContain('Who is inviting?');
  expect(guest).toContain('Table code');
});

test('an invitation says what it leads to', async () => {
  const others = [seat(), seat({ name: 'Bruno' })];
  const asked = (over: Partial<TableInfo>) => table({ youHost: false, host: 0, seats: others, code: null, ...over });
  const won = { ...match, places: [1, 2], scores: [9, 4] };
  const cases: readonly Partial<TableInfo>[] = [
    { seats: [seat(), free()] },
    { seats: [seat({ name: null }), free({ link })], invitedTo: 1, agreed: [0] },
    { seats: others, invitedTo: 1 },
    { seats: [seat(), seat()], invitedTo: 1, handedOn: true, status: 'playing', matches: [match] },
    {},
    { locked: true },
    { closed: true },
    { status: 'playing', matches: [match] },
    { status: 'playing', matches: [{ ...match, counts: true, fromDevice: true }], seats: [seat(), bot()] },
    { status: 'playing', matches: [match], seats: [seat(), bot()], takeover: 'anyone' },
    { status: 'playing', matches: [match], seats: [seat(), bot()], takeover: 'nobody', spectators: false },
    { status: 'over', matches: [won] },
    { status: 'over', matches: [{ ...won, places: [1, 1] }] },
    { status: 'over', matches: [match] },
    { status: 'over', matches: [won], spectators: false },
  ];
  const ways = { link, enter: nothing, lookAgain: async () => undefined, watch: nothing };
  for (const over of cases) expect(await walk(<Join table={asked(over)} {...ways} />)).not.toBe('');
  const idea = 'Hidden weapons over a grid of planets';
  expect(await shown(<Join table={asked({ seats: [seat(), free()] })} {...ways} />), 'what one comes to').toContain(
    idea,
  );
  expect(await shown(<Join table={asked({})} {...ways} />), 'there is no seat').not.toContain(idea);
});

test('who is here, and what can be done with them', async () => {
  const seats = [mine(), seat({ muted: true, mutedForYou: true }), bot({ began }), seat({ name: 'Carla', began })];
  const full = running({ seats, ...people, askers: [asker, { ...asker, id: secret('z'), seat: 2 }] });
  for (const at of [null, 0, 1, 2, 3]) await walk(<People table={full} link={link} seat={at} />, {}, 90);
  await walk(<People table={{ ...full, locked: true }} link={link} seat={null} />);
  await walk(<People table={running({ youHost: false, seats })} link={link} seat={1} />);
  const bold = running({ seats: [mine(), bot({ manner: 'bold' })] });
  expect(await walk(<People table={bold} link={link} seat={1} />)).toContain('Bold: fires at other players’ weapons.');
  expect(await walk(<Prompt table={full} />)).toContain('Carla');
  expect(await walk(<Askers table={full} />)).toContain('seat 3');
});

test('one’s own seat: a bot for it, leaving it, handing it on, coming back', async () => {
  const own = [mine({ began: { ...began, mine: true } }), seat()];
  const close = nothing;
  await walk(<SeatMenu table={running({ seats: own })} takesBack={0} close={close} />);
  await walk(<SeatMenu table={running({ seats: [mine(), bot()] })} takesBack={null} close={close} />);
  const away = running({ seats: [mine({ level: 'normal' }), seat()] });
  await walk(<SeatMenu table={away} takesBack={null} close={close} />);
  const voted = { no: 0, t: 'voted', at: 0, seat: 0, name: 'Ada', mine: true } as const;
  expect(await walk(<StandInStrip table={away} />)).toContain('A bot plays for you');
  expect(await walk(<StandInStrip table={{ ...away, comings: [voted] }} />)).toContain('the others');
  const kept = await walk(
    <SeatKept table={running({ seats: [bot({ began }), seat()], returnTo: 0 })} watch={nothing} />,
  );
  expect(kept, 'who is there').toMatch(/Bruno.*your seat.*Livia/);
  const offer = { link, until: 0 };
  const named = (...names: string[]) => names.map((name, at) => ({ seat: at, name }));
  await walk(<HandOn table={running({ seats: [mine({ offer }), seat()] })} seats={named('Ada')} as="entry" />);
  await walk(<HandOn table={running({ seats: [mine(), mine()] })} seats={named('Ada', 'Bo')} as="entry" />);
  await walk(<HandOn table={running()} seats={named('Ada')} as="button" />);
  for (const request of ['waits', 'no', 'yes'] as const) {
    const asks = running({ youHost: false, request, seats: [seat(), bot()] });
    await walk(<OwnRequest table={asks} link={link} watch={nothing} goOut={nothing} />);
    await walk(<RequestStrip table={asks} />);
  }
  await walk(<EndLocal table={secret('t')} />);
});

test('what people decide together', async () => {
  const seats = [mine(), seat({ online: false }), seat({ name: 'Bruno' }), seat({ name: 'Carla' })];
  const votes = [
    { seat: 0, choice: 'wait' },
    { seat: 2, choice: 'bot' },
  ] as const;
  const asks = (over: Parameters<typeof poll>[0]) => running({ seats, poll: poll(over) });
  const absent: readonly Parameters<typeof poll>[0][] = [
    { votes: [...votes], callIn: 0 },
    { votes: [], callIn: 90_000, left: 7_200_000, of: 86_400_000 },
    { late: true, voters: [0] },
    { voters: [0], late: true },
    { voters: [0] },
    { seat: null },
  ];
  for (const over of absent) await walk(<PollPanel table={asks(over)} />);
  for (const late of [{}, { late: true }] as const) {
    const two = running({ seats: [mine(), seat({ online: false })], poll: poll({ voters: [0], ...late }) });
    await walk(<PollPanel table={two} />);
  }
  for (const seating of ['same', 'rotate', 'lots'] as const) {
    const again = { kind: 'again' as const, seating, voters: [0, 1, 2, 3] };
    const said = [
      { seat: 1, choice: 'yes' },
      { seat: 2, choice: 'no' },
    ] as const;
    await walk(<PollPanel table={{ ...asks({ ...again, seat: 1, votes: [...said] }), status: 'over' }} inDialog />);
    await walk(<PollPanel table={{ ...asks({ ...again, seat: 0 }), status: 'over' }} />);
  }
  const next = (seat: number) => {
    const over = asks({ kind: 'again', seating: 'same', voters: [0, 1, 2, 3], seat });
    return walk(<PollPanel table={{ ...over, status: 'over', series: { bestOf: 3, swap: false } }} />);
  };
  expect(await next(0), 'between the games of a series').toContain('You ask for the next game');
  expect(await next(1)).toMatch(/asks for the next game.*Yes, go on/);
  for (const seat of [0, 1]) await walk(<PollPanel table={asks({ kind: 'takeBack', seat })} />);
  for (const over of [
    { seats: [mine(), seat()] },
    { seats: [bot(), seat()], returnTo: 0 },
    { seats: [seat(), seat()] },
  ])
    await walk(<StayedWord table={running(over)} goOn={nothing} />);
});

test('who comes and goes has a line of the log', () => {
  const { say, lang } = useSpeech.getState();
  for (const t of comingKinds)
    for (const own of [true, false]) {
      const coming = { no: 0, t, at: 0, seat: 0, name: 'Ada', mine: own, ...(t === 'vacation' ? { until: 1 } : {}) };
      expect(
        comingSentence(coming, () => 'Bruno', say, lang),
        t,
      ).toMatch(/\.$/);
    }
});

test('the luck is settled, and a match of three is counted', async () => {
  for (const over of [true, false]) await walk(<Settling over={over} />);
  const seats = [0, 1].map((at) => ({ seat: at, name: 'AB'[at]!, look: at, kind: 'friend' as const, online: true }));
  const series = { game: 2, played: 1, bestOf: 3, wins: [1, 0], winners: [0], sides: [[0], [1]] };
  for (const places of [null, [1, 2], [1, 1]])
    expect(await walk(<SeriesScore series={{ ...series, places }} seats={seats} />)).toContain('Game 2');
  const won = (sides: number[][], places: number[], mine: boolean) => {
    const own = seats.map((at) => ({ ...at, kind: mine ? ('me' as const) : at.kind }));
    return walk(<SeriesScore series={{ ...series, sides, places }} seats={own} />);
  };
  expect(await won([[0], [1]], [1, 2], true)).toContain('You win the match.');
  expect(await won([[0], [1]], [1, 2], false)).toContain('A wins the match.');
  for (const mine of [true, false])
    expect(await won([[0, 1], [2]], [1, 1, 2], mine)).toContain('A and B win the match.');
});

test('a hint: asked for in the bar and the menu, read in a sheet, put away', async () => {
  let [asked, closed] = [0, 0];
  const advice = {
    ...{ allowed: true, busy: false, open: true, said: { text: 'You pass. <b>Why</b> not.', cells: [] } },
    ask: () => void asked++,
    close: () => void closed++,
  };
  expect(await walk(<AdviceSheet advice={advice} />)).toContain('What a hard bot would do');
  expect(closed).toBeGreaterThan(0);
  expect(await walk(<AdviceButton advice={advice} />)).toContain('Hint');
  expect(await walk(<AdviceButton advice={{ ...advice, busy: true }} />)).toContain('Thinking');
  const before = asked;
  await walk(<AdviceEntry advice={advice} close={nothing} />);
  expect(asked).toBeGreaterThan(before);
});
