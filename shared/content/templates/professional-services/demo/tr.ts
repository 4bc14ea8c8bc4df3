import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'İlk görüşme ne kadar?',
    'Benim için bir sözleşmeyi inceler misiniz?',
    'Hangi belgelere ihtiyacınız var?',
    'Ne kadar çabuk randevu alabilirim?',
    'Şirket kurmaya yardım ediyor musunuz?',
  ],
  useCases: [
    'Konuya ve aciliyete göre sıralanan ilk başvurular',
    'Doğru uzmanla randevular',
    'İlk görüşmeden önce toplanan belgeler',
    'Ücretlerin ve sürecin açıklanması',
    'Mevcut müvekkillerin durum soruları',
  ],
  can: 'İlk başvuruları sıralar, doğru uzmanla görüşme ayarlar, hangi belgelerin gerektiğini söyler ve ücretleri açıklarım. Asla hukuki veya vergisel tavsiye vermem. Uzmanlar yalnızca uygun başvurularla görüşür, ilk görüşmeler eksiksiz evrakla başlar.',
  hours: 'pazartesi-perşembe 8:00-18:00, cuma 8:00-15:00',
  location: '60 Chancery Place, dördüncü kat, ya da görüntülü',
  services: 'Şirket kuruluşu|Sözleşmeler|İş hukuku|Vergi beyannameleri|Muhasebe',
  prices:
    'İlk görüşme, 45 dakika: {first}|Sözleşme incelemesi, sabit ücret: {contract} ve üzeri|Muhasebe, küçük şirket: aylık {bookkeeping}|Şirket kuruluşu, tamamı: {company}|Devam eden danışmanlık: saati {hour}',
  items: {
    meeting: [
      'avukata ihtiyacım var|görüşme ayarlamak istiyorum|vergi danışmanıyla randevu|bir uzmanla konuşmak istiyorum|acil, sürem yarın doluyor|işverenim beni işten çıkardı',
      'Memnuniyetle: genellikle üç iş günü içinde, işleyen bir süre varsa aynı gün yer bulunur. Görüşme ofiste veya görüntülü olabilir.',
    ],
    cost: [
      'ne kadar alıyorsunuz|ücretleriniz|saatlik ücret|danışmanlık fiyatı|ilk görüşme ücretsiz mi|avukat kaç para',
      'İlk 45 dakika {first} (örnek fiyat) ve birlikte çalışırsak mahsup edilir. Sonrasında yazılı olarak sabit ücret veya saati {hour} üzerinden anlaşırız.',
    ],
    contract: [
      'sözleşmemi inceleyin|anlaşmayı kontrol etmek|kira sözleşmesine bakar mısınız|sözleşme incelemesi|genel şartlar',
      'Evet: yazılı notlarla inceleme {contract} fiyattan başlar (örnek fiyat) ve üç iş günü sürer. Sözleşmeyi lütfen randevu onaylandıktan sonra gönderin.',
    ],
    documents: [
      'yanımda ne getireyim|hangi evraklar gerekli|ilk görüşmeye hazırlık|size ne göndermeliyim|vergi beyannamesi için belgeler',
      'İlk görüşme için: kimlik, ilgili yazışmalar veya sözleşmeler ve kısa bir tarih listesi. Vergi için: geçen yılın tahakkuku ve hesaplarınız.',
    ],
    company: [
      'şirket kurmak istiyorum|iş kurmak|şirket tescili|limited şirket açmak|kuruluş kaç hafta sürer',
      'Evet, şirket türünün seçiminden sicil kaydına kadar, {company} artı resmî harçlar (örnek fiyat). Yaklaşık üç hafta sürer.',
    ],
    bookkeeping: [
      'muhasebe tutuyor musunuz|defter tutma|bordro|KDV beyannamesi|şirketimin vergi beyannamesi',
      'Küçük şirketler için aylık {bookkeeping} fiyattan başlar (örnek fiyat), istenirse bordroyla birlikte.',
    ],
    confidential: [
      'gizli mi kalıyor|bunu kim okuyor|gizlilik|verilerim güvende mi|meslek sırrı',
      'Evet, başvurular ilk kelimeden itibaren gizlidir. Lütfen randevu onaylanmadan belge göndermeyin: önce işi üstlenip üstlenemeyeceğimize bakarız.',
    ],
    advice: [
      'davayı kazanır mıyım|şansım ne|dava açabilir miyim|bu yasal mı|haklı mıyım|işten çıkarılmaya karşı ne yapmalıyım|nasıl vergi tasarrufu yaparım',
      'Hukuki veya vergisel tavsiye veremem. Uzmanlarımızdan biri olayları dinledikten sonra verebilir; sizin için bir ilk görüşme not edebilirim.',
    ],
    video: [
      'görüntülü çalışıyor musunuz|online görüşme|Zoom|telefonla|uzaktan danışmanlık',
      'Evet, her görüşme görüntülü olabilir; bağlantı onayla birlikte gelir.',
    ],
    existing: [
      'davam ne durumda|dosyamın durumu|zaten müvekkilinizim|beyannamem ne zaman biter|faturamla ilgili sorum var|avukatımla konuşmak',
      'Dosya numaranızla {contact} adresine yazın; işinize bakan kişi bir iş günü içinde yanıtlar. Gerçek bir büroda durumu sizin için ben bakardım.',
    ],
  },
  tasks: {
    meeting: {
      done: 'İlk görüşmeniz not edildi:',
      choice: 'Konu nedir: sözleşme, şirket kuruluşu, vergi, iş hukuku yoksa muhasebe?',
    },
  },
  options: {
    contracts: ['Sözleşme', 'sözleşme*|anlaşma*|kira*'],
    formation: ['Şirket kuruluşu', 'şirket*|kuruluş*|girişim*'],
    tax: ['Vergi', 'vergi*|beyanname*'],
    employment: ['İş hukuku', 'iş hukuku*|işten*|işveren*|işim|kovul*'],
    books: ['Muhasebe', 'muhasebe*|bordro*|defter*'],
  },
  states: {},
};
