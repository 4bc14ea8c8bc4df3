import type { LanguageCode } from '#shared/domain/languages.ts';

/** Names of languages in the chat's languages; stems where they inflect. */
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

/** Polite words that turn a bare language name into a request. */
const polite = new Set(
  'please pls now again bitte jetzt lieber por favor ahora svp stp maintenant per favore ora adesso agora пожалуйста теперь graag nu alsjeblieft tack tak takk nå kiitos nyt proszę teraz lütfen şimdi कृपया अब please بليز الآن בבקשה עכשיו'.split(
    ' ',
  ),
);
/** "The same in English, please": a request to repeat the last reply. */
const sameAgain =
  /(?<!\p{L})(?:same|repeat|again|gleiche|dasselbe|nochmal|mismo|repite|même|répète|stesso|ripeti|mesm[ao]|repet[ei]|то же|повтори\p{L}*|hetzelfde|herhaal|samma|samme|gjenta|gentag|sama|toista|to samo|powtórz|aynı\p{L}*|tekrar\p{L}*)(?!\p{L})/u;

/** Stems of words for answering and writing. */
const verbs =
  /^(?:answer|repl|respon|writ|speak|continu|switch|chang|retour|volv|devam|weiter|wechsel|pass|go|tradu|translat|переключ|перейд|прейд|продолж|fortsæt|fortset|fortsätt|jatka|kontynu|przejd|doorga|verder|tornia|continui|antwort|schreib|sprich|rispond|contest|r[eé]pond|[eé]cri|parl|scriv|escrev|fale|habla|escrib|ответ|отвеч|пиши|говори|schrijf|praat|svar|skriv|vastaa|vastat|kirjoita|odpowied|odpowiad|pisz|mów|cevap|yan[ıi]t|yaz|konu[şs]|ענה|תענ|תכתב|[أا]جب|رد|جاوب|اكتب|jawab|जवाब)/u;
/** Words allowed next to the language's name in a request. */
const beside = new Set(
  'and i d rather we can could let s lets us sorry pardon thanks back again same as before that this all from over on edelim de à a al en le la kann können wir bitte lieber doch wieder zurück possiamo podemos vamos peut on puede puedes jetzt давай давайте можно kan vi we nog weer igen takaisin suomeksi proszę możemy now ok okay please pls in to the me us und jetzt bitte auf mir uns y ahora por favor en me et maintenant svp s’il vous plaît stp e ora per favore em agora mi и теперь по на пожалуйста мне op het graag alsjeblieft mij på nu tack nå na po teraz proszę lütfen bana şimdi takk tak ב בבקשה לי من فضلك لي بال में कृपया mein mujhe do दो दीजिए dijiye ver verin minulle kiitos'.split(
    ' ',
  ),
);
const preposition =
  /^(?:(?:and|ok|now|und|y|et|e|и|og|och|ja|i|ve|so)\s+)?(?:in|auf|en|em|op|på|po|по|na)\s/u;
/** Remaining words of such a clause in scripts without spaces. */
const unspaced =
  /^(?:で|に|へ|から|は|を|お?願いします|ください|下さい|答えて|返事して|書いて|話して|로|으로|대답|답변|답해|말해|해|줘|주세요|써|请|請|用|来|回答|回复|说|写|一下|我|\s)*$/u;

const patterns = (Object.entries(names) as [LanguageCode, string][]).map(
  ([code, name]) =>
    [code, new RegExp(`(?<!\\p{L})(?:по-|ب|بال|ב-?)?(?:${name})[\\p{L}\\p{M}]{0,8}`, 'u')] as const,
);

const maxClauseLength = 60;
const maxAgainLength = 45;

/** Whether a clause only names the reply's language. */
const isWish = (clause: string, name: string, isAll: boolean): boolean => {
  const rest = clause.replace(name, ' ').trim();
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(clause))
    return rest !== '' && unspaced.test(rest);
  const words = rest.split(/[\s’']+/u).filter((word) => word !== '');
  const verbsIn = words.filter((word) => verbs.test(word)).length;
  if (words.some((word) => !verbs.test(word) && !beside.has(word))) return false;
  const isPolite = words.some((word) => polite.has(word));
  return verbsIn > 0 || ((preposition.test(clause) || isPolite) && !isAll);
};

const signs = /([.!?:;,،、。！？\n]|\s[-–—]\s)/u;
const maxMessageLength = 600;

export interface RequestedLanguage {
  readonly code: LanguageCode;
  /** The message without the request. */
  readonly rest: string;
  /** The visitor wants the last reply in that language. */
  readonly again?: true;
}

/** Finds a request for a reply language in a message and returns it with the rest of the message. */
export const requestedLanguage = (text: string): RequestedLanguage | undefined => {
  if (text.length > maxMessageLength) return undefined;
  const parts = text.split(signs);
  const clauses = parts.filter((part, at) => at % 2 === 0 && part.trim() !== '');
  for (const [at, part] of parts.entries()) {
    const clause = part.trim().toLowerCase();
    if (at % 2 === 1 || clause === '' || clause.length > maxClauseLength) continue;
    for (const [code, pattern] of patterns) {
      const name = pattern.exec(clause)?.[0];
      if (!name) continue;
      if (sameAgain.test(clause) && clause.length <= maxAgainLength) return { code, rest: '', again: true };
      if (!isWish(clause, name, clauses.length === 1)) continue;
      // Also removes the punctuation after the clause and a polite word left alone.
      const rest = parts.filter((_, other) => other !== at && other !== at + 1).join('');
      return {
        code,
        rest: rest
          .replace(/[\s,،、]+(?:please|bitte|por favor|svp|per favore|пожалуйста)\s*[.!]?$/iu, '')
          .trim(),
      };
    }
  }
  return undefined;
};

/** Names of languages that bots support but this chat doesn't. */
const otherNames =
  /kaza[kj]h?|kasach|казах|catal[aàá]n|katalan|каталан|marathi|मराठी|tamil|तमिल|bengali|बंगाली|gujarati|गुजराती|punjabi|पंजाबी|telugu|तेलुगु|urdu|اردو|ukra[iïí]n|украин|أوكران|אוקראינ|uk(?:raina|raiń)|greek|griech|grieg|grec[oa]|греч|chekk?i|czech|tschech|чешск|hungar|ungar|romanian|rumän|rumun|vietnam|thai|indones|swahili|farsi|persian|persisch|فارسي|croat|kroat|serb|bulgar|esperanto|welsh|gaelic|irish|iceland|isländ|islandsk|estonian|viro|latvian|lithuanian|litew|baskisch|euskera|basque|galleg/u;

const eastAsian = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}]';

/** Language names inside sentences: after Arabic and Hebrew prefixes, and without spaces. */
const named = (Object.entries(names) as [LanguageCode, string][]).map(
  ([code, name]) =>
    [
      code,
      new RegExp(
        `(?:(?<!\\p{L})(?:по-|[وبلف]{1,2}(?:ال)?|ال|[ובלהמ]{1,2}-?)?|(?<=${eastAsian}))(?:${name})`,
        'u',
      ),
    ] as const,
);

/** Returns the distinct languages that a text names. */
export const findLanguageNames = (text: string): string[] => {
  const lower = text.slice(0, maxMessageLength).toLowerCase();
  const own = named.filter(([, pattern]) => pattern.test(lower)).map(([code]) => code);
  const [other] = otherNames.exec(lower) ?? [];
  return other ? [...own, other] : own;
};

/** Whether a text names a language. */
export const namesLanguage = (text: string): boolean => findLanguageNames(text).length > 0;
