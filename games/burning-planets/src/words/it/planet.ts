import type { planet as source } from '../en/planet.ts';

export const planet: Readonly<Record<keyof typeof source, string>> = {
  'card.kind': 'pianeta {size} {biome}, riquadro {panel}',
  'card.yours': 'tuo',
  'card.of': 'di {name}',
  'card.uninhabited': 'disabitato',
  'card.about': 'Che cosa c’è su questo pianeta',
  'card.stands': 'Qui c’è',
  'card.bare': 'soltanto il monolito',
  'card.empty': 'niente',
  'card.yields': 'A ogni turno',
  'card.docked': 'In orbita',
  'card.free': '{count, plural, =0 {Nessuna casella libera} one {# casella libera} other {# caselle libere}}',
  'card.settle': 'Basta una nave accostata: conquistarlo costa un’azione.',
  'card.siege':
    '{defences, plural, =0 {} one {Prima distruggi la difesa. } other {Prima distruggi le # difese. }}{structures, plural, =0 {Una nave da guerra accostata lo conquista con un’azione.} one {Poi distruggi # struttura e conquistalo.} other {Poi distruggi # strutture e conquistalo.}}',
  'card.build': 'Costruisci',
  'card.build.left':
    '{left, plural, =0 {più niente in questo turno} one {ancora # in questo turno} other {ancora # in questo turno}}',
  'card.ships': 'Astronavi',
  'card.ships.why': 'Quante ne puoi pagare; agiscono dal tuo prossimo turno.',
  'card.gives.yield': '+{goods} a turno: si ripaga in {turns}',
  'card.gives.spaceport': 'costruisce astronavi',
  'card.gives.cannon': 'dado d{die}, scudo {shield}, sul bordo',
  'card.gives.tower': 'dado d{die}, scudo {shield}, sul bordo',
  'card.gives.ship': 'dado d{die}, scudo {shield}, velocità {speed}',
  'card.gives.cargo':
    'difende con d{die}, scudo {shield}, {speed, plural, one {# casella} other {# caselle}} a mossa; trasporta',
  'card.short': 'manca: {goods}',
  'card.chosen': 'scegli una casella sulla mappa',
  'card.take': 'Demolisci o spiana',
  'card.take.why': 'Per turno una struttura e una foresta o montagna; non recuperi nulla.',
  'card.demolish': 'Demolisci {thing}, {place}',
  'card.clear': 'Spiana {thing}, {place}, per sempre',
};
