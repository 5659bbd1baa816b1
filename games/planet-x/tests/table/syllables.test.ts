import { describe, expect, test } from 'vitest';
import { hyphenated } from '../../src/table/hand/syllables.ts';

const shown = (name: string): string => hyphenated(name).replaceAll('\u00ad', '-');

describe('names in the foot of a card', () => {
  test.each([
    ['Bombardamento', 'Bom-bar-da-mento'],
    ['Intercettore Pungolo', 'Inter-cet-tore Pungolo'],
    ['Vespa Esploratrice', 'Vespa Esplo-ra-trice'],
    ['Carro Contrappunto', 'Carro Con-trap-punto'],
    ['Counterpoint Tank', 'Coun-ter-point Tank'],
    ['Caccia Vampa', 'Caccia Vampa'],
  ])('%s', (name, broken) => {
    expect(shown(name)).toBe(broken);
  });

  test('no letter is lost', () => {
    expect(hyphenated('Incrociatore Meridiana').replaceAll('\u00ad', '')).toBe('Incrociatore Meridiana');
  });
});
