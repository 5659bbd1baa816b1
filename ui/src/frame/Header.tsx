import { memo, type ReactNode } from 'react';
import { Icon } from '../art/index.ts';
import { roman, useSay } from '../words/index.ts';

export interface HeaderProps {
  readonly plate: number;
  readonly title: string;
  readonly tableName: string;
  readonly status: ReactNode;
  readonly local: boolean;
  readonly watching: boolean;
  /** This device is the table itself, for all in the room. */
  readonly screen: boolean;
  /** Something new waits behind the menu. */
  readonly news: boolean;
  openMenu(): void;
}

export const Header = memo(function Header(props: HeaderProps) {
  const { plate, title, tableName, status, local, watching, screen, news, openMenu } = props;
  const say = useSay();
  return (
    <header className="table-head">
      <span className="table-plate caps">{say('ui.plate', { number: roman(plate) })}</span>
      <h1>{title}</h1>
      <em className="table-name">{tableName}</em>
      {local && (
        <span className="badge-local caps" title={say('ui.local.why')}>
          <Icon name="device" size={16} />
          <span className="badge-word">{say('ui.local')}</span>
        </span>
      )}
      {watching && (
        <span className="badge-watching" title={say('ui.watching.why')}>
          <Icon name={screen ? 'device' : 'eye'} size={18} />
          <span className="badge-word">{say(screen ? 'ui.watching.screen' : 'ui.watching')}</span>
        </span>
      )}
      <div className="table-status">{status}</div>
      <button
        type="button"
        className="btn icon plain table-menu"
        aria-label={say(news ? 'ui.menu.news' : 'ui.menu')}
        data-news={news || undefined}
        onClick={openMenu}
      >
        <Icon name="menu" size={24} />
      </button>
    </header>
  );
});
