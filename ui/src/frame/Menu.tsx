import type { Seat } from '@orrery/kernel';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../art/index.ts';
import { Settings } from '../settings/index.ts';
import { Sheet } from '../sheet/index.ts';
import type { TableParts } from '../table/contract.ts';
import { useSay } from '../words/index.ts';
import { GiveUp } from './GiveUp.tsx';
import { Rail, type RailTab } from './Rail.tsx';

/** 'top', 'settings', 'seats', 'aside', 'give-up', 'people', 'people:<seat>' or the id of a tab. */
export type MenuPage = string;

/** Who is at the table and what can be done with them, as the app has it; `seat`: with whom first. */
export interface PeopleSheet {
  readonly title: string;
  /** Something in it waits for an answer. */
  readonly news: boolean;
  body(seat: Seat | null): ReactNode;
}

export interface MenuProps {
  readonly page: MenuPage | null;
  /** What stands beside the board on a desktop, and what it is called together. */
  readonly tabs: readonly RailTab[];
  readonly label: string;
  readonly aside: { readonly title: string; readonly body: ReactNode } | undefined;
  readonly givesUp: TableParts['givesUp'];
  /** All that the plates of the seats say, which a phone has no room for. */
  readonly seats: ReactNode;
  readonly people: PeopleSheet | undefined;
  /** The app's own entries: what can be done at this table, before all others. */
  readonly first?: ReactNode;
  readonly children?: ReactNode;
  go(page: MenuPage | null): void;
  openKeys(): void;
}

const ICON: Readonly<Record<string, IconName>> = { log: 'log', rules: 'rules', talk: 'talk' };

/** What does not fit beside the board, in a sheet: on a phone also the log, the rules and the aside. Each page is a sheet of its own, so that the focus moves into it. */
export function Menu({ page, tabs, label, aside, givesUp, seats, people, first, children, ...ways }: MenuProps) {
  const { go, openKeys } = ways;
  const say = useSay();
  const close = (): void => go(null);
  const tab = tabs.find(({ id }) => id === page);
  if (tab !== undefined) {
    return (
      <Sheet key="tabs" open title={label} className="menu-tab" onClose={close}>
        <Rail label={label} tabs={tabs} open={tab.id} choose={go} />
      </Sheet>
    );
  }
  if (page === 'settings') {
    return (
      <Sheet key={page} open title={say('ui.settings')} onClose={close}>
        <Settings />
      </Sheet>
    );
  }
  if (page === 'seats') {
    return (
      <Sheet key={page} open title={say('ui.area.seats')} onClose={close}>
        {seats}
      </Sheet>
    );
  }
  if (people !== undefined && page?.startsWith('people')) {
    const seat = page.split(':')[1];
    return (
      <Sheet key={page} open title={people.title} onClose={close}>
        <div className="menu-plates">{seats}</div>
        {people.body(seat === undefined ? null : Number(seat))}
      </Sheet>
    );
  }
  if (page === 'aside' && aside !== undefined) {
    return (
      <Sheet key={page} open title={aside.title} onClose={close}>
        <div className="aside-body">{aside.body}</div>
      </Sheet>
    );
  }
  if (page === 'give-up' && givesUp !== undefined) {
    return (
      <Sheet key={page} open title={say('ui.giveUp')} onClose={close}>
        <GiveUp {...givesUp} stay={close} />
      </Sheet>
    );
  }
  return (
    <Sheet open={page !== null} title={say('ui.menu')} className="menu-side" onClose={close}>
      <nav className="menu">
        {first}
        {givesUp !== undefined && <Entry icon="flag" text={say('ui.giveUp')} press={() => go('give-up')} />}
        <div className="menu-phone">
          {tabs.map(({ id, title }) => (
            <Entry key={id} icon={ICON[id] ?? 'log'} text={title} press={() => go(id)} />
          ))}
          {aside !== undefined && <Entry icon="eye-closed" text={aside.title} press={() => go('aside')} />}
          {people === undefined && <Entry icon="person" text={say('ui.area.seats')} press={() => go('seats')} />}
        </div>
        {people !== undefined && <Entry icon="person" text={people.title} press={() => go('people')} />}
        <Entry icon="settings" text={say('ui.settings')} press={() => go('settings')} />
        <Entry icon="keys" text={say('ui.keys')} press={openKeys} className="menu-keys" />
        {children}
      </nav>
    </Sheet>
  );
}

interface EntryProps {
  readonly icon: IconName;
  readonly text: string;
  readonly className?: string;
  press(): void;
}

function Entry({ icon, text, className = '', press }: EntryProps) {
  return (
    <button type="button" className={`menu-entry ${className}`} onClick={press}>
      <Icon name={icon} />
      <span>{text}</span>
    </button>
  );
}
