import type { LanguageCode } from '#shared/domain/languages.ts';

/** What the chat panel says about a guided flow, besides the flow's own words. */
export interface FlowPanelTexts {
  /** After several other questions: whether to go on. The question follows. */
  readonly offer: string;
  /** On the button that ends the flow. */
  readonly stop: string;
  /** Said when it was pressed. */
  readonly stopped: string;
}

// biome-ignore format: one line per language
const rows: Readonly<Record<LanguageCode, readonly [offer: string, stop: string, stopped: string]>> = {
  en: ['Shall we go on? You can also stop here.', 'Stop here', 'All right, we stop here. Ask me anything.'],
  es: ['¿Seguimos? También puede dejarlo aquí.', 'Dejarlo aquí', 'De acuerdo, lo dejamos aquí. Pregúnteme lo que quiera.'],
  fr: ['On continue ? Vous pouvez aussi vous arrêter ici.', 'Arrêter ici', 'Très bien, nous nous arrêtons ici. Posez-moi vos questions.'],
  de: ['Machen wir weiter? Sie können auch hier aufhören.', 'Hier aufhören', 'Gut, wir hören hier auf. Fragen Sie mich, was Sie möchten.'],
  it: ['Continuiamo? Può anche fermarsi qui.', 'Fermarsi qui', 'Va bene, ci fermiamo qui. Mi chieda pure quello che vuole.'],
  pt: ['Vamos continuar? Também pode parar por aqui.', 'Parar por aqui', 'Tudo bem, paramos por aqui. Pergunte o que quiser.'],
  ru: ['Продолжим? Можно и остановиться.', 'Остановиться', 'Хорошо, остановимся. Спрашивайте о чём угодно.'],
  ja: ['続けますか？ここで終えることもできます。', 'ここで終える', '承知しました。ここで終えます。何でもお尋ねください。'],
  ko: ['계속할까요? 여기서 멈추셔도 됩니다.', '여기서 멈추기', '네, 여기서 멈추겠습니다. 무엇이든 물어보세요.'],
  zh: ['要继续吗？您也可以到此为止。', '到此为止', '好的，到此为止。有问题请随时问我。'],
  ar: ['هل نتابع؟ يمكنك أيضًا التوقف هنا.', 'التوقف هنا', 'حسنًا، نتوقف هنا. اسألني عما تشاء.'],
  hi: ['क्या हम आगे बढ़ें? आप यहीं रुक भी सकते हैं।', 'यहीं रुकें', 'ठीक है, हम यहीं रुकते हैं। जो चाहें पूछें।'],
  nl: ['Gaan we verder? U kunt ook hier stoppen.', 'Hier stoppen', 'Goed, we stoppen hier. Vraag me gerust van alles.'],
  sv: ['Ska vi fortsätta? Du kan också sluta här.', 'Sluta här', 'Okej, vi slutar här. Fråga mig vad du vill.'],
  no: ['Skal vi fortsette? Du kan også stoppe her.', 'Stopp her', 'Greit, vi stopper her. Spør meg om hva du vil.'],
  da: ['Skal vi fortsætte? Du kan også stoppe her.', 'Stop her', 'Godt, vi stopper her. Spørg mig om hvad som helst.'],
  fi: ['Jatketaanko? Voit myös lopettaa tähän.', 'Lopeta tähän', 'Selvä, lopetetaan tähän. Kysy mitä vain.'],
  pl: ['Kontynuujemy? Można też tu zakończyć.', 'Zakończ tutaj', 'Dobrze, kończymy tutaj. Proszę pytać o wszystko.'],
  tr: ['Devam edelim mi? Burada da bırakabilirsiniz.', 'Burada bırak', 'Peki, burada bırakıyoruz. Bana istediğinizi sorun.'],
  he: ['להמשיך? אפשר גם לעצור כאן.', 'לעצור כאן', 'בסדר, נעצור כאן. אפשר לשאול אותי כל דבר.'],
};

export const flowPanelTexts = (language: LanguageCode): FlowPanelTexts => {
  const [offer, stop, stopped] = rows[language];
  return { offer, stop, stopped };
};
