import { shelf } from '@orrery/games';
import { fitting, type Kind, type Series } from '@orrery/kernel';
import { OptionForm, Sky } from '@orrery/ui';
import { type Takeover, takeovers } from '@orrery/wire';
import type { Room } from '@orrery/words/room';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { roomOf } from '../home/atlas.ts';
import { useMedia } from '../home/useMedia.ts';
import { hereSeats, layHere } from '../local/lay.ts';
import { type ChosenPace, paceFrom, usualPace } from '../pace/presets.ts';
import { tellServer } from '../person/person.ts';
import { type GameKit, useGameSay, useKit } from '../play/kit.ts';
import { gameLooks } from '../play/looks.ts';
import { api } from '../remote/api.ts';
import { Lost } from '../shell/Lost.tsx';
import { useTrouble } from '../shell/Notice.tsx';
import { Page } from '../shell/Page.tsx';
import { useSay } from '../words/speech.ts';
import { Choices } from './Choices.tsx';
import { changedSince } from './changed.ts';
import { GamePick } from './GamePick.tsx';
import { levelsOf } from './levels.ts';
import { PaceChoice } from './PaceChoice.tsx';
import { SeatList } from './SeatList.tsx';
import { SeriesChoice } from './SeriesChoice.tsx';
import { hasPeople, needsServer, refit, seatPlans, usualPlaces } from './seats.ts';
import './create.css';
import { Problem } from '../shell/Problem.tsx';

/** One screen to lay a table. As it opens it can start. */
export function Create({ game }: { readonly game: string | null }) {
  const say = useSay();
  const [, go] = useLocation();
  const room = game === null ? shelf[0] : roomOf(game);
  const friends = useSearch() !== '';
  if (room === undefined) return <Lost />;
  return (
    <Page title={say('create.title')}>
      <Sky seed="create" bright={false} />
      <Plan
        room={room}
        friends={friends}
        pick={(id) => go(`/new/${id}${friends ? '?friends' : ''}`, { replace: true })}
      />
    </Page>
  );
}

interface PlanProps {
  readonly room: Room;
  readonly friends: boolean;
  pick(id: string): void;
}

