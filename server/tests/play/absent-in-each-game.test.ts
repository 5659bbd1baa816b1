// In every game somebody must answer and is away: their table resolves it within the countdown, and nobody alone.
import { shelf } from '@orrery/games';
import { expect, test } from 'vitest';
import { sitDown } from '../at-table.ts';

const [away, vote] = [30_000, 60_000];

test.each(shelf.map(({ id }) => id))(
  '%s: the others let a bot play within the countdown, and who returns has the seat back',
  async (game) => {
    const at = await sitDown(3, { game, pace: { tempo: 'off', fixedWindows: false } });
    const absent = at.sitters[0]!.device.steps(0)!.awaited[0]!;
    const [one, other] = [0, 1, 2].filter((seat) => seat !== absent) as [number, number];
    const { device } = at.sitters[one]!;
    const seatOfAbsent = () => device.table()!.seats[absent]!;
    await at.goAway(absent);
    await at.pass(away);
    expect(at.poll(one)).toMatchObject({ kind: 'absent', seat: absent, left: vote, voters: [one, other] });
    await at.vote(one, 'bot');
    await at.settle();
    expect(seatOfAbsent().level).toBeNull();
    await at.vote(other, 'bot');
    await device.until(() => seatOfAbsent().level === 'normal');
    expect(at.poll(one)).toBeNull();
    const back = await at.sitters[absent]!.person.post(at.at('bot'), { bot: false });
    expect(back.seats[absent]).toMatchObject({ level: null, mine: true, began: { still: true } });
    expect(back.comings.map(({ t }) => t)).toEqual(['voted', 'back']);
  },
);
