import { Icon } from '@orrery/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { NoticeLine } from '../announced/NoticeLine.tsx';
import { useSay } from '../words/speech.ts';
import { Brand } from './Brand.tsx';
import { LangSwitch } from './LangSwitch.tsx';

/** The head of every page but a table. */
export function Header({ heading = false, children }: { readonly heading?: boolean; readonly children?: ReactNode }) {
  const say = useSay();
  return (
    <>
      <header className="head">
        <Brand heading={heading} />
        <span className="head-space" />
        {children}
        <LangSwitch />
        <Link href="/record" className="btn plain icon" aria-label={say('record.link')}>
          <Icon name="person" size={24} />
        </Link>
        <Link href="/settings" className="btn plain icon" aria-label={say('app.settings')}>
          <Icon name="settings" size={24} />
        </Link>
      </header>
      <NoticeLine />
    </>
  );
}
