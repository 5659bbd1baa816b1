import { bidding } from '../../../kernel/tests/bidding/index.ts';
import type { Event, View } from '../../../kernel/tests/bidding/state.ts';
import { allCaught } from './planted.ts';

const law = 'options are the same for all and travel once';

allCaught('options', {
  'a view whose options change with the match': {
    law,
    says: /the options in the view of .* differs: rounds/,
    game: { view: (s, who) => ({ ...bidding.view(s, who), options: { rounds: s.round } }) as View },
  },
  'an event that tells of other options than those of the match': {
    law,
    says: /the options that .* is told differs: rounds/,
    game: {
      tell: (e, who) => (e.t === 'shown' ? ({ ...e, options: { rounds: 9 } } as Event) : bidding.tell(e, who)),
    },
  },
  'an option that can be long and is not named as data': {
    law,
    says: /\d+ bytes of options are not named as data/,
    game: {
      readOptions: (raw, seats) => {
        const read = bidding.readOptions(raw, seats);
        return read.ok ? { ok: true, value: { ...read.value, deck: 'card '.repeat(1000) } } : read;
      },
    },
  },
  'data in an option that does not exist': {
    law,
    says: /there is no option "deck" to bring data in/,
    game: { dataOptions: ['deck'] },
  },
  'an option that takes the name of a data set for the set': {
    law,
    says: /a reference is taken for a data set in "deck"/,
    game: {
      dataOptions: ['deck'],
      readOptions: (raw, seats) => {
        const { deck = 'usual', ...rest } = (raw ?? {}) as { deck?: unknown };
        const read = bidding.readOptions(rest, seats);
        return read.ok ? { ok: true, value: { ...read.value, deck } } : read;
      },
    },
  },
  'an option that does not say of what kind it is': {
    law: 'options say of what kind they are',
    says: /the option "rounds" does not say of what kind it is/,
    game: { optionKinds: {} as { rounds: 'common' } },
  },
  'a kind of an option that does not exist': {
    law: 'options say of what kind they are',
    says: /there is no option "laps" to be of a kind/,
    game: {
      optionKinds: { rounds: 'common', laps: 'reading' },
      readOptions: (raw, seats) =>
        Object.hasOwn(Object(raw), 'laps')
          ? { ok: false, problem: 'UNKNOWN_OPTION', where: 'laps' }
          : bidding.readOptions(raw, seats),
    },
  },
});
