import type { LanguageCode } from '#shared/domain/languages.ts';

/**
 * Groups of related languages with nearly identical sentences, separated by single words, conversation and
 * browser.
 */
export const neighbours: readonly (readonly LanguageCode[])[] = [
  ['da', 'no', 'sv'],
  ['es', 'pt'],
];

/** Words of one related language that the others don't use. */
const words: Readonly<Partial<Record<LanguageCode, string>>> = {
  da: 'hvad noget nogen meget mig dig sig jer jeres af sprog efter hjemmeside virksomhed nu gør tale hej findes op ud end tak blive bliver måske uge uger sker mellem nyhedsbrev vores hvornår sikkerhed opsigelse behøver gider kunder koster lille billigste hedder',
  no: 'hva noe noen mye meg deg seg dere av språk etter nettside nettsiden nettsted bedrift nå gjør snakke hei finnes opp ut enn takk bli blir kanskje uke uker skjer mellom nyhetsbrev vår våre sikkerhet oppsigelse trenger kunder koster liten billigste heter gjerne gjøre sprak samsvar medisinsk medisinske dette kva kostar korleis kvar kven ikkje eg ein dykk dykkar kjem vert nokon noko ringje',
  sv: 'vad något någon mycket mig dig sig ni era av språk efter hemsida webbplats företag nu gör prata hej finns upp ut än tack bli blir kanske vecka veckor händer mellan nyhetsbrev vår våra när säkerhet uppsägning behöver kunder kostar liten billigaste heter och att inte är hur jag för från vilken vilka då sprak också nu inget alltså',
  es: 'el los las del una con qué cuánto cuál tiene tienen hay está y usted ustedes vosotros puede pero muy más hola gracias precio soy eres esta ese eso mi año idioma idiomas cuánto cuánta cuesta cuestan mes quiero',
  pt: 'o os as do da dos das uma com quê quanto qual tem têm há está e você vocês vcs vc pode mas muito mais olá oi obrigado obrigada preço sou és essa esse isso meu minha ano não são em na no ao pra idioma idiomas devo custa custam mês quero',
};

/** Words that belong to one related language, or to two of three. */
const codesOf = new Map<string, Set<LanguageCode>>();
for (const [code, list] of Object.entries(words) as [LanguageCode, string][])
  for (const word of list.split(' ')) codesOf.set(word, (codesOf.get(word) ?? new Set()).add(code));

/** Counts the words that favour each related language. */
export const neighbourWords = (text: string): ReadonlyMap<LanguageCode, number> => {
  const counts = new Map<LanguageCode, number>();
  for (const word of new Set(text.toLowerCase().match(/\p{L}+/gu) ?? [])) {
    const codes = codesOf.get(word);
    if (!codes) continue;
    for (const group of neighbours) {
      const own = group.filter((code) => codes.has(code));
      if (own.length === 0 || own.length === group.length) continue;
      for (const code of own) counts.set(code, (counts.get(code) ?? 0) + 1);
    }
  }
  return counts;
};
