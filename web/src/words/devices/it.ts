import type { devices as en } from './en.ts';

/** I dispositivi di una persona, e come un altro diventa suo. */
export const devices: Readonly<Record<keyof typeof en, string>> = {
  'devices.title': 'I tuoi dispositivi',
  'devices.text':
    'Su un altro dispositivo puoi essere la stessa persona, con il tuo nome, i tuoi posti e i tuoi tavoli.',
  'devices.kind': '{browser} su {system}',
  'devices.unknown': 'Un dispositivo',
  'devices.this': 'questo dispositivo',
  'devices.seen': 'dal {since}, visto il {seen}',
  'devices.end': 'Chiudi l’accesso',
  'devices.end.of': 'Chiudi l’accesso: {device}',
  'devices.end.ask':
    '{device} non sarà più tuo. La sua pagina si chiude subito. Anche le tue parole di recupero e il tuo webhook non valgono più: creali di nuovo.',
  'devices.end.no': 'Lascialo',
  'devices.end.yes': 'Chiudi il suo accesso',
  'devices.ended': 'Accesso chiuso.',
  'devices.add': 'Aggiungi un dispositivo',
  'devices.add.text':
    'Inquadra il codice con l’altro dispositivo, o apri lì il link. Chi lo apre per primo diventa te: non mostrarlo a nessun altro.',
  'devices.add.life': 'Funziona una volta sola, e fino alle {time}.',
  'devices.add.qr': 'Codice QR che rende tuo l’altro dispositivo',
  'devices.add.link': 'Link per l’altro dispositivo',
  'devices.add.onlyHere': 'Questo indirizzo funziona solo su questo computer: un altro dispositivo non ci arriva.',
  'devices.add.done': '{device} ora è tuo.',
  'devices.words': 'Parole di recupero',
  'devices.words.text':
    'Otto parole da scrivere su carta. Con quelle torni anche se perdi tutti i dispositivi. Chi le ha può essere te.',
  'devices.words.made': 'Le hai create il {date}. Se ne crei di nuove, quelle non valgono più.',
  'devices.words.make': 'Crea le parole',
  'devices.words.again': 'Crea parole nuove',
  'devices.words.shown': 'Scrivile adesso. Non si vedranno più, e il server non può ridirtele.',
  'devices.words.copy': 'Copia le parole',
  'devices.words.done': 'Le ho scritte',
  'devices.have': 'Ho le parole di recupero',

  'device.title': 'Essere te su questo dispositivo',
  'device.enter': 'Le tue otto parole di recupero',
  'device.enter.hint': 'Nell’ordine in cui le hai scritte.',
  'device.enter.bad': 'Queste non sono otto parole di recupero. Ognuna ha quattro lettere, come «luna».',
  'device.enter.go': 'Avanti',
  'device.become': 'Diventare {name} su questo dispositivo?',
  'device.nameless': 'qualcuno senza nome',
  'device.becomes': 'Questo dispositivo sarà {name}, con il nome, i posti e i tavoli di {name}.',
  'device.yours.only':
    'Vai avanti solo se il link o le parole li hai creati tu. Se te li ha dati qualcun altro, fermati: il dispositivo sarebbe suo, e vedrebbe quello che fai qui.',
  'device.was.nobody': 'Non si perde niente: questo dispositivo non aveva né nome né tavoli suoi.',
  'device.was.name': 'Non si perde niente: finora questo dispositivo era {name}, che non ha tavoli.',
  'device.was.tables':
    'Finora questo dispositivo era {name}, con {tables, plural, one {# tavolo} other {# tavoli}}. Restano come sono, e {name} ci torna con le parole di recupero di {name}.',
  'device.was.lost':
    'Finora questo dispositivo era {name}, con {tables, plural, one {# tavolo} other {# tavoli}}. Nessuno potrebbe più tornarci. Prima scrivi le parole di recupero di {name}.',
  'device.was.make': 'Crea le parole di {name}',
  'device.yes': 'Diventa {name}',
  'device.no': 'Resta come sono',
  'device.already': 'Questo dispositivo è già tuo.',
  'device.home': 'Pagina iniziale',
  'device.guesses': 'Da qui sono stati provati troppi link o parole sbagliati. Aspetta qualche minuto.',
};
