import { shelf } from '@orrery/games';
import type { Kind, Observer, Seat } from '@orrery/kernel';
import { createSay, plain, type Say, type Words } from '@orrery/words';
import type { Room } from '@orrery/words/room';
import { useState } from 'react';
import { Course, type Plan } from './course.ts';

interface Opened {
  readonly course: Course;
  readonly words: Words<Kind, string>;
  readonly say: Say;
}

/** For authors of games: any seat's view, what it was told, its moves; any move can be forced, and taken back. */
export function Playground() {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  async function open(room: Room, plan: Plan): Promise<void> {
    try {
      const [rules, words] = await Promise.all([room.rules(), room.words()]);
      const course = new Course(rules, plan);
      setOpened({ course, words, say: createSay('en', [await words.catalogue('en')]) });
      setProblem(null);
    } catch (error) {
      setProblem(String(error));
    }
  }
  return (
    <main>
      <h1>Playground</h1>
      <Setup open={open} />
      {problem !== null && <p role="alert">{problem}</p>}
      {opened !== null && <Match key={opened.course.plan.seed} {...opened} />}
    </main>
  );
}

function Setup({ open }: { readonly open: (room: Room, plan: Plan) => Promise<void> }) {
  const [id, setId] = useState(shelf[0]!.id);
  const room = shelf.find((each) => each.id === id)!;
  const [seats, setSeats] = useState('');
  const [options, setOptions] = useState('{}');
  const [seed, setSeed] = useState('1');
  return (
    <form
      className="row"
      onSubmit={(event) => {
        event.preventDefault();
        void open(room, { seats: Number(seats) || room.seats.min, options: parsed(options), seed });
      }}
    >
      <label>
        Game
        <select value={id} onChange={({ target }) => setId(target.value)}>
          {shelf.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <label>
        Seats
        <input
          type="number"
          {...room.seats}
          placeholder={`${room.seats.min}`}
          value={seats}
          onChange={({ target }) => setSeats(target.value)}
        />
      </label>
      <label>
        Options (JSON)
        <input value={options} onChange={({ target }) => setOptions(target.value)} />
      </label>
      <label>
        Seed
        <input value={seed} onChange={({ target }) => setSeed(target.value)} />
      </label>
      <button type="submit">Begin</button>
    </form>
  );
}

function Match({ course, words, say }: Opened) {
  const [, setTurn] = useState(0);
  const [who, setWho] = useState<Observer>('table');
  const [refusal, setRefusal] = useState<string | null>(null);
  const changed = () => setTurn((turn) => turn + 1);
  const force = (by: Seat, move: unknown) => {
    setRefusal(course.force(by, move));
    changed();
  };
  const { view, told } = course.seen(who);
  const named = (seat: Seat) => `Seat ${seat}`;
  const { made } = course.now;
  return (
    <>
      <div className="row">
        <label>
          Whose eyes
          <select
            value={`${who}`}
            onChange={({ target }) => setWho(target.value === 'table' ? 'table' : Number(target.value))}
          >
            <option value="table">the table</option>
            {Array.from({ length: course.plan.seats }, (_, seat) => (
              <option key={named(seat)} value={seat}>
                {named(seat)}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          disabled={course.length === 0}
          onClick={() => {
            course.back();
            setRefusal(null);
            changed();
          }}
        >
          Step back
        </button>
        <output>
          {course.length} moves{course.over ? ', over' : `; waits for ${course.actors.map(named).join(', ')}`}
        </output>
      </div>
      {made !== null && <p>{`${named(made.by)}: ${JSON.stringify(made.move)}`}</p>}
      {refusal !== null && <p role="alert">Refused: {refusal}</p>}
      <div className="panels">
        <section aria-label="Moves">
          <h2>Moves</h2>
          {course.actors.map((seat) => (
            <Moves key={`${seat} ${course.length}`} course={course} by={seat} name={named(seat)} force={force} />
          ))}
        </section>
        <section aria-label="Told">
          <h2>Told</h2>
          <ol>
            {told.map((seen, no) => {
              const sentence = words.sentence(seen, who, named, say, course.options);
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: what was told stays in its place.
                <li key={`${course.length}.${no}`}>
                  {sentence !== null && plain(say(sentence.id, sentence.values))}
                  <pre>{JSON.stringify(seen, null, 1)}</pre>
                </li>
              );
            })}
          </ol>
        </section>
        <section aria-label="View">
          <h2>View</h2>
          <pre>{JSON.stringify(view, null, 1)}</pre>
        </section>
      </div>
    </>
  );
}

interface MovesProps {
  readonly course: Course;
  readonly by: Seat;
  readonly name: string;
  readonly force: (by: Seat, move: unknown) => void;
}

function Moves({ course, by, name, force }: MovesProps) {
  const [text, setText] = useState('');
  const all = course.moves(by);
  return (
    <div>
      <h3>{name}</h3>
      <div className="row">
        {(['easy', 'normal', 'hard'] as const).map((level) => (
          <button key={level} type="button" onClick={() => force(by, course.bot(by, level))}>
            {level} bot
          </button>
        ))}
        <button type="button" onClick={() => force(by, course.any(by))}>
          any move
        </button>
      </div>
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault();
          force(by, parsed(text));
        }}
      >
        <input aria-label={`A move of ${name} (JSON)`} value={text} onChange={({ target }) => setText(target.value)} />
        <button type="submit">Force</button>
      </form>
      {all === null ? (
        <p>This game does not list its moves.</p>
      ) : (
        <ul>
          {all.slice(0, 200).map((move) => (
            <li key={JSON.stringify(move)}>
              <button type="button" onClick={() => force(by, move)}>
                {JSON.stringify(move)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Text that is no JSON is handed on as it is: how a game takes it is worth seeing, too. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
