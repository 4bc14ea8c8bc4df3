import type { CardWords } from '../types.ts';

export const words: CardWords = {
  didYouMean: 'क्या आपका मतलब इनमें से कुछ था?',
  dontKnow:
    'यह मुझे पक्का नहीं पता और मैं अंदाज़ा नहीं लगाना चाहता। मैं यही सवाल किसी व्यक्ति तक पहुँचा सकता हूँ, या इनमें से किसी का जवाब दे सकता हूँ:',
  stillDontKnow: 'मैं अब भी नहीं समझ पाया। कोई व्यक्ति ज़रूर जानेगा: क्या आपका सवाल आगे भेज दूँ? या इनमें से चुनिए:',
  passOn: 'यह सवाल किसी व्यक्ति को भेजें',
  sorryOther: 'माफ़ कीजिए, मैं ग़लत समझा। क्या आपका मतलब इनमें से कुछ था? या दूसरे शब्दों में कहिए।',
  seeOnPage: 'पेज पर देखें',
  bookButton: 'निःशुल्क परामर्श बुक करें',
  contactButton: 'संदेश छोड़ें',
  planHas: 'हाँ, {plan} में यह शामिल है।',
  planLacks: 'नहीं, {plan} में यह नहीं है; {plans} में है।',
  planCosts: '{plan} की कीमत {price} प्रति माह है।',
  planCustom: '{plan} की कीमत ज़रूरत के हिसाब से तय होती है।',
  sumMonthly: '{item}: {price} प्रति माह',
  sumOnce: '{item}: {price} एक बार',
  totalMonthly: 'कुल: {total} प्रति माह',
  totalOnce: 'और {total} एक बार',
  answerIn: 'क्या {language} में जवाब दूँ?',
  masked: 'मैंने एक कार्ड या पहचान संख्या छिपा दी है: वह न सहेजी जाती है, न आगे भेजी जाती है। यहाँ उसे लिखने की ज़रूरत नहीं।',
  addOnNames: {
    language: 'अतिरिक्त भाषा',
    conversations: 'अतिरिक्त बातचीत',
    integration: 'कस्टम इंटीग्रेशन',
    training: 'उन्नत प्रशिक्षण',
  },
  addOnWords: {
    language: 'भाषा|भाषाएं|भाषाएँ|भाषाओं|लैंग्वेज|bhasha|language|languages',
    conversations: 'अतिरिक्त बातचीत|एक्स्ट्रा बातचीत|एक्स्ट्रा चैट|एक्स्ट्रा मैसेज|अतिरिक्त संदेश|extra chats|extra messages',
    integration: 'इंटीग्रेशन|integration|integrations',
    training: 'प्रशिक्षण|ट्रेनिंग|training',
  },
  sumWords:
    'सब जोड़कर|sab milake|kul milakar|कुल|टोटल|मिलाकर|सब मिलाकर|जोड़कर|कुल मिलाकर|कितना होगा|कितना बनेगा|total|milakar|kul',
  backWords: 'वह|वो|यह|ये|उस|इस|उसमें|इसमें|उसका|इसका|वही|यही|दूसरा वाला|वहां|wo|isme|usme|iska|uska',
  smallNumbers: [
    'दो',
    'तीन|teen',
    'चार|char',
    'पाँच|पांच|paanch',
    'छह|छः|chhe',
    'सात|saat',
    'आठ|aath',
    'नौ|nau',
    'दस|das',
  ],
};
