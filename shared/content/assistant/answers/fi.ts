import type { Answers } from '../types.ts';

export const answers: Answers = {
  askVolume: 'Kuinka monta viestiä saatte suunnilleen kuukaudessa?',
  offer: 'Haluatko varata maksuttoman konsultaation?',
  platformIntro: 'Alustapaketit (hoidatte bottia itse alustallamme):',
  planLine: '{plan}: {price} kuukaudessa, enintään {messages} viestiä',
  planCustom: '{plan}: hinta pyynnöstä, rajattomasti viestejä',
  managedIntro: 'Täysin hoidettu palvelu (rakennamme ja ylläpidämme kaiken puolestanne):',
  managedLine: '{plan}: {price} kuukaudessa, {count} keskustelua',
  managedUnlimited: '{plan}: {price} kuukaudessa, rajattomasti keskusteluja',
  fit: 'Noin {volume} kuukausittaiselle viestille sopii alustapaketti {plan}: {price} kuukaudessa, enintään {messages} viestiä.',
  fitCustom:
    'Noin {volume} kuukausittaiselle viestille tarvitsette alustapaketin {plan}: rajattomasti viestejä, hinta pyynnöstä.',
  managedFrom:
    'Jos haluatte meidän hoitavan kaiken, täysin hoidettu palvelu maksaa alkaen {price} kuukaudessa.',
  managedFit:
    'Noin {volume} kuukausittaiselle keskustelulle sopii täysin hoidettu palvelu {plan}: {price} kuukaudessa.',
  decline: 'Selvä. Olen täällä, jos tulee muuta kysyttävää.',
  yearly: 'Vuodessa se tekee {total}.',
  firstMonth: 'Ensimmäisenä kuukautena se tekee {total}.',
  difference: 'Ero: {amount} kuukaudessa.',
  apology: 'Pahoittelen harmia.',
  perhaps: 'En ole varma, ymmärsinkö oikein; ehkä tästä on apua:',
};
