import type { CardWords } from '../types.ts';

export const words: CardWords = {
  didYouMean: 'Bunlardan birini mi demek istediniz?',
  dontKnow:
    'Bunu kesin olarak bilmiyorum ve tahmin etmek istemem. Tam bu soruyu bir insana iletebilirim ya da bunlardan birini yanıtlayabilirim:',
  stillDontKnow:
    'Ne demek istediğinizden hâlâ emin değilim. Bir insan bilecektir: sorunuzu ileteyim mi? Ya da bunlardan birini seçin:',
  passOn: 'Bu soruyu bir insana ilet',
  sorryOther:
    'Kusura bakmayın, sizi yanlış anladım. Bunlardan birini mi demek istediniz? Ya da başka sözlerle yazın.',
  seeOnPage: 'Sayfada görün',
  bookButton: 'Ücretsiz danışmanlık al',
  contactButton: 'Mesaj bırak',
  planHas: 'Evet, {plan} bunu içerir.',
  planLacks: 'Hayır, {plan} bunu içermez; içeren: {plans}.',
  planCosts: '{plan} aylık {price}.',
  planCustom: '{plan} size özel fiyatlandırılır.',
  sumMonthly: '{item}: aylık {price}',
  sumOnce: '{item}: tek seferlik {price}',
  totalMonthly: 'Toplam: aylık {total}',
  totalOnce: 'artı tek seferlik {total}',
  answerIn: 'Şu dilde yanıtlayayım mı: {language}?',
  masked:
    'Bir kart veya kimlik numarasını gizledim: ne saklanır ne iletilir. Burada böyle bir numara yazmanız hiç gerekmez.',
  fromBlog: 'Blogumuzdan: {title}',
  addOnNames: {
    language: 'ek dil',
    conversations: 'ek görüşme',
    integration: 'özel entegrasyon',
    training: 'gelişmiş eğitim',
  },
  addOnWords: {
    language: 'dil|dille|dili|dilde|dilli|diller',
    conversations:
      'ek görüşme|ek görüşmeler|ekstra görüşme|ilave görüşme|ek konuşma|ek mesaj|fazladan mesaj|ekstra mesaj',
    integration: 'entegrasyon|entegrasyonu|entegrasyonla|entegrasyonlar|entegrasyonun',
    training: 'eğitim|eğitimi|eğitimle|eğitimin',
  },
  sumWords:
    'toplam|toplamda|hepsi ne kadar|hepsi|hepsi birlikte|birlikte|ne tutar|ne kadar eder|ne eder|kaç eder|topla|topluca|tamamı',
  backWords: 'o|bu|şu|onu|bunu|onun|bunun|onda|bunda|o paket|bu paket|diğeri|öbürü|aynısı|orada',
  smallNumbers: ['iki|çift', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz', 'on'],
};
