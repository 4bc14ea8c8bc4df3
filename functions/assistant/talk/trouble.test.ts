import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { sampleLanguages } from '#test/setup/depth.ts';
import { answerForSite } from '../site-answer.ts';

/** Written after the cards, in other words than theirs: an incident and a wrong charge in each language. */
const messages: readonly (readonly [LanguageCode, incident: string, billing: string])[] = [
  [
    'en',
    'hey, since 9 am your bot on our shop no longer replies to anybody',
    'why is there a second payment to you on my statement?',
  ],
  [
    'es',
    'hola, desde las 9 el bot de nuestra tienda ya no responde a nadie',
    'aparece un segundo cargo vuestro en mi extracto, me habéis cobrado dos veces',
  ],
  [
    'fr',
    'bonjour, depuis 9 h le bot de notre boutique ne répond plus à personne',
    "je vois un deuxième prélèvement de votre part, j'ai payé deux fois",
  ],
  [
    'de',
    'hallo, seit 9 uhr antwortet der bot in unserem shop niemandem mehr',
    'auf meinem konto ist eure abbuchung zweimal drauf',
  ],
  [
    'it',
    'salve, dalle 9 il bot del nostro negozio non risponde più a nessuno',
    'sul mio estratto conto il vostro addebito compare due volte',
  ],
  [
    'pt',
    'olá, desde as 9 o bot da nossa loja não responde mais a ninguém',
    'no meu extrato a cobrança de vocês aparece duas vezes',
  ],
  [
    'ru',
    'здравствуйте, с 9 утра бот в нашем магазине никому не отвечает',
    'в выписке ваше списание стоит два раза',
  ],
  ['ja', '朝9時からうちの店のボットが誰にも返事をしなくなりました', '明細に御社の請求が二回載っています'],
  ['ko', '아침 9시부터 우리 쇼핑몰 봇이 아무에게도 대답을 안 해요', '명세서에 귀사 결제가 두 번 찍혔어요'],
  ['zh', '从早上九点开始我们商店的机器人谁都不回复了', '我的账单上你们扣了两次款'],
  ['ar', 'منذ التاسعة صباحا لا يرد البوت في متجرنا على أحد', 'في كشف حسابي خصمتم المبلغ مرتين'],
  ['hi', 'सुबह 9 बजे से हमारी दुकान का बॉट किसी को जवाब नहीं दे रहा', 'मेरे खाते से आपका चार्ज दो बार कटा है'],
  [
    'nl',
    'hoi, sinds 9 uur antwoordt de bot in onze shop niemand meer',
    'op mijn afschrift staat jullie incasso twee keer',
  ],
  [
    'sv',
    'hej, sedan klockan 9 svarar boten i vår butik ingen längre',
    'på mitt kontoutdrag har ni dragit pengar två gånger',
  ],
  [
    'no',
    'hei, siden klokka 9 svarer ikke boten i butikken vår noen lenger',
    'på kontoutskriften min har dere trukket pengene to ganger',
  ],
  [
    'da',
    'hej, siden klokken 9 svarer botten i vores shop ikke længere nogen',
    'på mit kontoudtog har i trukket pengene to gange',
  ],
  [
    'fi',
    'hei, kello 9 lähtien kauppamme botti ei ole vastannut kenellekään',
    'tiliotteellani veloituksenne näkyy kahdesti',
  ],
  [
    'pl',
    'dzień dobry, od 9 bot w naszym sklepie nikomu nie odpowiada',
    'na wyciągu wasza opłata jest pobrana dwa razy',
  ],
  [
    'tr',
    'merhaba, saat 9’dan beri mağazamızdaki bot kimseye cevap vermiyor',
    'hesap özetimde sizin çekiminiz iki kez görünüyor',
  ],
  ['he', 'שלום, מתשע בבוקר הבוט בחנות שלנו לא עונה לאף אחד', 'בפירוט החשבון שלי החיוב שלכם מופיע פעמיים'],
];

describe('answerForSite', () => {
  const sample = sampleLanguages(messages.map(([code]) => code));
  it.each(messages.filter(([code]) => sample.includes(code)))(
    'apologises to a customer in trouble and offers nothing but a person in %s',
    // The first run trains the language's pack.
    { timeout: 300_000 },
    async (_code, incident, billing) => {
      for (const [message, card] of [
        [incident, 'company.incident'],
        [billing, 'company.billing'],
      ] as const) {
        const { answer } = await answerForSite({ message, history: [] });
        expect(answer.cards, message).toEqual([card]);
        expect(answer.suggestions.filter(({ kind }) => kind !== 'language').map(({ kind }) => kind)).toEqual([
          'pass',
        ]);
      }
    },
  );
});
