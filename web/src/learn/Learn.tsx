import type { Kind } from '@orrery/kernel';
import { Announcer, Sky, WordsProvider } from '@orrery/ui';
import { useLocation } from 'wouter';
import { firstGame } from '../home/play-now.ts';
import { type GameKit, useGameSay, useKit } from '../play/kit.ts';
import { Lost } from '../shell/Lost.tsx';
import { useTitle } from '../shell/Page.tsx';

/** Two minutes, then a real first game against one gentle bot. */
export function Learn({ game }: { readonly game: string }) {
  const kit = useKit(game);
  return kit === null ? <Lost /> : <Lesson kit={kit} />;
}

function Lesson({ kit }: { readonly kit: GameKit<Kind> }) {
  const { say, lang } = useGameSay(kit);
  const [, go] = useLocation();
  useTitle(say('page.learn', { game: kit.room.title }));
  const { Tutorial } = kit.table;
  return (
    <WordsProvider say={say} lang={lang}>
      <Announcer>
        <Sky seed={`learn-${kit.room.id}`} />
        <Tutorial say={say} done={() => void firstGame(kit.room).then(go)} close={() => go('/')} />
      </Announcer>
    </WordsProvider>
  );
}
