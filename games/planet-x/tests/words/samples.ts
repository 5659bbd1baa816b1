import type { LostUnit, Seen } from '../../src/rules/events.ts';
import { game } from '../../src/rules/index.ts';
import type { FinalCount, Options } from '../../src/rules/kind.ts';

const read = game.readOptions(undefined, 2);
if (!read.ok) throw new Error(read.problem);
export const options: Options = read.value;

const lost = (owner: number, card: string, mods: readonly string[] = []): LostUnit => ({ card, owner, stack: 3, mods });
const count = (
  why: FinalCount['why'],
  winners: readonly number[],
  teamForce: readonly number[] = [13, 12],
): FinalCount => ({
  why,
  force: teamForce,
  teamForce,
  winners,
});
const seats = [
  { faction: 'concord', team: 0 },
  { faction: 'xarn', team: 1 },
];
const hands = [['concord-inf-1a'], []];

/** Every event in every shape a sentence tells apart; seat 0 is the reader in half of the tests. */
export const samples: readonly Seen[] = [
  { t: 'gameStarted', seats, options, first: 0 },
  { t: 'gameStarted', seats, options, first: 1 },
  { t: 'gameStarted', seats, options, first: null },
  { t: 'voted', votes: [0, 0, 1], first: 0, byLot: false },
  { t: 'voted', votes: [1, 0, 1, 0], first: 1, byLot: true },
  { t: 'mulliganAsked' },
  { t: 'mulliganTaken', seat: 0, cards: ['xarn-inf-1a', 's1-truce'] },
  { t: 'mulliganTaken', seat: 1, cards: ['concord-inf-1a'] },
  { t: 'turnStarted', turn: 3, seat: 0 },
  { t: 'turnStarted', turn: 4, seat: 1 },
  { t: 'deployed', seat: 0, card: 'concord-air-5a', stack: 1 },
  { t: 'deployed', seat: 1, card: 'xarn-ship-10a', stack: 1 },
  { t: 'discarded', seat: 0, cards: ['s2-pirates'] },
  { t: 'discarded', seat: 1, cards: ['concord-inf-2a', 'concord-mech-5a', 'concord-inf-1a'] },
  { t: 'groupFormed', seat: 0, unit: 'concord-inf-1a', from: 2, stack: 1, force: 9 },
  { t: 'groupReinforced', seat: 1, unit: 'xarn-inf-1a', from: 2, stack: 1, force: 9 },
  { t: 'attackDeclared', seat: 0, defender: 1, attacker: 1, target: 2, forces: [9, 8], levels: [4, 3] },
  { t: 'attackDeclared', seat: 1, defender: 0, attacker: 1, target: 2, forces: [9, 8], levels: [4, 3] },
  { t: 'attackDeclared', seat: 1, defender: 2, attacker: 1, target: 2, forces: [9, 8], levels: [4, 3] },
  { t: 'windowOpened', kind: 'attackWindow', n: 2, asked: [0, 1] },
  { t: 'windowClosed', kind: 'endWindow' },
  ...[0, 1].flatMap((seat): Seen[] => [
    { t: 'specialPlayed', seat, card: 's1-minus-air', unit: 'xarn-air-5a', on: null, stack: 2, forces: [8, 6] },
    { t: 'specialPlayed', seat, card: 's1-eliminate-air', unit: 'xarn-air-5a', on: null, stack: null, forces: null },
    { t: 'specialPlayed', seat, card: 's1-truce', unit: null, on: 1 - seat, stack: null, forces: null },
    { t: 'specialPlayed', seat, card: 's1-recover-ship', unit: null, on: null, stack: null, forces: null },
    { t: 'unitRecovered', seat, card: 'concord-ship-8a', stack: 9 },
    { t: 'recoverInVain', seat },
    { t: 'unitEliminated', by: seat, lost: lost(1 - seat, 'xarn-air-5a', ['s1-plus-air']) },
    { t: 'pirated', by: seat, victim: 1 - seat, card: 'xarn-air-5a' },
    { t: 'truceMade', by: seat, with: 1 - seat, card: 's1-truce', untilTurn: 4 },
    { t: 'truceEnded', by: seat, with: 1 - seat, card: 's1-truce' },
    { t: 'clash', seat, defender: 1 - seat, forces: [9, 8], outcome: 'won', chooser: seat },
    { t: 'clash', seat, defender: 1 - seat, forces: [8, 8], outcome: 'tied', chooser: null },
    { t: 'clash', seat, defender: 1 - seat, forces: [7, 8], outcome: 'lost', chooser: 1 - seat },
    { t: 'lastCardPlayed', seat },
    { t: 'resigned', seat },
    { t: 'answered', seat, answer: { to: 'vote', seat: 0 } },
    { t: 'answered', seat, answer: { to: 'mulligan', take: true } },
    { t: 'answered', seat, answer: { to: 'mulligan', take: false } },
    { t: 'answered', seat, answer: { to: 'endWindow' } },
  ]),
  ...(['truce', 'attackerGone', 'targetGone', 'engagement'] as const).map(
    (why): Seen => ({ t: 'attackCalledOff', why }),
  ),
  { t: 'unitsLost', lost: [lost(1, 'xarn-air-5a'), lost(0, 'concord-inf-1a')], chosenBy: 0 },
  { t: 'unitsLost', lost: [lost(0, 'concord-inf-1a')], chosenBy: null },
  { t: 'dealt', seat: 0, count: 5, cards: ['xarn-air-5a', 's1-truce'] },
  { t: 'dealt', seat: 1, count: 5, cards: null },
  { t: 'drew', seat: 0, count: 1, cards: ['xarn-air-5a'] },
  { t: 'drew', seat: 1, count: 2, cards: null },
  { t: 'supportOffered', seat: 0, ally: 2, card: 'xarn-air-5a' },
  { t: 'supportOffered', seat: 2, ally: 0, card: null },
  { t: 'supportOffered', seat: 1, ally: 3, card: null },
  { t: 'supportSwapped', seats: [0, 2], cards: ['xarn-air-5a', 's1-truce'] },
  { t: 'supportSwapped', seats: [1, 3], cards: null },
  { t: 'pileEmpty' },
  { t: 'gameEnded', result: count('lastCard', [0]), hands, pile: [] },
  { t: 'gameEnded', result: count('lastCard', [1]), hands, pile: [] },
  { t: 'gameEnded', result: count('stalemate', [0, 1], [4, 4]), hands, pile: [] },
  { t: 'gameEnded', result: count('resigned', [1]), hands, pile: [] },
  { t: 'gameEnded', result: count('lastCard', [0], [20, 12]), hands: [[], [], [], []], pile: [] },
];
