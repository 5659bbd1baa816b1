// Names that look alike at one table, in whatever letters they are written.
import { expect, test } from 'vitest';
import { distinctNames } from '../../src/names/distinct.ts';
import { skeleton } from '../../src/names/skeleton.ts';
import { Person } from '../client.ts';
import { freshServer, layBidding } from '../house.ts';

test.each([
  ['Ada', 'ada', 'ADA', 'Аda', 'Αda', 'Àdà', 'Ａｄａ', 'A d a', 'A.D.A', '𝐀𝐝𝐚', 'Åda'],
  ['Bob', 'B0b', 'Вob', 'Βοb', 'bob_'],
  ['Ilia', 'llia', '1lia', 'Iliа', '|lia', 'ІІіа'],
  ['Cyro', 'Суrо', 'Cyr0'],
  ['Marn', 'Mam', 'Магn'],
  ['Peter', 'Реter', 'Ρeter'],
  // Armenian, Cherokee, Lisu, Coptic, small capitals, clicks.
  ['Marcoli', 'Marcօli', 'Ꮇarcoli', 'ꓟarcoli', 'Marcⲟli', 'Mᴀʀᴄᴏʟɪ', 'Marcoǀi', 'Marcοǃi', 'ᎷᎪᎡᏟOᏞᎥ'],
  ['Honey', 'հօnеy', 'ᎻOՈEY', 'ꓧꓳꓠꓰꓬ'],
  ['Sung', 'ꜱսոց', 'ᏚUNG'],
])('%s: all of these look alike', (...names) => {
  expect(new Set(names.map(skeleton))).toEqual(new Set([skeleton(names[0]!)]));
});

test('names that are told apart at a glance stay as they are', () => {
  const names = ['Ada', 'Ida', 'Bo', 'Bob', 'Юлия', 'Юрий', 'Ελένη', '紫式部', '清少納言', '☄', '🪐', 'Zoë', 'Chloé'];
  expect(new Set(names.map(skeleton)).size).toBe(names.length);
  expect(distinctNames(names.map((name) => ({ name, since: 1 })))).toEqual(names);
});

test('who had the name first keeps it, the others are numbered, and a number cannot be borne in advance', () => {
  const at = (name: string, since: number) => ({ name, since });
  expect(distinctNames([at('Ada', 2), at('Аda', 1), at('ada', 3)])).toEqual(['Ada (2)', 'Аda', 'ada (3)']);
  expect(distinctNames([at('Ada', 1), at('Ada (2)', 2), at('Ada', 3)])).toEqual(['Ada', 'Ada (2)', 'Ada (3)']);
  expect(distinctNames([at('Ada', 3), at('Ada (2)', 2), at('Ada', 1)])).toEqual(['Ada (3)', 'Ada (2)', 'Ada']);
});

test('at a table everybody sees the same: the impostor bears a number, also one who renames themselves', async () => {
  const { port } = await freshServer();
  const [bo, ada, eve] = [
    await Person.arrive(port, 'Bo'),
    await Person.arrive(port, 'Ada'),
    await Person.arrive(port, 'Аdа'),
  ];
  const laid = await bo.post('/api/tables', layBidding([{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]));
  for (const each of [ada, eve]) await each.post(`/api/tables/${laid.id}/join`, { link: laid.link });
  const devices = [await bo.follow(laid.id), await ada.follow(laid.id), await eve.follow(laid.id)];
  for (const device of devices)
    await device.until(
      () =>
        device
          .table()
          ?.seats.map(({ name }) => name)
          .join() === 'Bo,Ada,Аdа (2)',
    );
  // Bo sat here before Ada, but has not been Ada before her.
  await bo.post('/api/me', { name: 'ADA', sigil: 'gate' });
  for (const device of devices)
    await device.until(
      () =>
        device
          .table()
          ?.seats.map(({ name }) => name)
          .join() === 'ADA (3),Ada,Аdа (2)',
    );
  // Another sigil is not another name.
  await ada.post('/api/me', { name: 'Ada', sigil: 'gate' });
  await devices[0]!.until(() => devices[0]!.table()?.seats[1]?.sigil === 'gate');
  expect(devices[0]!.table()?.seats[1]?.name).toBe('Ada');
});
