import { dataIn, hashOfData, type Kind, observersOf, optionKinds, putInData, takeOutData } from '@orrery/kernel';
import fc from 'fast-check';
import { atPositions, type Court, overMatches } from './court.ts';
import { travel } from './journeys.ts';
import { must, mustBeSame, mustBeSameBytes, throughJson } from './same.ts';

/** Each option says of what kind it is, and nothing else does that the game would not take. */
export function optionsSayTheirKind<K extends Kind>({ game, settings }: Court<K>): void {
  for (const { seats, options } of settings) {
    const given: Readonly<Record<string, unknown>> = { ...options };
    for (const name of Object.keys(given))
      must(isOptionKind(game.optionKinds[name]), () => `the option "${name}" does not say of what kind it is`);
    for (const name of Object.keys(game.optionKinds))
      must(
        game.readOptions({ ...given, [name]: given[name] }, seats).ok,
        () => `there is no option "${name}" to be of a kind`,
      );
  }
}

const isOptionKind = (kind: unknown): boolean => optionKinds.some((each) => each === kind);

/** Bytes of JSON that all options of a match may take, data sets not counted. */
const shortOptions = 4000;

/**
 * Options are the same for everybody and all through a match, so they need be sent once: what a view or an event has under
 * `options` are those of the match. Data sets in them can be taken out and put back, and nothing else in them is long.
 */
export function optionsTravelOnce<K extends Kind>(court: Court<K>): void {
  const { game, settings } = court;
  atPositions(court, fc.constant(null), ({ state, journey }) => {
    for (const who of observersOf(journey.head.seats)) {
      const view: { readonly options?: unknown } = game.view(state, who);
      if ('options' in view) mustBeSame(`the options in the view of ${who}`, view.options, journey.head.options);
    }
  });
  overMatches(court, (setting, seed, way) => {
    travel(game, setting, seed, way, ({ journey: { head } }, events) => {
      for (const who of observersOf(head.seats))
        for (const event of events) {
          const seen: object = game.tell(event, who) ?? {};
          if ('options' in seen) mustBeSame(`the options that ${who} is told`, seen.options, head.options);
        }
    });
  });
  for (const { seats, options } of settings) {
    for (const name of game.dataOptions ?? []) {
      must(Object.hasOwn(options, name), () => `there is no option "${name}" to bring data in`);
      const reference = game.readOptions({ ...options, [name]: { sha256: hashOfData('') } }, seats);
      must(!reference.ok, () => `a reference is taken for a data set in "${name}"`);
    }
    const light = takeOutData(game, options);
    const length = JSON.stringify(light.options).length;
    must(length <= shortOptions, () => `${length} bytes of options are not named as data`);
    must(
      dataIn(light.options).every((hash) => light.sets.has(hash)),
      () => 'a data set was taken out and lost',
    );
    const again = takeOutData(game, throughJson(options));
    mustBeSameBytes('options whose data was taken out twice', light.options, again.options);
    const sets = (hash: string) => JSON.parse(light.sets.get(hash)!);
    mustBeSame('options whose data was taken out and put back', options, putInData(throughJson(light.options), sets));
  }
}
