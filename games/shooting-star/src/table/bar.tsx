import type { Seat } from '@orrery/kernel';
import { type BarParts, ConfirmActions, Icon, Phrase } from '@orrery/ui';
import { useMemo } from 'react';
import type { View } from '../rules/kind.ts';
import { siteAt } from '../sight/change.ts';
import { cellName } from '../words/cell.ts';
import { capital, planetAt, reach, weaponName } from '../words/names.ts';
import type { Aiming } from './aim.ts';
import type { Building } from './build.ts';
import { type Carry, useRestedAim } from './carry.ts';
import { builtPlanet, previewText } from './labels.ts';
import type { TableNames } from './names.ts';
import { type Preview, preview as previewOf } from './preview.ts';

/** The bar while I place a weapon: what is picked, what it would do, and the buttons that answer. */
export function aimBar(view: View, names: TableNames, aiming: Aiming, carry?: Carry): BarParts {
  const { say } = names;
  const { picked, preview } = aiming;
  const lead = say('bar.you');
  if (aiming.pending) return { lead, text: say('bar.sent') };
  const actions = <GoActions words={say('bar.turn')} turn={aiming.turn} play={aiming.play} cancel={aiming.cancel} />;
  if (preview !== null)
    return {
      lead,
      text: <Foreseen view={view} names={names} preview={preview} carry={carry} />,
      actions,
      begun: true,
    };
  if (picked.weapon !== null) {
    const weapon = `<b>${weaponName(names, picked.weapon)}</b>`;
    const text = isShield(names, picked.weapon)
      ? say('bar.chooseForShield', { weapon, reach: say('preview.shield') })
      : say('bar.choosePlanet', { weapon, reach: reach(names, picked.weapon) });
    return { lead, text: <Phrase text={text} />, actions, begun: true };
  }
  if (picked.at !== null) {
    const site = siteAt(view, picked.at);
    const planet = site === null ? '' : capital(planetAt(names, site.planet, site.level));
    const text = say('bar.chooseWeapon', { planet, cell: cellName(picked.at) });
    return { lead, text: <Phrase text={text} />, actions, begun: true };
  }
  return { lead, text: say('bar.choose'), rests: true };
}

/** What would happen; of a weapon that is carried on, where it last stayed for a while. */
function Foreseen({
  view,
  names,
  preview,
  carry,
}: {
  readonly view: View;
  readonly names: TableNames;
  readonly preview: Preview;
  readonly carry: Carry | undefined;
}) {
  const rested = useRestedAim(carry);
  const shown = useMemo(() => (rested === null ? preview : previewOf(view, rested)), [rested, preview, view]);
  return (
    <p>
      {/* First: on a phone a long preview scrolls, and this must never be lost. */}
      {!isShield(names, shown.aim.weapon) && <i>{names.say('preview.before')} </i>}
      <span className="only-desk">
        <Phrase text={previewText(names, shown)} />
      </span>
      <span className="only-phone">
        <Phrase text={previewText(names, shown, true)} />
      </span>
    </p>
  );
}

const isShield = (names: TableNames, weapon: string): boolean => names.weapon(weapon)?.priority === null;

/** The bar while I place a planet of a custom sector; at a device of several, where no curtain has said it, whose turn it is. */
export function buildBar(view: View, names: TableNames, building: Building, shared: boolean): BarParts {
  const { say } = names;
  const lead = shared && view.me !== 'table' ? say('bar.theirs', { name: names.name(view.me) }) : say('bar.you');
  if (building.pending) return { lead, text: say('bar.sent') };
  if (building.planet === null) return { lead, text: say('bar.build'), rests: true };
  const planet = builtPlanet(names, building.planet, building.high);
  const text =
    building.at === null
      ? say(view.sites.length === 0 ? 'bar.buildFirst' : 'bar.buildWhere', { planet })
      : say('bar.buildHere', { planet, cell: cellName(building.at) });
  const { turn, play, cancel } = building;
  return { lead, text, actions: <GoActions words={say('bar.side')} turn={turn} play={play} cancel={cancel} /> };
}

/** The bar while I wait or watch. */
export function waitBar(view: View, names: TableNames, awaited: readonly Seat[]): BarParts {
  const { say } = names;
  if (view.phase === 'over') return { lead: say('round.over'), text: say('bar.over') };
  const [seat] = awaited;
  if (seat === undefined) return { lead: say('fire.title'), text: say('bar.nobody') };
  const name = names.name(seat);
  return { lead: say('bar.theirs', { name }), text: say(view.phase === 'build' ? 'bar.waitingBuild' : 'bar.waiting') };
}

interface GoActionsProps {
  readonly words: string;
  readonly turn: (() => void) | null;
  readonly play: (() => void) | null;
  readonly cancel: (() => void) | null;
}

function GoActions({ words, turn, play, cancel }: GoActionsProps) {
  return (
    <>
      {turn !== null && (
        <button type="button" className="btn icon ss-bar-turn" aria-label={words} aria-keyshortcuts="R" onClick={turn}>
          <Icon name="rotate" size={20} />
        </button>
      )}
      <ConfirmActions confirm={play} cancel={cancel} />
    </>
  );
}

/** Which paragraph of the rules belongs to this moment. */
export function ruleNow(view: View, resolving: boolean): string {
  if (view.phase === 'over') return 'SS-E3';
  if (view.phase === 'build') return 'SS-V2';
  return resolving ? 'SS-P6' : 'SS-P2';
}
