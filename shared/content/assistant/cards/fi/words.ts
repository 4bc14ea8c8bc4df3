import type { CardWords } from '../types.ts';

export const words: CardWords = {
  didYouMean: 'Tarkoititko jotakin näistä?',
  dontKnow:
    'En tiedä sitä varmasti, enkä halua arvailla. Voin välittää juuri tämän kysymyksen ihmiselle tai vastata johonkin näistä:',
  stillDontKnow:
    'En ole vieläkään varma, mitä tarkoitat. Ihminen tietää: välitänkö kysymyksesi eteenpäin? Tai valitse jokin näistä:',
  passOn: 'Välitä kysymys ihmiselle',
  sorryOther: 'Pahoittelut, ymmärsin sitten väärin. Tarkoititko jotakin näistä? Tai sano se toisin sanoin.',
  seeOnPage: 'Katso sivulta',
  bookButton: 'Varaa maksuton konsultaatio',
  contactButton: 'Jätä viesti',
  planHas: 'Kyllä, {plan} sisältää sen.',
  planLacks: 'Ei, {plan} ei sisällä sitä; {plans} sisältää.',
  planCosts: '{plan} maksaa {price} kuukaudessa.',
  planCustom: '{plan} hinnoitellaan tapauskohtaisesti.',
  sumMonthly: '{item}: {price} kuukaudessa',
  sumOnce: '{item}: {price} kertamaksuna',
  totalMonthly: 'Yhteensä: {total} kuukaudessa',
  totalOnce: 'lisäksi {total} kertamaksuna',
  answerIn: 'Vastaanko mieluummin kielellä {language}?',
  masked:
    'Piilotin kortti- tai henkilönumeron: sitä ei tallenneta eikä lähetetä eteenpäin. Sellaista ei täällä koskaan tarvitse kirjoittaa.',
  fromBlog: 'Blogistamme: {title}',
  addOnNames: {
    language: 'lisäkieli',
    conversations: 'lisäkeskustelut',
    integration: 'räätälöity integraatio',
    training: 'laajennettu koulutus',
  },
  addOnWords: {
    language: 'kieli|kielen|kieltä|kielet|kieliä|lisäkieli|lisäkielen|lisäkieltä|kielellä',
    conversations:
      'lisäkeskustelut|lisäkeskustelua|lisäkeskustelu|lisäkeskusteluja|lisäviestit|lisäviestiä|lisäviestejä|ylimääräistä keskustelua|ylimääräiset keskustelut',
    integration:
      'integraatio|integraation|integraatiota|integraatiot|integraatioita|räätälöity integraatio|räätälöidyn integraation|liitäntä|rajapinta',
    training: 'koulutus|koulutuksen|koulutusta|kouluttaa|koulutuksella',
  },
  sumWords:
    'yhteensä|yhteishinta|kokonaishinta|loppusumma|summa|kaikkiaan|kaiken kaikkiaan|paljonko tulee|mitä se tekee|laske yhteen|paljonko se olisi|kaikki yhteensä',
  backWords:
    'se|sen|siinä|siihen|tämä|tämän|tässä|tuo|tuon|siitä|sillä|siellä|se paketti|tämä paketti|se toinen|sama|entä se',
  smallNumbers: [
    'kaksi|kahden|kahta|pari|kahdella',
    'kolme|kolmen|kolmea',
    'neljä|neljän|neljää',
    'viisi|viiden|viittä',
    'kuusi|kuuden|kuutta',
    'seitsemän|seitsemää',
    'kahdeksan|kahdeksaa',
    'yhdeksän|yhdeksää',
    'kymmenen|kymmentä',
  ],
};
