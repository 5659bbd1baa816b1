import { setPrefs } from '@orrery/ui';
import { langs } from '@orrery/words';
import { Fragment } from 'react';
import { useLang, useSay } from '../words/speech.ts';

/** The languages as text, never as flags. */
export function LangSwitch() {
  const say = useSay();
  const now = useLang();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame and a form with it
    <div className="langs" role="group" aria-label={say('app.lang')}>
      {langs.map((lang, i) => (
        <Fragment key={lang}>
          {i > 0 && <i aria-hidden="true" />}
          <button
            type="button"
            lang={lang}
            aria-pressed={lang === now}
            aria-label={say(`app.lang.${lang}`)}
            onClick={() => setPrefs({ lang })}
          >
            {lang.toUpperCase()}
          </button>
        </Fragment>
      ))}
    </div>
  );
}
