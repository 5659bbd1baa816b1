import type { Kind } from '@orrery/kernel';
import { WordsProvider } from '@orrery/ui';
import { type GameKit, useGameSay, useKit } from '../play/kit.ts';
import { Lost } from '../shell/Lost.tsx';
import { Page } from '../shell/Page.tsx';
import './rules.css';

export function RulesPage({ game, at }: { readonly game: string; readonly at: string | null }) {
  const kit = useKit(game);
  return kit === null ? <Lost /> : <RulesOf kit={kit} at={at} />;
}

function RulesOf({ kit, at }: { readonly kit: GameKit<Kind>; readonly at: string | null }) {
  const { say, lang } = useGameSay(kit);
  const { Rules } = kit.table;
  return (
    <WordsProvider say={say} lang={lang}>
      <Page title={kit.room.title}>
        <h2 className="rules-name">{say('page.rules')}</h2>
        <div className="rules-page">
          <Rules say={say} at={at} />
        </div>
      </Page>
    </WordsProvider>
  );
}
