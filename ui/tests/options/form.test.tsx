import type { Say } from '@orrery/words';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { choiceField, OptionForm, sayOptionValue } from '../../src/options/index.ts';

const say: Say = (id, values) => (values === undefined ? id : `${id} ${JSON.stringify(values)}`);
const fields = [choiceField('arrow', ['half', 'fixed']), choiceField('rounds', [3, 1])];

const form = (value: object) =>
  renderToStaticMarkup(
    <OptionForm
      fields={fields}
      kinds={{ arrow: 'reading', rounds: 'common' }}
      seats={2}
      value={{ ...value }}
      say={say}
      change={() => undefined}
    />,
  );

test('readings of the rulebook are folded away, what any table may choose is in sight', () => {
  const [open = '', folded = ''] = form({}).split('<details');
  expect(open).toContain('option.rounds.value');
  expect(open).not.toContain('option.arrow');
  expect(folded).toContain('option.arrow.fixed');
  expect(folded).toContain('ui.options.readings.why');
});

test('the fold says how many of them are not as by default, and of no other', () => {
  expect(form({})).not.toContain('ui.options.changed');
  expect(form({ rounds: 1 })).not.toContain('ui.options.changed');
  expect(form({ arrow: 'fixed' })).toContain('ui.options.changed {&quot;n&quot;:1}');
});

test('one value of each option is marked as its default', () => {
  expect(form({}).match(/ui\.options\.default/g)).toHaveLength(2);
  expect(form({})).toMatch(/option\.arrow\.half<small> \(ui\.options\.default\)/);
});

test('a value is said in the words of its game: by its name, its number or its seat; what is long is not told', () => {
  expect(sayOptionValue('arrow', 'fixed', say)).toBe('option.arrow.fixed');
  expect(sayOptionValue('mulligan', false, say)).toBe('option.mulligan.false');
  expect(sayOptionValue('first', 2, say)).toBe('option.first.value {"value":2,"seat":3}');
  expect(sayOptionValue('data', { cards: [] }, say)).toBe('ui.options.own');
});
