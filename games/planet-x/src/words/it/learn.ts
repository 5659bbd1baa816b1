import type { learn as source } from '../en/learn.ts';

export const learn: Readonly<Record<keyof typeof source, string>> = {
  'learn.title': 'Planet X in due minuti',
  'learn.step': 'Passo {step} di {steps}',
  'learn.next': 'Avanti',
  'learn.back': 'Indietro',
  'learn.again': 'Ripeti',
  'learn.close': 'Chiudi la guida',
  'learn.play': 'Gioca una prima partita',
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
  'learn.group.title': 'Un’unità da sacrificare',
  'learn.group.text':
    'Astronave e Volontari sono un gruppo: 9. Attacca la coppia nemica, prendi la carta migliore e paga con i <b>Volontari</b>.',
  'learn.group.after': 'Un fante per un caccia: qui le guerre si vincono così.',
  'learn.reach.title': 'Regole di Ingaggio',
  'learn.reach.text':
    'La Guardia Orbitale non può attaccare quel velivolo: la fanteria attacca solo la fanteria. Obice e Genieri insieme <b>possono</b>: attacca con il gruppo.',
  'learn.reach.after': 'Un gruppo può attaccare tutto tranne le astronavi; anche quelle, se contiene un’astronave.',
  'learn.window.title': 'Speciali in ogni momento',
  'learn.window.text':
    'Il rivale attacca: 5 contro 4. Prima dello scontro tutti possono giocare una speciale: gioca <b>Asso del Cielo</b> sul tuo velivolo.',
  'learn.window.after': '5 contro 6: l’attacco fallisce e chi attaccava perde una carta. Il +2 resta sulla sua unità.',
  'learn.grey.title': 'Le carte grigie',
  'learn.grey.text':
    'Un’unità grigia è di un’altra fazione. Se la tieni, il nemico non può usarla; scartarla costa l’azione. Scarta i <b>Servi da Guerra</b>.',
  'learn.grey.after': 'Le deboli si scartano, le forti conviene tenerle. Dopo ogni turno tutti tornano a cinque carte.',
  'learn.end.title': 'La fine',
  'learn.end.text': 'Il mazzo è vuoto e questa è la tua ultima carta. Schierala: il turno finisce e si conta la Forza.',
  'learn.end.after': 'Solo la Forza stampata: i modificatori cadono. <b>13 contro 12</b>, vinci tu.',
};
