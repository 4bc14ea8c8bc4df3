import type { Answers } from '../types.ts';

export const answers: Answers = {
  askVolume: 'आपको महीने में लगभग कितने संदेश मिलते हैं?',
  offer: 'क्या आप निःशुल्क परामर्श बुक करना चाहेंगे?',
  platformIntro: 'प्लेटफ़ॉर्म प्लान (आप बॉट को हमारे प्लेटफ़ॉर्म पर चलाते हैं):',
  planLine: '{plan}: {price} प्रति माह, {messages} संदेश तक',
  planCustom: '{plan}: कीमत अनुरोध पर, असीमित संदेश',
  managedIntro: 'पूरी तरह प्रबंधित सेवा (हम बनाते और चलाते हैं):',
  managedLine: '{plan}: {price} प्रति माह, {count} बातचीत',
  managedUnlimited: '{plan}: {price} प्रति माह, असीमित बातचीत',
  fit: 'महीने में लगभग {volume} संदेशों के लिए प्लेटफ़ॉर्म प्लान {plan} सही है: {price} प्रति माह, {messages} संदेश तक।',
  fitCustom: 'महीने में लगभग {volume} संदेशों के लिए आपको प्लेटफ़ॉर्म प्लान {plan} चाहिए: असीमित संदेश, कीमत अनुरोध पर।',
  managedFrom: 'अगर आप सब कुछ हम पर छोड़ना चाहें, तो पूरी तरह प्रबंधित सेवा {price} प्रति माह से शुरू होती है।',
  managedFit: 'महीने में लगभग {volume} बातचीत के लिए पूरी तरह प्रबंधित सेवा {plan} सही है: {price} प्रति माह।',
  decline: 'ठीक है। कोई और सवाल हो तो मैं यहीं हूँ।',
  yearly: 'साल का यह {total} होता है।',
  firstMonth: 'पहले महीने में यह {total} होता है।',
  difference: 'अंतर: {amount} प्रति माह।',
  apology: 'असुविधा के लिए खेद है।',
};
