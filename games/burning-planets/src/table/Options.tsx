import {
  dataField,
  flawText,
  OptionChoice,
  type OptionField,
  type OptionsProps,
  Presets,
  SeatChoices,
} from '@orrery/ui';
import type { Say } from '@orrery/words';
import { dataFaults, type Faction, factions, readDataSet } from '../data/index.ts';
import { CHOICES, PRESETS } from '../rules/options.ts';
import type { MessageId } from '../words/index.ts';
import { seatStyle } from './map/seat-style.ts';
import { UnitPicture } from './units/UnitPicture.tsx';

type Value = OptionsProps['value'];
type Name = keyof typeof CHOICES;
type Preset = keyof typeof PRESETS;

/** What a table with this preset does unless told otherwise. */
function usualOf(preset: Preset, name: Name): unknown {
  return (PRESETS[preset] as Partial<Record<Name, unknown>>)[name] ?? CHOICES[name][0];
}

/** Keeps only what differs from the preset. */
export function withChoice(value: Value, name: Name, chosen: unknown): Value {
  const { [name]: _, ...others } = value;
  return chosen === usualOf(presetOf(value), name) ? others : { ...others, [name]: chosen };
}

function presetOf({ preset }: Value): Preset {
  return preset === 'quick' ? 'quick' : 'standard';
}

/** Another preset: choices of one's own stay where they differ from it. */
export function withPreset(value: Value, preset: Preset): Value {
  const { preset: _, ...own } = value;
  const kept = Object.entries(own).filter(
    ([name, chosen]) => !Object.hasOwn(CHOICES, name) || chosen !== usualOf(preset, name as Name),
  );
  return { ...Object.fromEntries(kept), ...(preset === 'standard' ? {} : { preset }) };
}

function choice(name: Name): OptionField {
  return {
    name,
    render: ({ value, say, change }) => {
      const usual = usualOf(presetOf(value), name);
      return (
        <OptionChoice
          name={name}
          say={say}
          values={CHOICES[name]}
          chosen={value[name] ?? usual}
          usual={usual}
          choose={(chosen) => change(withChoice(value, name, chosen))}
        />
      );
    },
  };
}

/** The shorter first: who opens this page for the first time wants a game this evening. */
const PRESET_ORDER = ['quick', 'standard'] as const satisfies readonly Preset[];

function ChosenPreset({ value, say, change }: OptionsProps) {
  return (
    <Presets
      words="option.preset"
      presets={PRESET_ORDER}
      chosen={presetOf(value)}
      usual={PRESET_ORDER[0]}
      say={say}
      choose={(preset) => change(withPreset(value, preset))}
    />
  );
}

function Factions({ seats, value, say, change }: OptionsProps) {
  const usual = Array.from({ length: seats }, (_, seat) => factions[seat % factions.length]!);
  const given = value.factions as readonly Faction[] | undefined;
  const now = given !== undefined && given.length === seats ? given : usual;
  const choose = (seat: number, chosen: string): void => {
    const next = now.map((faction, i) => (i === seat ? chosen : faction));
    const { factions: _, ...others } = value;
    change(next.join() === usual.join() ? others : { ...others, factions: next });
  };
  return (
    <SeatChoices
      title={say('option.factions')}
      why={say('option.factions.why')}
      chosen={now}
      choices={factions.map((id) => ({ id, name: say(`faction.${id}`) }))}
      seatName={(seat) => say('option.factions.seat', { seat: seat + 1 })}
      picture={(id, seat) => (
        <span style={seatStyle(seat)}>
          <UnitPicture kind="large" faction={id as Faction} look={seat} size={30} />
        </span>
      )}
      about={(id) => <p>{say(`lore.${id}`)}</p>}
      choose={choose}
    />
  );
}

export const options: readonly OptionField[] = [
  { name: 'preset', render: (props) => <ChosenPreset {...props} /> },
  { name: 'factions', render: (props) => <Factions {...props} /> },
  choice('roundLimit'),
  choice('planetsPerPlayer'),
  choice('startForce'),
  choice('startTurns'),
  choice('incomeFactor'),
  choice('buildsPerPlanet'),
  choice('speedBonus'),
  choice('asteroidPlacement'),
  choice('asteroidDie'),
  choice('events'),
  choice('trade'),
  choice('privateTalk'),
  choice('openStocks'),
  choice('sharedVictory'),
  choice('elimination'),
  choice('startSpacing'),
  choice('startSize'),
  choice('freshFire'),
  choice('hugeActions'),
  dataField({
    read: readDataSet,
    flaw: (say, found) => flawText(say as Say<MessageId>, dataFaults, 'SHAPE', found),
  }),
];
