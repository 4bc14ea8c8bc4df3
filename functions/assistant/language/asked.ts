import type { LanguageCode } from '#shared/domain/languages.ts';

/** What languages are called, in the languages of the chat; stems where they inflect. */
const names: Readonly<Record<LanguageCode, string>> = {
  en: 'english|englisch|ingl[eé]s|anglais|inglese|ingl[eê]s|английск|英語|영어|英语|英文|[إا]نجليزي|अंग्रेज़?ी|अंग्रेज़ी|angrezi|engels|engelsk|englanni|angielsk|ingilizce|אנגלית',
  es: 'spanish|spanisch|espa[nñ]ol|castellano|espagnol|spagnolo|espanhol|испанск|スペイン語|스페인어|西班牙语|[إا]سباني|स्पेनिश|spaans|spansk|espanja|hiszpańsk|ispanyolca|ספרדית',
  fr: 'french|franz(?:ö|oe)sisch|franc[eé]s|fran[cç]ais|francese|franc[eê]s|французск|フランス語|프랑스어|法语|فرنسي|फ़?्?रेंच|फ्रेंच|frans|fransk|ranska|francusk|frans[ıi]zca|צרפתית',
  de: 'german|deutsch|alem[aá]n|allemand|tedesco|alem[aã]o|немецк|ドイツ語|독일어|德语|[أا]لماني|जर्मन|duits|tysk|saksa|niemieck|almanca|גרמנית',
  it: 'italian|italienisch|italiano|italien|итальянск|イタリア語|이탈리아어|意大利语|[إا]يطالي|इतालवी|italiaans|italiensk|italia|włosk|[iİ]talyanca|איטלקית',
  pt: 'portuguese|portugiesisch|portugu[eéê]s|portugais|portoghese|португальск|ポルトガル語|포르투갈어|葡萄牙语|برتغالي|पुर्तगाली|portugees|portugisisk|portugali|portugalsk|portekizce|פורטוגזית',
  ru: 'russian|russisch|ruso|russe|russo|русск|ロシア語|러시아어|俄语|روسي|रूसी|rysk|russisk|venäjä|rosyjsk|rus[cç]a|רוסית',
  ja: 'japanese|japanisch|japon[eéê]s|japonais|giapponese|японск|日本語|일본어|日语|日文|ياباني|जापानी|japans|japansk|japani|japońsk|japonca|יפנית',
  ko: 'korean|koreanisch|coreano|cor[eé]en|корейск|韓国語|한국어|한국말|韩语|كوري|कोरियाई|koreaans|koreansk|korea|koreańsk|korece|קוריאנית',
  zh: 'chinese|chinesisch|chino|chinois|cinese|chin[eê]s|китайск|中国語|중국어|中文|汉语|صيني|चीनी|chinees|kinesisk|kiina|chińsk|[cç]ince|סינית',
  ar: 'arabic|arabisch|[aá]rabe|arabo|арабск|アラビア語|아랍어|阿拉伯语|عربي|العربية|अरबी|arabisk|arabia|arabsk|arap[cç]a|ערבית',
  hi: 'hindi|хинди|ヒンディー語|힌디어|印地语|هندي|हिन्दी|हिंदी|hindî|הינדי',
  nl: 'dutch|niederländisch|holand[eéê]s|neerland[eéê]s|n[eé]erlandais|olandese|нидерландск|голландск|オランダ語|네덜란드어|荷兰语|هولندي|डच|nederlands|nederländsk|hollanti|niderlandzk|hollandaca|felemenk[cç]e|הולנדית',
  sv: 'swedish|schwedisch|sueco|su[eé]dois|svedese|шведск|スウェーデン語|스웨덴어|瑞典语|سويدي|स्वीडिश|zweeds|svensk|ruotsi|szwedzk|isve[cç]çe|שוודית',
  no: 'norwegian|norwegisch|noruego|norv[eé]gien|norvegese|noruegu[eê]s|норвежск|ノルウェー語|노르웨이어|挪威语|نرويجي|नॉर्वेजियन|noors|norsk|norja|norwesk|norve[cç]çe|נורווגית',
  da: 'danish|dänisch|dan[eéê]s|danois|danese|dinamarqu[eê]s|датск|デンマーク語|덴마크어|丹麦语|دنماركي|डेनिश|deens|dansk|tanska|duńsk|danca|דנית',
  fi: 'finnish|finnisch|fin[eé]s|finland[eéê]s|finnois|finlandese|финск|フィンランド語|핀란드어|芬兰语|فنلندي|फ़िनिश|fins|finsk|suomi|suome|fińsk|fince|פינית',
  pl: 'polish|polnisch|polaco|polonais|polacco|polon[eê]s|польск|ポーランド語|폴란드어|波兰语|بولندي|पोलिश|pools|polsk|puola|leh[cç]e|פולנית',
  tr: 'turkish|türkisch|turco|turc|турецк|トルコ語|터키어|土耳其语|تركي|तुर्की|turks|turkisk|tyrkisk|turki|tureck|türk[cç]e|turkce|טורקית',
  he: 'hebrew|hebräisch|hebreo|h[eé]breu|ebraico|hebraico|иврит|ヘブライ語|히브리어|希伯来语|عبري|इब्रानी|hebreeuws|hebreisk|hebraisk|heprea|hebrajsk|[iİ]branice|עברית',
};

