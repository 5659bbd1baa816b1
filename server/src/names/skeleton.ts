/**
 * What a name looks like: names with the same skeleton are hard to tell apart. Compatibility forms, accents and case fall
 * away; digits and letters of other scripts that look like a Latin letter become it; blanks and punctuation do not count.
 */
export function skeleton(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '');
  // Before the case is folded: a capital may look like another letter than its small form does.
  const latin = replaceAll(plain, capitals).toLowerCase();
  return replaceAll(latin, smallLetters)
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/[^\p{L}\p{N}\p{S}]/gu, '');
}

/** Pairs of what is read and what it looks like. */
const pairs = (list: string): ReadonlyMap<string, string> =>
  new Map(list.split(' ').map((pair) => [[...pair][0] ?? '', [...pair].slice(1).join('')]));

/** Only where the capital does not look like the capital of what its small form looks like. */
const capitals = pairs(
  [
    'ΡP РP ΗH НH ΝN ΥY УY ΒB ВB ΜM МM ΧX ХX СC ΤT ТT ΖZ ΚK КK ІI ЈJ ЅS ЕE ΕE ΑA АA ΟO ОO ΙI Il |l',
    'ᎠD ᎡR ᎢT Ꭵl ᎪA ᎫJ ᎬE ᎳW ᎷM ᎻH ᎽY ᏀG ᏃZ ᏏB ᏒR ᏔW ᏕS ᏙV ᏚS ᏞL ᏟC ᏢP ᏦK ᏴB ᏵG',
    'ꓐB ꓑP ꓓD ꓔT ꓖG ꓗK ꓙJ ꓚC ꓜZ ꓝF ꓟM ꓠN ꓡL ꓢS ꓣR ꓦV ꓧH ꓪW ꓫX ꓬY ꓮA ꓰE ꓲl ꓳO ꓴU',
  ].join(' '),
);

const smallLetters = pairs(
  [
    'аa вb еe ёe зe ѕs іl їl јj кk мm нh оo рp сc тt уy хx ԁd ԛq ԝw ь6 гr пn иu ӏl эe һh үy',
    'αa βb γy εe ηn ιl κk μu νv οo ρp σo ςc τt υu χx ωw',
    'օo ոn սu հh զq ցg յj լl ⲟo ⲁa ⲃb ⲉe ⲓl ⲕk ⲙm ⲛn ⲣp ⲥc ⲧt ⲩy ⲭx ⲏh ⲍz ѵv ҽe ϳj',
    'ᴀa ʙb ᴄc ᴅd ᴇe ꜰf ɢg ʜh ɪl ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz ǀl ǃl ɩl ƅb',
    '0o 1l il !l |l 3e 5s 8b $s @a ıl łl øo đd ðd þp ßb æae œoe ɑa ɡg ƒf',
  ].join(' '),
);

const replaceAll = (text: string, by: ReadonlyMap<string, string>): string =>
  [...text].map((sign) => by.get(sign) ?? sign).join('');
