// The largest board of Burning Planets in the middle of a game, in the frame every table has: what the bench pans.
import { Dice, step } from '@orrery/kernel';
import { Announcer, HatchDefs, type SeatInfo, TableFrame, uiCatalogue, useStage, WordsProvider } from '@orrery/ui';
import { createSay } from '@orrery/words';
import { createRoot } from 'react-dom/client';
import { game } from '../../games/burning-planets/src/rules/index.ts';
import type { BurningPlanets } from '../../games/burning-planets/src/rules/kind.ts';
import { table } from '../../games/burning-planets/src/table/index.tsx';
import { words } from '../../games/burning-planets/src/words/index.ts';
import '@orrery/ui/theme.css';

const seats = 6;
const rounds = 14;

const options = game.readOptions({ preset: 'quick' }, seats);
if (!options.ok) throw new Error(options.problem);
const dice = new Dice('the largest map');
let state = game.setup(options.value, seats, dice, null);
while (state.round < rounds || state.toAct !== 0) {
  const by = game.awaited(state)[0]!;
  const taken = step(game, state, by, game.pick(state, by, dice), dice);
  if (!taken.ok) throw new Error(taken.refusal);
  state = taken.state;
}
const view = game.view(state, 0);
const say = createSay('en', await Promise.all([uiCatalogue('en'), words.catalogue('en')]));
const people: SeatInfo[] = view.players.map((_, seat) => ({
  ...{ seat, name: `Player ${seat + 1}`, look: seat, online: true },
  kind: seat === 0 ? 'me' : 'friend',
}));
const nothing = () => {};

function Page() {
  const stage = useStage<BurningPlanets>({
    ...{ steps: [], view, as: 0, follow: game.follow!, beat: table.beat, speed: 'off', reducedMotion: true },
  });
  return (
    <table.Table
      {...{ view, say, seats: people, awaited: [0], result: null, lit: [], as: 0, cue: null, turn: null }}
      confirm
      tableId="bench"
      explain={nothing}
      frame={(parts) => (
        <TableFrame
          {...{ parts, stage, seats: people, as: 0, awaited: [0], log: [], since: null, over: false, local: false }}
          {...{ plate: 4, title: 'Burning Planets', tableName: '', tableId: 'bench', replays: false, lost: false }}
          {...{ undo: null, refused: null, rules: () => null, light: nothing, forgetRefusal: nothing }}
        />
      )}
    />
  );
}

createRoot(document.getElementById('root')!).render(
  <WordsProvider say={say} lang="en">
    <Announcer>
      <HatchDefs />
      <Page />
    </Announcer>
  </WordsProvider>,
);
