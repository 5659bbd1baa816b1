import { Icon, Sheet } from '@orrery/ui';
import type { TableInfo } from '@orrery/wire';
import { useState } from 'react';
import { useSay } from '../words/speech.ts';
import { Invite } from './Invite.tsx';
import { canBeTaken } from './invitation.ts';

/** In the menu of a running table, for those who belong to it: bring friends. */
export function InviteEntry({ table }: { readonly table: TableInfo }) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const { link, code, spectators } = table;
  if (link === null || table.status === 'over') return null;
  const free = table.takeover === 'nobody' ? [] : [...table.seats.keys()].filter((at) => canBeTaken(table, at));
  return (
    <>
      <button type="button" className="menu-entry" onClick={() => setOpen(true)}>
        <Icon name="share" />
        <span>{say('home.invite')}</span>
      </button>
      <Sheet open={open} title={say('home.invite')} onClose={() => setOpen(false)}>
        {table.locked ? (
          <p className="wait-note">{say('trouble.LOCKED')}</p>
        ) : (
          <>
            <p className="wait-note invite-what">
              {say('invite.free', { n: free.length })} {spectators && say('invite.watch')}
            </p>
            <Invite table={table} code={code} link={link} />
          </>
        )}
      </Sheet>
    </>
  );
}
