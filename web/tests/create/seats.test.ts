import { describe, expect, it } from 'vitest';
import { levelsOf } from '../../src/create/levels.ts';
import {
  add,
  choicesOf,
  choose,
  hasPeople,
  move,
  needsServer,
  refit,
  remove,
  rename,
  seatPlans,
  usualPlaces,
  withManner,
} from '../../src/create/seats.ts';
import { hereSeats } from '../../src/local/lay.ts';

const range = { min: 2, max: 5 };
const kinds = (places: ReturnType<typeof usualPlaces>) => places.map(({ kind }) => kind);
const keys = (places: ReturnType<typeof usualPlaces>) => places.map(({ key }) => key);

describe('the seat list', () => {
  it('opens with a table that can start', () => {
    expect(kinds(usualPlaces(range, 'bot'))).toEqual(['me', 'bot', 'bot']);
    expect(kinds(usualPlaces(range, 'link'))).toEqual(['me', 'link', 'link']);
    expect(usualPlaces({ min: 4, max: 6 }, 'bot')).toHaveLength(4);
    expect(usualPlaces({ min: 2, max: 2 }, 'bot')).toHaveLength(2);
    expect(usualPlaces({ min: 2, max: 4, usual: 2 }, 'bot')).toHaveLength(2);
  });
  it('grows and shrinks within what the game allows', () => {
    let places = usualPlaces(range, 'bot');
    for (let i = 0; i < 9; i++) places = add(places, range);
    expect(places).toHaveLength(5);
    expect(new Set(keys(places)).size).toBe(5);
    for (const { key } of places) places = remove(places, key, range);
    expect(places).toHaveLength(2);
  });
  it('adds the like of the last seat, but never a second me', () => {
    const friends = usualPlaces(range, 'link');
    expect(kinds(add(friends, range)).at(-1)).toBe('link');
    const meLast = move(friends, 0, 2);
    expect(kinds(add(meLast, range)).at(-1)).toBe('bot');
  });
  it('knows me only once', () => {
    const places = choose(usualPlaces(range, 'bot'), 2, 'me');
    expect(kinds(places)).toEqual(['here', 'bot', 'me']);
  });
  it('takes a bot with its strength', () => {
    const places = choose(usualPlaces(range, 'link'), 1, 'bot.hard');
    expect(seatPlans(places)).toEqual([{ kind: 'me' }, { kind: 'bot', level: 'hard' }, { kind: 'link' }]);
  });
  it('takes a master only to games that have one', () => {
    const places = choose(usualPlaces(range, 'bot'), 1, 'bot.master');
    const levelsIn = (game: string) => refit(places, range, levelsOf(game)).map(({ level }) => level);
    expect(levelsIn('shooting-star')).toEqual(['normal', 'master', 'normal']);
    expect(levelsIn('planet-x')).toEqual(['normal', 'hard', 'normal']);
    expect(choicesOf(levelsOf('planet-x'))).not.toContain('bot.master');
    expect(choicesOf(levelsOf('shooting-star'))).toContain('bot.master');
  });
  it('moves a place and closes up', () => {
    const places = usualPlaces(range, 'bot');
    expect(keys(move(places, 0, 2))).toEqual([1, 2, 0]);
    expect(keys(move(places, 2, 0))).toEqual([2, 0, 1]);
    expect(move(places, 0, 3)).toBe(places);
    expect(move(places, 9, 0)).toBe(places);
  });
  it('fits another game', () => {
    expect(refit(usualPlaces({ min: 5, max: 6 }, 'bot'), { min: 2, max: 4 })).toHaveLength(4);
    expect(refit(usualPlaces({ min: 2, max: 2 }, 'bot'), { min: 3, max: 6 })).toHaveLength(3);
  });
  it('says whether a server is needed', () => {
    const places = usualPlaces(range, 'bot');
    expect(needsServer(places)).toBe(false);
    expect(needsServer(choose(places, 1, 'here'))).toBe(false);
    expect(needsServer(choose(places, 1, 'link'))).toBe(true);
    expect(needsServer(choose(places, 1, 'open'))).toBe(true);
  });
  it('wants somebody to play', () => {
    const places = usualPlaces(range, 'bot');
    expect(hasPeople(places)).toBe(true);
    expect(hasPeople(choose(places, 0, 'bot.easy'))).toBe(false);
  });
  it('names only who sits at this device, and only if named', () => {
    let places = choose(usualPlaces(range, 'bot'), 1, 'here');
    expect(seatPlans(places)[1]).toEqual({ kind: 'here' });
    places = rename(places, 1, '  Ada ');
    expect(seatPlans(places)[1]).toEqual({ kind: 'here', name: 'Ada' });
    expect(hereSeats(seatPlans(places))).toEqual([
      { kind: 'me', name: null, sigil: null, level: null },
      { kind: 'here', name: 'Ada', sigil: null, level: null },
      { kind: 'bot', name: null, sigil: null, level: 'normal' },
    ]);
  });
  it('gives each bot a manner of the game, as chosen or by its seat', () => {
    const known = ['bold', 'careful', 'hoarder'] as const;
    const places = usualPlaces({ min: 4, max: 6 }, 'bot');
    const said = (of = places, manners: Parameters<typeof seatPlans>[1] = known) =>
      seatPlans(of, manners).map(({ manner }) => manner);
    expect(said()).toEqual([undefined, 'bold', 'careful', 'hoarder']);
    const chosen = withManner(places, 2, 'bold');
    expect(said(chosen)).toEqual([undefined, 'bold', 'bold', 'hoarder']);
    // What was chosen for another game is nothing here.
    expect(said(withManner(places, 2, 'trader'))).toEqual(said());
    expect(said(chosen, [])).toEqual([undefined, undefined, undefined, undefined]);
    expect(hereSeats(seatPlans(chosen, known))[2]).toMatchObject({ kind: 'bot', manner: 'bold' });
  });
});
