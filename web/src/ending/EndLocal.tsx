import { Icon } from '@orrery/ui';
import { useLocation } from 'wouter';
import { forgetTable } from '../local/forget.ts';
import { Question } from '../people/Question.tsx';
import { useAsked } from '../people/useAsked.ts';
import { useSay } from '../words/speech.ts';
import '../people/people.css';

/** In the menu of a table of this device: it is ended and forgotten, after one question. */
export function EndLocal({ table }: { readonly table: string }) {
  const say = useSay();
  const { asks, ask, back, button } = useAsked();
  const [, go] = useLocation();
  if (asks)
    return (
      <Question
        title={say('local.end')}
        yes={say('local.end')}
        no={say('seat.stay')}
        sure={() => void forgetTable(table).then(() => go('/'))}
        back={back}
      >
        <p>{say('local.end.sure')}</p>
      </Question>
    );
  return (
    <button type="button" ref={button} className="menu-entry seat-entry menu-leave" onClick={ask}>
      <Icon name="leave" />
      <span>
        {say('local.end')}
        <small className="menu-note">{say('local.end.why')}</small>
      </span>
    </button>
  );
}