const verbs =
  'answer|reply|respond|write|speak|continue|switch to|antworte|antworten|schreib|sprich|rispond|responde|respond|contest|r[eé]pond|[eé]cri|parle|scriv|parli|escrev|fale|habla|escrib|ответ|отвеч|пиши|говори|antwoord|schrijf|praat|svar|skriv|vastaa|kirjoita|odpowied|odpowiad|pisz|mów|cevap|yan[ıi]t|yaz|konu[şs]|ענה|תענ|תכתב|دعنا|[أا]جب|رد|جاوب|اكتب|jawab|जवाब|答え|返事|대답|답변|답해|말해|回答|回复|说|用';
const small =
  'and|now|ok|okay|please|in|to|und|jetzt|bitte|auf|y|ahora|por favor|en|et|maintenant|svp|s.il vous pla[iî]t|e|ora|per favore|em|agora|и|теперь|по|на|пожалуйста|op|in het|graag|på|nu|nå|na|po|teraz|proszę|lütfen|şimdi|ב|בבקשה|ב-|عربي|بال|من فضلك|कृपया|में|please';
const edge = '(?:^|[.!?:;,،、。！？\\n]\\s*|\\s[-–—]\\s)';
const close = '\\s*(?:[.!?:;,،、。！？\\n]|[-–—]\\s|$)';

const clauses = (Object.entries(names) as [LanguageCode, string][]).map(([code, name]) => {
  const called = `(?:по-)?(?:${name})[\\p{L}\\p{M}]*`;
  const polite = `(?:[\\s,،]*(?:${small}))*(?:\\s*(?:${verbs})[\\p{L}\\p{M}]*)?`;
  const filler = `(?:(?:${small})\\s*)*`;
  const front = `${edge}\\s*${filler}(?:(?:${verbs})[\\p{L}\\p{M}]*\\s*(?:(?:me|mir|mi|m'|nous|us|мне|mij|mig|meg|minulle|mi|bana|לי|لي)\\s+)?)`;
  // "answer in German: …", "in English please, …", "ドイツ語で答えて。…", "Türkçe cevap ver: …"
  const patterns = [
    `${front}${filler}[בبالw]{0,3}${called}${polite}${close}`,
    `${edge}\\s*${filler}${called}\\s*(?:${verbs})[\\p{L}\\p{M}]*${close}`,
    `${edge}\\s*(?:and|ok|now|und|y|et|e|и|og|och|ja|i|ve)?\\s*(?:in|auf|en|em|op|på|po|по|na)\\s+${called}(?:\\s*[,،]?\\s*(?:please|bitte|por favor|svp|per favore|пожалуйста|graag|alsjeblieft|tack|takk|tak|proszę|lütfen))?\\s*(?:[:;,.!\\n]|$)`,
    `${edge}\\s*${called}\\s*(?:で|로|으로|इ?में)?\\s*(?:${verbs})[\\p{L}\\p{M}]*(?:\\s*(?:ver|ください|주세요|दो|दीजिए|do))?${close}`,
  ];
  return [code, new RegExp(patterns.map((pattern) => `(?:${pattern})`).join('|'), 'iu')] as const;
});

/** A language that a message itself asks to be answered in, and what is left of the message. */
export const askedLanguage = (text: string): { code: LanguageCode; rest: string } | undefined => {
  if (text.length > 600) return undefined;
  for (const [code, pattern] of clauses) {
    const found = pattern.exec(text);
    if (!found) continue;
    const rest = `${text.slice(0, found.index)}${/[.!?]/.test(found[0].charAt(0)) ? found[0].charAt(0) : ''} ${text.slice(found.index + found[0].length)}`;
    return { code, rest: rest.trim() };
  }
  return undefined;
};
