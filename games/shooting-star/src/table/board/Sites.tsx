import type { Cue } from '@orrery/ui';
import { memo } from 'react';
import type { ShootingStar, SiteSeen, View } from '../../rules/kind.ts';
import { sameCell } from '../../sight/change.ts';
import { cellKey } from '../beats.ts';
import type { TableNames } from '../names.ts';
import { Leaving } from './Leaving.tsx';
import { passageOf } from './passage.ts';
import type { Plan } from './plan.ts';
import { Site } from './Site.tsx';
import type { Captured } from './useCaptured.ts';

interface SitesProps {
  readonly view: View;
  readonly plan: Plan;
  readonly open: boolean;
  readonly cue: Cue<ShootingStar> | null;
  readonly lit: readonly string[];
  readonly truth: View | null;
  readonly names: TableNames;
  readonly flying: readonly Captured[];
  arrive(no: number): void;
}

const CARD_EVENTS: ReadonlySet<string> = new Set([
  'weaponsRevealed',
  'weaponFires',
  'weaponSpent',
  'shieldReturned',
  'shieldCaught',
  'weaponDestroyed',
]);

/** All planets with what lies on them, and those that are leaving; nothing that is aimed at them. */
export const Sites = memo(function Sites(props: SitesProps) {
  const { view, plan, open, cue, lit, truth, names, flying, arrive } = props;
  const concerns = (site: SiteSeen): Cue<ShootingStar> | null => {
    if (cue === null) return null;
    const { seen } = cue;
    const here = 'at' in seen && seen.at.x === site.at.x && seen.at.y === site.at.y;
    return here || (site.card !== null && CARD_EVENTS.has(seen.t)) ? cue : null;
  };
  const mover = cue === null ? null : passageOf(cue.seen, view);
  // What flies must pass over the other planets, so it is drawn last.
  const caught = cue?.seen.t === 'shieldCaught' ? cue.seen.attacker : null;
  const last = (site: SiteSeen) => {
    if (caught !== null && site.card?.seat === caught) return 2;
    return mover !== null && cellKey(mover.from) === cellKey(site.at) ? 1 : 0;
  };
  const sites = mover === null ? view.sites : [...view.sites].sort((a, b) => last(a) - last(b));
  const leaves = flying.find((one) => one.cue.no === cue?.no);
  const stays = ({ at }: SiteSeen) => leaves === undefined || !sameCell(at, leaves.site.at);
  const { weapon, look } = names;
  return (
    <>
      {sites.filter(stays).map((site) => (
        <Site
          key={`${cellKey(site.at)} ${site.planet}`}
          site={site}
          plan={plan}
          open={open}
          lit={lit.includes(cellKey(site.at))}
          cue={concerns(site)}
          truth={truth?.sites.find(({ at }) => sameCell(at, site.at))?.card?.weapon ?? null}
          weapon={weapon}
          look={look}
        />
      ))}
      {flying.map((one) => (
        <Leaving key={one.cue.no} one={one} plan={plan} arrive={arrive}>
          <Site {...{ site: one.site, plan, open, cue: one.cue, weapon, look, lit: false, truth: null }} />
        </Leaving>
      ))}
    </>
  );
});
