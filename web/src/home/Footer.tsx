import type { Health } from '@orrery/wire';
import { Link } from 'wouter';
import { useSay } from '../words/speech.ts';

interface FooterProps {
  readonly health: Health | null;
  readonly asked: boolean;
  /** How many plates there are; the keys reach nine of them. */
  readonly keys: number;
}

export function Footer({ health, asked, keys }: FooterProps) {
  const say = useSay();
  const reached = health !== null;
  return (
    <footer className="foot">
      <Link href="/settings#keeps" className="foot-link foot-server">
        <i className="foot-dot" data-on={reached || undefined} aria-hidden="true" />
        {health?.name == null ? say('home.server.plain') : say('home.server', { name: health.name })}
        {asked && (
          <span className={reached ? 'unseen' : undefined}>{say(reached ? 'home.server.on' : 'home.server.off')}</span>
        )}
      </Link>
      <Link href="/tournaments" className="foot-link">
        {say('tournament.list')}
      </Link>
      <a href="/docs/" className="foot-link">
        {say('home.docs')}
      </a>
      <span className="foot-keys">{say('home.keys', { n: Math.min(9, keys) })}</span>
    </footer>
  );
}
