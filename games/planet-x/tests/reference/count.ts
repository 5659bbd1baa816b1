import { force, type Table, team, unitCard } from './table.ts';

/** Section 5: what each seat and team has on the table, and who wins. */
export function count(t: Table, why: string): NonNullable<Table['result']> {
  const seats = t.hands.map((_, seat) => seat);
  const printed = (seat: number) =>
    t.stacks
      .filter((stack) => stack.owner === seat)
      .flatMap((stack) => stack.units.map((unit) => unitCard(t, unit.card)!.force));
  const withModifiers = (seat: number) =>
    t.stacks.filter((stack) => stack.owner === seat).map((stack) => force(t, stack));
  const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);
  const forces = seats.map((seat) => sum(t.options.finalForce === 'printed' ? printed(seat) : withModifiers(seat)));
  const teams = [...new Set(seats.map((seat) => team(t, seat)))];
  const members = (one: number) => seats.filter((seat) => team(t, seat) === one);
  const teamForce = teams.map((one) => sum(members(one).map((seat) => forces[seat]!)));
  let winners = teams.filter((one) => teamForce[one] === Math.max(...teamForce));
  if (t.options.tieBreak === 'strongest') {
    const lists = new Map(
      winners.map((one) => [
        one,
        members(one)
          .flatMap(printed)
          .sort((a, b) => b - a),
      ]),
    );
    for (let i = 0; i < 68; i++) {
      const best = Math.max(...winners.map((one) => lists.get(one)![i] ?? 0));
      winners = winners.filter((one) => (lists.get(one)![i] ?? 0) === best);
    }
  }
  if (why === 'resigned') winners = teams.filter((one) => !members(one).some((seat) => t.resigned[seat]));
  return { why, force: forces, teamForce, winners };
}
