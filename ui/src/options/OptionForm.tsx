import type { OptionKind } from '@orrery/kernel';
import { Fragment } from 'react';
import type { OptionField, OptionsProps } from '../table/contract.ts';
import { OptionList } from './OptionList.tsx';

interface OptionFormProps extends OptionsProps {
  readonly fields: readonly OptionField[];
  readonly kinds: Readonly<Record<string, OptionKind>>;
}

/** The options of a game: what any table may choose is in sight, other readings of the rulebook are folded away. */
export function OptionForm({ fields, kinds, ...props }: OptionFormProps) {
  const { value, say } = props;
  const readings = fields.filter(({ name }) => kinds[name] === 'reading');
  const changed = readings.filter(({ name }) => Object.hasOwn(value, name)).length;
  return (
    <div className="option-form">
      <Fields fields={fields.filter((field) => !readings.includes(field))} {...props} />
      {readings.length > 0 && (
        <details className="option-readings unfolds">
          <summary>
            <span>{say('ui.options.readings')}</span>
            <small>{say('ui.options.readings.why')}</small>
            {changed > 0 && <b>{say('ui.options.changed', { n: changed })}</b>}
          </summary>
          <Fields fields={readings} {...props} />
        </details>
      )}
    </div>
  );
}

function Fields({ fields, ...props }: Omit<OptionFormProps, 'kinds'>) {
  return (
    <OptionList>
      {fields.map(({ name, render }) => (
        <Fragment key={name}>{render(props)}</Fragment>
      ))}
    </OptionList>
  );
}
