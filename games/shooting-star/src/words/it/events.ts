import type { events as source } from '../en/events.ts';

export const events: Readonly<Record<keyof typeof source, string>> = {
  gameStarted:
    'Una nuova partita in {n, plural, other {#}}. L’Invasore Oscuro {who, select, you {è tuo} other {è di {name}}}.',
  sectorLaid: 'Il settore è pronto: {planets, plural, other {# pianeti}}.',
  planetsDealt:
    '{who, select, you {Ricevi} other {{name} riceve}} {planets, plural, other {# pianeti}} con cui costruire.',
  planetPlaced: '{who, select, you {Posi} other {{name} posa}} {planet} in {cell}.',
  'missionsDealt.mine': 'Ricevi tre missioni segrete.',
  roundStarted:
    'Giro {round}{round, plural, =7 {, l’ultimo} other {}}: {who, select, you {apri tu} other {apre {name}}}',
  'weaponPlaced.mine': 'Posi coperta {weapon} in {cell}, freccia {arrow}.',
  'weaponPlaced.known': '{name} posa coperta {weapon} in {cell}, freccia {arrow}.',
  'weaponPlaced.other': '{name} posa un’arma coperta in {cell}, freccia {arrow}.',
  weaponsRevealed: 'Le armi si scoprono: {weapons}.',
  'weaponsRevealed.one': '<b>{weapon}</b> ({who, select, you {tu} other {{name}}})',
  weaponFires:
    '{who, select, you {Spari} other {{name} spara}} {weapon} da {cell}{count, plural, =0 {: non c’è nulla da colpire} other { su {cells}}}.',
  'weaponFires.own': '{who, select, you {Spari} other {{name} spara}} {weapon} nel suo stesso pianeta, in {cell}.',
  shieldCaught:
    '{Shield} in {cell} cattura {weapon}: tutti e due vanno {who, select, you {nella tua Conquista} other {nella Conquista di {name}}}.',
  'weaponDestroyed.shot':
    '{Weapon} in {cell} finisce {who, select, you {tra i tuoi detriti} other {tra i detriti di {name}}} prima di sparare.',
  'weaponDestroyed.isolated':
    '{Weapon} si perde con il suo pianeta in {cell}: {who, select, you {tra i tuoi detriti} other {tra i detriti di {name}}}.',
  planetTurned: '{Planet} in {cell} scende a {to}.',
  'planetCaptured.shot': '{who, select, you {Prendi} other {{name} prende}} {planet} in {cell}.',
  'planetCaptured.isolated': '{Planet} in {cell} resta isolato: {who, select, you {è tuo} other {lo prende {name}}}.',
  planetReplaced:
    'Al suo posto, in {cell}, arriva un pianeta piccolo di livello 2{moons, plural, =0 {} other { con luna}}.',
  weaponSkipped: '{Weapon} non spara: non c’è più.',
  shieldReturned: '{Shield} non ha catturato nulla.',
  'roundEnded.last':
    'Era l’ultimo giro: {planets, plural, =0 {non resta alcun pianeta} one {resta un pianeta} other {restano # pianeti}}.',
  missionsRevealed: 'Si scoprono le missioni segrete.',
  'gameEnded.one':
    '{who, select, you {Vinci} other {Vince {name}}} con {points, plural, one {# punto} other {# punti}}.',
  'gameEnded.shared': 'Vittoria condivisa tra {names}, con {points, plural, one {# punto} other {# punti}}.',
  you: 'te',
  'list.and': '{some} e {last}',
  'arrow.0': 'in su',
  'arrow.1': 'a destra',
  'arrow.2': 'in giù',
  'arrow.3': 'a sinistra',
};
