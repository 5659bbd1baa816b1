import { type RulesProps, RulesText, sized } from '@orrery/ui';
import type { Say } from '@orrery/words';
import { dieOf, type Sky, skyOf } from '../../data/index.ts';
import type { Options } from '../../rules/kind.ts';
import { DEFAULTS } from '../../rules/options.ts';
import type { MessageId } from '../../words/index.ts';
import { colourName, faceName, faceText, typeName } from '../../words/names.ts';
import { Glyph } from '../sky/Glyph.tsx';
import { inkOf, silhouetteOf } from '../sky/plan.ts';
import { atTable } from './at-table.ts';
import { sourceOf } from './sources.ts';
import './rules.css';
import '../sky/sky.css';

const PARTS = [
  { title: 'rules.setup', rules: ['SK-S1', 'SK-S2', 'SK-S3', 'SK-S4', 'SK-S5'] },
  { title: 'rules.round', rules: ['SK-P1', 'SK-P2', 'SK-P3', 'SK-P4', 'SK-P5'] },
  { title: 'rules.draw', rules: ['SK-P6', 'SK-P7', 'SK-P8', 'SK-P9', 'SK-P10', 'SK-P11', 'SK-P12'] },
  { title: 'rules.line', rules: ['SK-G1', 'SK-G2', 'SK-G3', 'SK-G4', 'SK-G5', 'SK-G6'] },
  { title: 'rules.show', rules: ['SK-P13', 'SK-P14', 'SK-P15', 'SK-P16', 'SK-P17', 'SK-P18', 'SK-P19'] },
  { title: 'rules.end', rules: ['SK-E1', 'SK-E2', 'SK-E3', 'SK-E4', 'SK-E5', 'SK-E6'] },
  { title: 'rules.away', rules: ['SK-P20', 'SK-P21'] },
] as const satisfies readonly { readonly title: MessageId; readonly rules: readonly MessageId[] }[];

/** The rules for people: every paragraph with its id; `at` scrolls to one and marks it. */
export function Rules({ say, at, options = DEFAULTS }: RulesProps<Options>) {
  const sky = skyOf(options);
  const { faces } = dieOf(options);
  return (
    <RulesText
      say={say}
      at={at}
      options={options}
      parts={PARTS}
      source={sourceOf}
      atTable={atTable}
      opens={(title) => title === 'rules.draw' && <Faces say={say} sky={sky} faces={faces} />}
    >
      <section>
        <h3>{say('rules.duo')}</h3>
        <p>
          {say('rules.duo.text')} <small className="rule-id">{say('ui.rules.ours')}</small>
        </p>
      </section>
    </RulesText>
  );
}

function Faces({ say, sky, faces }: { readonly say: Say; readonly sky: Sky; readonly faces: readonly string[] }) {
  return (
    <>
      <h4>{say('rules.faces')}</h4>
      <ul className="sk-faces">
        {[...new Set(faces)].map((face) => (
          <li key={face}>
            <svg viewBox="-20 -20 40 40" {...sized(34)} aria-hidden="true">
              {sky.types.includes(face) ? (
                <Glyph shape={silhouetteOf(sky, face)} ink="var(--gold-pale)" />
              ) : (
                <text y={9}>{face === '?' ? '?' : '×'}</text>
              )}
            </svg>
            <span>
              <b>{faceName(say, face)}</b>{' '}
              <i>{say('rules.copies', { count: faces.filter((each) => each === face).length })}</i>
              <br />
              {faceText(say, face)}
            </span>
          </li>
        ))}
      </ul>
      <h4>{say('rules.types')}</h4>
      <ul className="sk-faces">
        {sky.types.map((type) => (
          <li key={type}>
            {sky.colours.map((colour) => (
              <svg
                key={colour}
                viewBox="-20 -20 40 40"
                {...sized(26)}
                role="img"
                aria-label={`${typeName(say, type)}, ${colourName(say, colour)}`}
              >
                <Glyph shape={silhouetteOf(sky, type)} ink={inkOf(sky, colour)} />
              </svg>
            ))}
            <span>{typeName(say, type)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
