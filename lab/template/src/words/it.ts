import type { Catalogue } from '@orrery/words';
import type { MessageId } from './en.ts';

export const it: Catalogue<MessageId> = {
  offered: 'Luna {round}: vale {moon}',
  'sealed.mine': 'Sigilli un’offerta di {card}.',
  sealed: '{name} sigilla un’offerta.',
  'shown.won':
    'Le offerte sono {bids}: {who, select, you {prendi} other {{name} prende}} la luna, {moon, plural, one {# punto} other {# punti}}.',
  'shown.none': 'Le offerte sono {bids}: nessuna è unica, la luna passa oltre.',
  ended: 'L’ultima luna è venduta: {n, plural, one {vince} other {vincono insieme}} {winners}.',
  MALFORMED: 'Questa non è un’offerta che il gioco sappia leggere.',
  OVER: 'La partita è finita: le lune sono tutte vendute.',
  NOT_SEATED: 'Non sei a questo tavolo: puoi solo guardare.',
  SEALED: 'La tua offerta è sigillata: si apre con quelle di tutti.',
  SPENT: 'Questa carta non l’hai più: ognuna si offre una volta sola.',
  'option.moons': 'Lune',
  'option.moons.why': 'Quante se ne vendono, e quante carte ha ciascuno.',
  'option.moons.value': '{value, plural, =3 {tre, una partita breve} =5 {cinque} other {#}}',
  goal: 'Obiettivo: più punti di tutti. Ogni luna va all’offerta unica più alta.',
  'can.bid': 'offrire {cards, plural, one {la tua ultima carta} other {una di # carte}}',
  'bar.lead': 'La tua offerta',
  'bar.choose': 'Scegli una carta per la luna che vale {moon}.',
  'bar.wait': 'Gli altri stanno ancora pensando.',
  'bar.watch': 'Si sigillano le offerte.',
  'bar.over': 'Le lune sono tutte vendute.',
  'bar.seal': 'Sigilla il {card}',
  'table.round': 'Luna {round} di {moons}',
  'table.moon': 'Una luna che vale {moon}',
  'table.sealed': 'ha sigillato',
  'table.card': 'Carta {card}',
  'table.hand': 'Le tue carte',
  'table.points': '{n, plural, one {# punto} other {# punti}}',
  standing: 'luna {round} di {moons}',
  'learn.title': 'Come si gioca a Sealed Bids',
  'learn.1': 'Le lune si vendono una dopo l’altra. Più è grande, più punti vale.',
  'learn.2': 'Per ognuna sigilli una delle tue carte. Ogni carta si può offrire una volta sola.',
  'learn.3':
    'L’offerta più alta prende la luna, se nessun altro ha offerto lo stesso: altrimenti tocca alla successiva.',
  'rules.idea': 'Offri molto per ciò che lo vale, e dove nessun altro lo fa.',
  'rules.play': 'Come si gioca',
  'SB-1':
    'Ciascuno ha una carta per ogni valore. Ci sono altrettante lune, una per valore; arrivano in ordine casuale.',
  'SB-2':
    'Per ogni luna tutti insieme sigillano un’offerta: una delle proprie carte, coperta. Un’offerta sigillata resta.',
  'SB-3':
    'Quando tutti hanno sigillato, le offerte si scoprono. La più alta che nessun altro ha fatto prende la luna. Le carte offerte sono spese.',
  'SB-4': 'Vince chi ha più punti quando le lune sono tutte vendute; in parità, la vittoria è condivisa.',
};
