import type { events as source } from '../en/events.ts';

export const events: Readonly<Record<keyof typeof source, string>> = {
  gameStarted: 'Si gioca in {n, plural, other {#}}. Il Dark Invader {who, select, you {è tuo} other {è di {name}}}.',
  sectorLaid: 'Lo spazio di gioco è pronto: {planets, plural, other {# pianeti}}.',
  planetsDealt:
    '{who, select, you {Ricevi} other {{name} riceve}} {planets, plural, other {# pianeti}} con cui costruire.',
  planetPlaced: '{who, select, you {Piazzi} other {{name} piazza}} {planet} in {cell}.',
  'missionsDealt.mine': 'Ricevi tre missioni segrete.',
  roundStarted:
    'Giro {round}{round, plural, =7 {, l’ultimo} other {}}: {who, select, you {apri tu} other {apre {name}}}',
  'weaponPlaced.mine': 'Piazzi {weapon} in {cell}, freccia {arrow}.',
  'weaponPlaced.known': '{name} piazza {weapon} in {cell}, freccia {arrow}.',
  'weaponPlaced.other': '{name} piazza un’arma coperta in {cell}, freccia {arrow}.',
  weaponsRevealed: 'Le armi si scoprono: {weapons}.',
  'weaponsRevealed.brief': 'Le armi si scoprono.',
  'weaponsRevealed.one': '<b>{weapon}</b> ({who, select, you {tu} other {{name}}})',
  weaponFires:
    '{who, select, you {Spari} other {{name} spara}} con {weapon} da {cell}{count, plural, =0 {: nulla da colpire} other { su {cells}}}.',
  'weaponFires.own': '{who, select, you {Spari} other {{name} spara}} con {weapon} sul pianeta che occupa, in {cell}.',
  shieldCaught:
    '{Shield} in {cell} cattura {weapon}: entrambi vanno {who, select, you {nelle tue Conquiste} other {nelle Conquiste di {name}}}.',
  'weaponDestroyed.shot':
    '{Weapon} in {cell} finisce {who, select, you {nei tuoi Detriti} other {nei Detriti di {name}}} prima di sparare.',
  'weaponDestroyed.isolated':
    '{Weapon} era sul pianeta isolato in {cell}: va {who, select, you {nei tuoi Detriti} other {nei Detriti di {name}}}.',
  planetTurned: '{Planet} in {cell} scende a livello {to}.',
  'planetCaptured.shot': '{who, select, you {Catturi} other {{name} cattura}} {planet} in {cell}.',
  'planetCaptured.isolated':
    '{Planet} in {cell} resta isolato: {who, select, you {lo catturi} other {lo cattura {name}}}.',
  'planetCaptured.lost':
    '{Planet} in {cell} resta isolato: va {who, select, you {nei tuoi Detriti} other {nei Detriti di {name}}}.',
  planetReplaced: 'Al suo posto, in {cell}, arriva un Pianeta 2{moons, plural, =0 {} other { con luna}}.',
  weaponSkipped: '{Weapon} non spara: non c’è più.',
  shieldReturned: '{Shield} non ha catturato nulla.',
  'roundEnded.last':
    'Era l’ultimo giro: {planets, plural, =0 {non resta alcun pianeta} one {resta un pianeta} other {restano # pianeti}}.',
  missionsRevealed: 'Si scoprono le missioni segrete.',
  'gameEnded.one':
    '{who, select, you {Vinci} other {Vince {name}}} con {points, plural, one {# punto} other {# punti}}.',
  'gameEnded.shared': '{names}: vittoria condivisa, con {points, plural, one {# punto} other {# punti}}.',
  you: 'tu',
  'arrow.0': 'in su',
  'arrow.1': 'a destra',
  'arrow.2': 'in giù',
  'arrow.3': 'a sinistra',
};
