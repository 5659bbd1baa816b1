import type { learn as source } from '../en/learn.ts';

export const learn: Readonly<Record<keyof typeof source, string>> = {
  'learn.title': 'Planet X',
  'learn.step': 'Passo {step} di {steps}',
  'learn.next': 'Avanti',
  'learn.back': 'Indietro',
  'learn.again': 'Ripeti',
  'learn.close': 'Chiudi la guida',
  'learn.play': 'Gioca la prima partita',
  'learn.you': 'Tu',
  'learn.rival': 'Rivale',

  'learn.deploy.title': 'Un’azione per turno',
  'learn.deploy.text':
    'In mano hai carte di tutte le fazioni: le tue sono blu. Tocca <b>Intercettore Falco</b> e schieralo.',
  'learn.deploy.after': 'Un’unità sul tavolo conta per te alla fine, e dal prossimo turno può attaccare.',
  'learn.single.title': 'Chi attacca paga sempre',
  'learn.single.text': 'Tocca il tuo velivolo, poi le truppe meccanizzate nemiche: 5 contro 4.',
  'learn.single.after':
    'Hai vinto, e <b>se ne vanno tutte e due le carte</b>. A chi attacca anche la vittoria costa una carta.',
  'learn.form.title': 'Formare un gruppo',
  'learn.form.text':
    'Due unità singole di tipo diverso possono stare insieme. Tocca l’<b>Incrociatore</b>, poi i <b>Volontari</b>, e uniscili.',
  'learn.form.after': 'Un gruppo, un solo totale: Forza 9. Combatte intero, e solo unità singole possono aggiungersi.',
  'learn.group.title': 'Un’unità da sacrificare',
  'learn.group.text':
    'Astronave e Volontari sono un gruppo: 9. Attacca la coppia nemica, prendi la carta migliore e paga con i <b>Volontari</b>.',
  'learn.group.after': 'Un fante per un caccia: qui le guerre si vincono così.',
  'learn.reinforce.title': 'Rinforzare',
  'learn.reinforce.text': 'Nel tuo gruppo mancano truppe meccanizzate. Tocca l’<b>Obice Semovente</b>, poi il gruppo.',
  'learn.reinforce.after':
    'Forza 14: fino a quattro unità, una per tipo. Un gruppo grande colpisce forte, ma uno più forte ne prende la carta migliore.',
  'learn.reach.title': 'Regole di Ingaggio',
  'learn.reach.text':
    'La Guardia Orbitale non può attaccare quel velivolo: la fanteria attacca solo la fanteria. Obice e Genieri insieme <b>possono</b>: attacca con il gruppo.',
  'learn.reach.after': 'Un gruppo può attaccare tutto tranne le astronavi; anche quelle, se contiene un’astronave.',
  'learn.window.title': 'Speciali in ogni momento',
  'learn.window.text':
    'Il rivale attacca: 5 contro 4. Prima dello scontro tutti possono giocare una speciale: gioca <b>Asso del Cielo</b> sul tuo velivolo.',
  'learn.window.after': '5 contro 6: l’attacco fallisce e chi attaccava perde una carta. Il +2 resta sulla sua unità.',
  'learn.truce.title': 'Tregua al momento giusto',
  'learn.truce.text':
    '9 + 1 contro i tuoi 8: quest’attacco ti costerebbe una carta. Gioca <b>Tregua</b> contro il rivale.',
  'learn.truce.after':
    'Attacco annullato: nessuno perde nulla, e l’azione del rivale è spesa. Nel tuo turno una Tregua non ha effetto.',
  'learn.eliminate.title': 'Eliminare',
  'learn.eliminate.text':
    'Una Corazzata di Forza 10. Hai un <b>Siluro</b>: giocalo sull’astronave. Elimina un’unità qualsiasi del suo tipo.',
  'learn.eliminate.after':
    'Eliminata per sempre, e una speciale non è un’azione: potresti ancora agire. Una speciale per turno.',
  'learn.recover.title': 'Recuperare',
  'learn.recover.text': 'La tua Ammiraglia è tra gli scarti. Gioca <b>Bacino Orbitale</b> e sceglila.',
  'learn.recover.after':
    'È di nuovo nel tuo campo, da sola, e può agire già in questo turno. Torna solo la tua fazione.',
  'learn.pirates.title': 'Pirati',
  'learn.pirates.text':
    'Gioca <b>Pirati</b> contro il rivale: una carta a caso della sua mano si mostra a tutti e si scarta.',
  'learn.pirates.after': 'A fine turno il rivale pesca di nuovo, ma quella carta è persa.',
  'learn.grey.title': 'Le carte grigie',
  'learn.grey.text':
    'Un’unità grigia è di un’altra fazione. Se la tieni, il nemico non può usarla; scartarla costa l’azione. Scarta i <b>Servi da Guerra</b>.',
  'learn.grey.after': 'Le deboli si scartano, le forti conviene tenerle. Dopo ogni turno tutti tornano a cinque carte.',
  'learn.end.title': 'La fine',
  'learn.end.text': 'Il mazzo è vuoto e questa è la tua ultima carta. Schierala: il turno finisce e si conta la Forza.',
  'learn.end.after': 'Conta solo la Forza stampata, non i modificatori. <b>13 contro 12</b>: vinci tu.',
};
