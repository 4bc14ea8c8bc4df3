import type { LanguageCode } from '#shared/domain/languages.ts';

/**
 * Shown above an answer that our team wrote only in another language; `{language}` is that language's name.
 */
export const otherLanguage: Readonly<Record<LanguageCode, string>> = {
  en: 'Our team wrote this answer in {language}:',
  es: 'Nuestro equipo ha escrito esta respuesta en otro idioma ({language}):',
  fr: 'Notre équipe a rédigé cette réponse dans une autre langue ({language}) :',
  de: 'Unser Team hat diese Antwort in einer anderen Sprache geschrieben ({language}):',
  it: 'Il nostro team ha scritto questa risposta in un’altra lingua ({language}):',
  pt: 'A nossa equipe escreveu esta resposta em outro idioma ({language}):',
  ru: 'Наша команда написала этот ответ на другом языке ({language}):',
  ja: '担当チームによる別の言語（{language}）での回答です：',
  ko: '저희 팀이 다른 언어({language})로 작성한 답변입니다:',
  zh: '我们的团队用另一种语言（{language}）写了这个回答：',
  ar: 'كتب فريقنا هذه الإجابة بلغة أخرى ({language}):',
  hi: 'हमारी टीम ने यह उत्तर दूसरी भाषा ({language}) में लिखा है:',
  nl: 'Ons team heeft dit antwoord in een andere taal geschreven ({language}):',
  sv: 'Vårt team har skrivit det här svaret på ett annat språk ({language}):',
  no: 'Teamet vårt har skrevet dette svaret på et annet språk ({language}):',
  da: 'Vores team har skrevet dette svar på et andet sprog ({language}):',
  fi: 'Tiimimme on kirjoittanut tämän vastauksen toisella kielellä ({language}):',
  pl: 'Nasz zespół napisał tę odpowiedź w innym języku ({language}):',
  tr: 'Ekibimiz bu yanıtı başka bir dilde yazdı ({language}):',
  he: 'הצוות שלנו כתב את התשובה הזו בשפה אחרת ({language}):',
};
