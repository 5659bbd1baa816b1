import type { Kind } from '@orrery/kernel';
import { describe, test } from 'vitest';
import { playoutsTouchNothing, thePastStandsStill } from './copies.ts';
import { type Court, convene, type Trial } from './court.ts';
import { tellingsAreEnough } from './follow.ts';
import { seriesGoOn, talkIsSound, timeIsSound, whoGaveUpStaysAway } from './hosting.ts';
import { imaginationFits } from './imagine.ts';
import { nothingLeaks } from './leaks.ts';
import { everyDrawIsRecorded } from './luck.ts';
import { beliefsFit, isMind, judgementIsSound, mindsAreBlind, mindsPlayLegally } from './minds.ts';
import { offersAreLegal } from './offers.ts';
import { optionsSayTheirKind, optionsTravelOnce } from './options.ts';
import { playIsPure, textIsPure } from './pure.ts';
import { redrawingIsUnseen } from './redraw.ts';
import { foldingIsExact, jsonIsEnough } from './replay.ts';
import { takenBackRevealsNothing } from './revealing.ts';
import { choicesLeakNothing, drawsLeakNothing } from './secrets.ts';
import { snapshotsChangeNothing } from './snapshots.ts';
import { askingBackLeaksNothing } from './take-back.ts';
import { answersTogetherStand } from './together.ts';
import { changesAreTold, endingsAreToldAlike } from './told.ts';
import { inputIsHarmless, optionsAreReadSafely } from './total.ts';
import { clocksAnswer, componentsAreConserved, gamesEnd, turnsAreSound } from './turns.ts';
import { quietMovesComeBack } from './undo.ts';
import { hiddenVaries } from './variety.ts';

export type { Sizes, Trial } from './court.ts';
export { type Golden, goldenGames, playthrough, recordGame } from './golden.ts';
export { isMind } from './minds.ts';
export { LawBroken, must, mustBeSame } from './same.ts';

export interface Law {
  readonly name: string;
  /** Throws LawBroken, with the seed, the position and what differed. */
  check(): void;
}

/** All the laws for one game, to be run one by one. They share the positions they look at. */
export function lawsFor<K extends Kind>(trial: Trial<K>): Law[] {
  const court = convene(trial);
  const { conserved, game, mind, sources } = trial;
  const laws: Law[] = [
    { name: 'games end within their bound', check: () => gamesEnd(court) },
    { name: 'listed, picked and fallback moves are never refused', check: () => offersAreLegal(court) },
    { name: 'turns are sound and the gate is shut to non-actors', check: () => turnsAreSound(court) },
    { name: 'a run-out clock answers', check: () => clocksAnswer(court) },
    { name: 'no input throws, refused input changes nothing', check: () => inputIsHarmless(court) },
    { name: 'options are read safely', check: () => optionsAreReadSafely(court) },
    { name: 'options say of what kind they are', check: () => optionsSayTheirKind(court) },
    { name: 'options are the same for all and travel once', check: () => optionsTravelOnce(court) },
    { name: 'every draw is recorded', check: () => everyDrawIsRecorded(court) },
    { name: 'folding a log gives equal states, views and told events', check: () => foldingIsExact(court) },
    { name: 'state, views and told events survive JSON', check: () => jsonIsEnough(court) },
    { name: 'the past stands still', check: () => thePastStandsStill(court) },
    { name: 'playouts touch nothing but their copy', check: () => playoutsTouchNothing(court) },
    { name: 'a view is enough to imagine with', check: () => imaginationFits(court) },
    { name: 'nothing leaks', check: () => nothingLeaks(court) },
    { name: 'scrambler and imagination vary the same', check: () => hiddenVaries(court) },
    { name: 'draws leak nothing', check: () => drawsLeakNothing(court) },
    { name: 'choices leak nothing', check: () => choicesLeakNothing(court) },
    { name: 'changes are told', check: () => changesAreTold(court) },
    { name: 'answers given together stand', check: () => answersTogetherStand(court) },
    { name: 'quiet moves come back', check: () => quietMovesComeBack(court) },
    { name: 'what may be asked back leaks nothing', check: () => askingBackLeaksNothing(court) },
    { name: 'snapshots change nothing', check: () => snapshotsChangeNothing(court) },
    { name: 'no clock, no luck of its own, no I/O while playing', check: () => playIsPure(court) },
    { name: 'no clock, no luck of its own, no I/O in the text', check: () => textIsPure(sources) },
  ];
  if (conserved) laws.push({ name: 'components are conserved', check: () => componentsAreConserved(court, conserved) });
  if (game.follow)
    laws.push({
      name: 'what is told is enough to follow every view',
      check: () => tellingsAreEnough(court, game.follow!),
    });
  if (game.redraw)
    laws.push({ name: 'drawing anew is seen by nobody', check: () => redrawingIsUnseen(court, game.redraw!) });
  if (game.retractable || game.revealsNothing)
    laws.push({ name: 'what may be taken back has shown nothing', check: () => takenBackRevealsNothing(court) });
  laws.push(...lawsOfHosting(court));
  if (mind) laws.push(...lawsOfMinds(court, mind));
  return laws;
}

function lawsOfHosting<K extends Kind>(court: Court<K>): Law[] {
  const { abandoned, ending, mayTalk, pacing, series } = court.game;
  const laws: Law[] = [];
  if (pacing) laws.push({ name: 'time is sound', check: () => timeIsSound(court, pacing) });
  if (series) laws.push({ name: 'a series goes on', check: () => seriesGoOn(court, series) });
  if (abandoned) laws.push({ name: 'who gave up stays away', check: () => whoGaveUpStaysAway(court, abandoned) });
  if (ending) laws.push({ name: 'why it ended is told to all alike', check: () => endingsAreToldAlike(court, ending) });
  if (mayTalk) laws.push({ name: 'who may talk is sound', check: () => talkIsSound(court, mayTalk) });
  return laws;
}

function lawsOfMinds<K extends Kind>(court: Court<K>, mind: NonNullable<Trial<K>['mind']>): Law[] {
  const laws: Law[] = [
    { name: 'minds play legally', check: () => mindsPlayLegally(court, mind) },
    { name: 'minds are blind to what is hidden', check: () => mindsAreBlind(court, mind) },
    { name: 'judgement is sound, and exact at the end', check: () => judgementIsSound(court, mind) },
  ];
  if (isMind(mind)) laws.push({ name: 'beliefs fit the view', check: () => beliefsFit(court, mind) });
  return laws;
}

/** Declares one test per law. `LAWS_SCALE` multiplies the sizes (0.25 in the quick part of the tests), `LAWS_SEED` chooses other positions. */
export function laws<K extends Kind>(trial: Trial<K>): void {
  describe(`the laws, for ${trial.game.id}`, () => {
    for (const law of lawsFor(trial)) test(law.name, () => law.check());
  });
}
