import type { LanguageCode } from '#shared/domain/languages.ts';

/** What the chat panel says about a guided flow, besides the flow's own words. */
export interface FlowPanelTexts {
  /** After several other questions: whether to go on. The question follows. */
  readonly offer: string;
  /** On the button that ends the flow. */
  readonly stop: string;
  /** Said when it was pressed. */
  readonly stopped: string;
  /** The flow was taken off the site while somebody answered it. */
  readonly gone: string;
  /** It ended with an answer and has no words of its own for that. */
  readonly ended: string;
}

// biome-ignore format: one line per language
const rows: Readonly<Record<LanguageCode, readonly [offer: string, stop: string, stopped: string, gone: string, ended: string]>> = {
  en: ['Shall we go on? You can also stop here.', 'Stop here', 'All right, we stop here. Ask me anything.', 'This guided part is no longer available. Ask me anything.', 'Thank you, that was all. Ask me anything.'],
  es: ['¿Seguimos? También puede dejarlo aquí.', 'Dejarlo aquí', 'De acuerdo, lo dejamos aquí. Pregúnteme lo que quiera.', 'Esta parte guiada ya no está disponible. Pregúnteme lo que quiera.', 'Gracias, eso es todo. Pregúnteme lo que quiera.'],
  fr: ['On continue ? Vous pouvez aussi vous arrêter ici.', 'Arrêter ici', 'Très bien, nous nous arrêtons ici. Posez-moi vos questions.', 'Ce parcours guidé n’est plus disponible. Posez-moi vos questions.', 'Merci, c’est tout. Posez-moi vos questions.'],
  de: ['Machen wir weiter? Sie können auch hier aufhören.', 'Hier aufhören', 'Gut, wir hören hier auf. Fragen Sie mich, was Sie möchten.', 'Dieser geführte Teil ist nicht mehr verfügbar. Fragen Sie mich, was Sie möchten.', 'Danke, das war alles. Fragen Sie mich, was Sie möchten.'],
  it: ['Continuiamo? Può anche fermarsi qui.', 'Fermarsi qui', 'Va bene, ci fermiamo qui. Mi chieda pure quello che vuole.', 'Questa parte guidata non è più disponibile. Mi chieda pure quello che vuole.', 'Grazie, è tutto. Mi chieda pure quello che vuole.'],
  pt: ['Vamos continuar? Também pode parar por aqui.', 'Parar por aqui', 'Tudo bem, paramos por aqui. Pergunte o que quiser.', 'Esta parte guiada já não está disponível. Pergunte o que quiser.', 'Obrigado, é tudo. Pergunte o que quiser.'],
  ru: ['Продолжим? Можно и остановиться.', 'Остановиться', 'Хорошо, остановимся. Спрашивайте о чём угодно.', 'Эта часть с вопросами больше недоступна. Спрашивайте о чём угодно.', 'Спасибо, это всё. Спрашивайте о чём угодно.'],
  ja: ['続けますか？ここで終えることもできます。', 'ここで終える', '承知しました。ここで終えます。何でもお尋ねください。', 'このご案内は終了しました。何でもお尋ねください。', 'ありがとうございます。以上です。何でもお尋ねください。'],
  ko: ['계속할까요? 여기서 멈추셔도 됩니다.', '여기서 멈추기', '네, 여기서 멈추겠습니다. 무엇이든 물어보세요.', '이 안내는 더 이상 이용할 수 없습니다. 무엇이든 물어보세요.', '감사합니다. 이것으로 끝입니다. 무엇이든 물어보세요.'],
  zh: ['要继续吗？您也可以到此为止。', '到此为止', '好的，到此为止。有问题请随时问我。', '这段引导对话已不可用。有问题请随时问我。', '谢谢，就这些。有问题请随时问我。'],
  ar: ['هل نتابع؟ يمكنك أيضًا التوقف هنا.', 'التوقف هنا', 'حسنًا، نتوقف هنا. اسألني عما تشاء.', 'لم يعد هذا الجزء الموجّه متاحًا. اسألني عما تشاء.', 'شكرًا، هذا كل شيء. اسألني عما تشاء.'],
  hi: ['क्या हम आगे बढ़ें? आप यहीं रुक भी सकते हैं।', 'यहीं रुकें', 'ठीक है, हम यहीं रुकते हैं। जो चाहें पूछें।', 'यह निर्देशित भाग अब उपलब्ध नहीं है। जो चाहें पूछें।', 'धन्यवाद, बस इतना ही था। जो चाहें पूछें।'],
  nl: ['Gaan we verder? U kunt ook hier stoppen.', 'Hier stoppen', 'Goed, we stoppen hier. Vraag me gerust van alles.', 'Dit begeleide deel is niet meer beschikbaar. Vraag me gerust van alles.', 'Dank u, dat was alles. Vraag me gerust van alles.'],
  sv: ['Ska vi fortsätta? Du kan också sluta här.', 'Sluta här', 'Okej, vi slutar här. Fråga mig vad du vill.', 'Den här guidade delen är inte längre tillgänglig. Fråga mig vad du vill.', 'Tack, det var allt. Fråga mig vad du vill.'],
  no: ['Skal vi fortsette? Du kan også stoppe her.', 'Stopp her', 'Greit, vi stopper her. Spør meg om hva du vil.', 'Denne veiledede delen er ikke lenger tilgjengelig. Spør meg om hva du vil.', 'Takk, det var alt. Spør meg om hva du vil.'],
  da: ['Skal vi fortsætte? Du kan også stoppe her.', 'Stop her', 'Godt, vi stopper her. Spørg mig om hvad som helst.', 'Denne guidede del er ikke længere tilgængelig. Spørg mig om hvad som helst.', 'Tak, det var alt. Spørg mig om hvad som helst.'],
  fi: ['Jatketaanko? Voit myös lopettaa tähän.', 'Lopeta tähän', 'Selvä, lopetetaan tähän. Kysy mitä vain.', 'Tämä ohjattu osuus ei ole enää käytettävissä. Kysy mitä vain.', 'Kiitos, siinä kaikki. Kysy mitä vain.'],
  pl: ['Kontynuujemy? Można też tu zakończyć.', 'Zakończ tutaj', 'Dobrze, kończymy tutaj. Proszę pytać o wszystko.', 'Ta część z pytaniami nie jest już dostępna. Proszę pytać o wszystko.', 'Dziękuję, to wszystko. Proszę pytać o wszystko.'],
  tr: ['Devam edelim mi? Burada da bırakabilirsiniz.', 'Burada bırak', 'Peki, burada bırakıyoruz. Bana istediğinizi sorun.', 'Bu yönlendirmeli bölüm artık kullanılamıyor. Bana istediğinizi sorun.', 'Teşekkürler, hepsi bu kadar. Bana istediğinizi sorun.'],
  he: ['להמשיך? אפשר גם לעצור כאן.', 'לעצור כאן', 'בסדר, נעצור כאן. אפשר לשאול אותי כל דבר.', 'החלק המודרך הזה אינו זמין עוד. אפשר לשאול אותי כל דבר.', 'תודה, זה הכול. אפשר לשאול אותי כל דבר.'],
};

export const flowPanelTexts = (language: LanguageCode): FlowPanelTexts => {
  const [offer, stop, stopped, gone, ended] = rows[language];
  return { offer, stop, stopped, gone, ended };
};