function Plan({ room, friends, pick }: PlanProps) {
  const say = useSay();
  const trouble = useTrouble();
  const [, go] = useLocation();
  const [places, setPlaces] = useState(() => usualPlaces(room.seats, friends ? 'link' : 'bot'));
  const [chosen, setChosen] = useState<Readonly<Record<string, Readonly<Record<string, unknown>>>>>({});
  const [chosenListed, setListed] = useState<boolean | null>(null);
  const [spectators, setSpectators] = useState(true);
  const [talk, setTalk] = useState(true);
  const [takeover, setTakeover] = useState<Takeover>('ask');
  const [series, setSeries] = useState<Series | null>(null);
  const kit = useKit(room.id);
  const game = kit?.game ?? null;
  const [chosenPace, setPace] = useState<ChosenPace | null>(null);
  const pace = chosenPace ?? usualPace(game);
  const swaps = game?.series?.swaps ?? false;
  const [chosenHints, setHints] = useState<boolean | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const fitted = refit(places, room.seats, levelsOf(room.id));
  const online = needsServer(fitted);
  // A seat for anyone is of use only where anyone can find it.
  const listed = chosenListed ?? fitted.some(({ kind }) => kind === 'open');
  // Who plays against bots alone may ask what they would do; where people meet, only if they have chosen so.
  const hints = chosenHints ?? fitted.filter(({ kind }) => kind !== 'bot').length === 1;
  const plans = seatPlans(fitted, kit?.manners);
  const options = fitting(game, chosen[room.id] ?? room.first ?? {}, fitted.length);

  const lay = async () => {
    setBusy(true);
    setProblem(null);
    if (!online) {
      const laid = await layHere(room, hereSeats(plans), options, series, hints);
      if (laid.ok) return go(`/here/${laid.id}`);
      setProblem([trouble('BAD_OPTIONS'), laid.problem].join(' '));
    } else {
      await tellServer();
      const laid = await api.lay({
        game: room.id,
        options,
        seats: plans,
        listed,
        spectators,
        talk,
        takeover,
        ...(game?.pacing === undefined ? {} : { pace: paceFrom(pace) }),
        ...(series === null ? {} : { series: { bestOf: 3, swap: series.swap && swaps } }),
      });
      if (laid.ok) return go(`/t/${laid.value.id}`);
      const { code, problem: what, where } = laid.trouble;
      if (code === 'OFFLINE') setProblem(say('create.unreachable'));
      else setProblem([trouble(code), what, where].filter((part) => part !== undefined).join(' '));
    }
    setBusy(false);
  };
  return (
    <form
      className="create"
      onSubmit={(event) => {
        event.preventDefault();
        void lay();
      }}
    >
      <GamePick room={room} pick={pick} />
      <div className="create-middle">
        <SeatList
          game={room.id}
          kit={kit}
          places={fitted}
          looks={gameLooks(kit, options, fitted.length) ?? fitted.map((_, seat) => seat % 6)}
          range={room.seats}
          change={setPlaces}
        />
        <SeriesChoice value={series} swaps={swaps} choose={setSeries} />
        {online && <PaceChoice game={game} options={options} seats={fitted.length} value={pace} choose={setPace} />}
        {!online && (
          <Choices<boolean>
            title={say('create.hints')}
            options={[
              { value: true, text: say('create.hints.yes') },
              { value: false, text: say('create.hints.no') },
            ]}
            value={hints}
            choose={setHints}
          />
        )}
        {online && (
          <div className="create-privacy">
            <Choices<boolean>
              title={say('create.privacy')}
              options={[
                { value: false, text: say('create.unlisted') },
                { value: true, text: say('create.listed') },
              ]}
              value={listed}
              choose={setListed}
            />
            <Choices<boolean>
              title={say('create.spectators')}
              options={[
                { value: true, text: say('create.spectators.yes') },
                { value: false, text: say('create.spectators.no') },
              ]}
              value={spectators}
              choose={setSpectators}
            />
            <Choices<boolean>
              title={say('create.talk')}
              options={[
                { value: true, text: say('create.talk.yes') },
                { value: false, text: say('create.talk.no') },
              ]}
              value={talk}
              choose={setTalk}
            />
            <Choices
              title={say('create.takeover')}
              options={takeovers.map((value) => ({ value, text: say(`create.takeover.${value}`) }))}
              value={takeover}
              choose={setTakeover}
            />
          </div>
        )}
      </div>
      <GameOptions
        room={room}
        seats={fitted.length}
        value={options}
        change={(next) => setChosen({ ...chosen, [room.id]: next })}
      />
      <div className="create-end">
        <p className="create-where">{say(online ? 'create.online' : 'create.offline')}</p>
        <Problem problem={problem} />
        <button type="submit" className="btn gold create-start" disabled={!hasPeople(fitted)} aria-busy={busy}>
          {say(online ? 'create.start.wait' : 'create.start')}
        </button>
      </div>
    </form>
  );
}

/** Where the parts of the page stand one below the other, as its style sheet has them. */
const stackedScreen = '(max-width: 980px)';

interface GameOptionsProps {
  readonly room: Room;
  readonly seats: number;
  readonly value: Readonly<Record<string, unknown>>;
  change(value: Readonly<Record<string, unknown>>): void;
}

function GameOptions(props: GameOptionsProps) {
  const kit = useKit(props.room.id);
  return kit === null ? null : <OptionsOf {...props} kit={kit} />;
}

function OptionsOf({ kit, room, seats, value, change }: GameOptionsProps & { readonly kit: GameKit<Kind> }) {
  const { say } = useGameSay(kit);
  const stacked = useMedia(stackedScreen);
  const changed = changedSince(room.first, value);
  return (
    <details className="create-options box unfolds" open={!stacked}>
      <summary>
        <h2>{say('create.options')}</h2>
        <span>{changed === 0 ? say('create.options.usual') : say('ui.options.changed', { n: changed })}</span>
      </summary>
      <OptionForm
        fields={kit.table.options}
        kinds={kit.game.optionKinds}
        seats={seats}
        value={value}
        say={say}
        change={change}
      />
    </details>
  );
}
