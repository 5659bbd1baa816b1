import { type Lang, langs } from '@orrery/words';

const en = {
  title: 'How the server is doing',
  login: 'Token',
  enter: 'Open',
  hint: 'The token is in the file admin-token of the data folder.',
  wrong: 'That is not the token.',
  tooFast: 'Too many wrong tokens. Try again in a minute.',
  leave: 'Close',
  again: 'Look again',
  ready: 'Ready',
  low: 'Ready, but the disk is nearly full: no new tables',
  STARTING: 'Not ready: it is starting',
  CLOSING: 'Not ready: it is stopping',
  DISK_FULL: 'Not ready: the disk is full',
  STORE_SLOW: 'Not ready: the disk is too slow',
  STORE_FAULT: 'Not ready: nothing can be written',
  version: 'Version',
  uptime: 'Running for',
  people: 'People connected',
  socket: 'connection',
  sockets: 'connections',
  waiting: 'Tables waiting',
  playing: 'Tables in play',
  over: 'Finished tables',
  liveMatches: 'Games in memory',
  bots: 'Bots',
  botsWaiting: 'waiting',
  botsThinking: 'thinking',
  disk: 'Disk free',
  stored: 'Data',
  backup: 'Last backup',
  none: 'none',
  ago: 'ago',
  reports: 'Open reports',
  reportsHow: 'read them with: npx orrery admin reports',
  warnings: 'Recent warnings',
  noWarnings: 'None since it started.',
} as const;

type Word = keyof typeof en;

const it: Readonly<Record<Word, string>> = {
  title: 'Come sta il server',
  login: 'Codice segreto',
  enter: 'Apri',
  hint: 'Il codice sta nel file admin-token della cartella dei dati.',
  wrong: 'Il codice non è questo.',
  tooFast: 'Troppi codici sbagliati. Riprova tra un minuto.',
  leave: 'Chiudi',
  again: 'Aggiorna',
  ready: 'Pronto',
  low: 'Pronto, ma il disco è quasi pieno: nessun tavolo nuovo',
  STARTING: 'Non pronto: si sta avviando',
  CLOSING: 'Non pronto: si sta fermando',
  DISK_FULL: 'Non pronto: il disco è pieno',
  STORE_SLOW: 'Non pronto: il disco è troppo lento',
  STORE_FAULT: 'Non pronto: non si riesce a scrivere',
  version: 'Versione',
  uptime: 'Acceso da',
  people: 'Persone collegate',
  socket: 'connessione',
  sockets: 'connessioni',
  waiting: 'Tavoli in attesa',
  playing: 'Tavoli in gioco',
  over: 'Tavoli finiti',
  liveMatches: 'Partite in memoria',
  bots: 'Bot',
  botsWaiting: 'in coda',
  botsThinking: 'pensano',
  disk: 'Disco libero',
  stored: 'Dati',
  backup: 'Ultima copia',
  none: 'nessuna',
  ago: 'fa',
  reports: 'Segnalazioni aperte',
  reportsHow: 'si leggono con: npx orrery admin reports',
  warnings: 'Ultimi avvisi',
  noWarnings: 'Nessuno dall’avvio.',
};

type StatusWords = Readonly<Record<Word, string>>;

export const statusWords: Readonly<Record<Lang, StatusWords>> = { en, it };

/** The first language of a browser's list that there are words for; English where there is none. */
export function langOf(accepted: string | undefined): Lang {
  const wanted = (accepted ?? '').split(',').map((part, at) => {
    const [tag = '', ...rest] = part.trim().toLowerCase().split(';');
    const weight = Number(/^q=([\d.]+)$/.exec(rest.join('').trim())?.[1] ?? 1);
    return { lang: tag.split('-')[0], weight, at };
  });
  wanted.sort((a, b) => b.weight - a.weight || a.at - b.at);
  for (const { lang, weight } of wanted) {
    const known = langs.find((each) => each === lang);
    if (known !== undefined && weight > 0) return known;
  }
  return 'en';
}
