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
  'card.free': '{count, plural, =0 {Non resta una cella libera} one {# cella libera} other {# celle libere}}',
  'card.settle': 'Una nave qualsiasi nella sua orbita lo colonizza con un’azione.',
  'card.siege':
    '{defences, plural, =0 {} one {Prima deve cadere la sua difesa. } other {Prima devono cadere le sue # difese. }}{structures, plural, =0 {Una nave da guerra in orbita lo conquista con un’azione.} one {Poi va rasa al suolo # struttura, e allora si può conquistare.} other {Poi vanno rase al suolo # strutture, e allora si può conquistare.}}',
  'card.build': 'Costruire',
  'card.build.left':
    '{left, plural, =0 {più niente in questo turno} one {ancora # in questo turno} other {ancora # in questo turno}}',
  'card.ships': 'Astronavi',
  'card.ships.why': 'Quante ne puoi pagare; agiscono dal tuo prossimo turno.',
  'card.gives.furnace': 'rende metallo',
  'card.gives.greenhouse': 'rende cibo',
  'card.gives.spaceport': 'costruisce astronavi',
  'card.gives.cannon': 'dado d{die}, scudo {shield}, sul bordo',
  'card.gives.tower': 'dado d{die}, scudo {shield}, sul bordo',
  'card.gives.ship': 'dado d{die}, scudo {shield}, {speed, plural, one {# cella} other {# celle}} a mossa',
  'card.gives.cargo':
    'difende con d{die}, scudo {shield}, {speed, plural, one {# cella} other {# celle}} a mossa; trasporta',
  'card.short': 'mancano {goods}',
  'card.chosen': 'scegli una cella sulla mappa',
  'card.take': 'Demolire o spianare',
  'card.take.why': 'Una struttura e una foresta o montagna a turno; non torna indietro nulla.',
  'card.demolish': 'Demolisci {thing}, {place}',
  'card.clear': 'Spiana {thing}, {place}, per sempre',
};
