import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Üyelik ne kadar?',
    'Önce deneyebilir miyim?',
    'Yoga dersleri ne zaman?',
    'Üyeliğimi nasıl dondururum?',
    'Kişisel antrenörünüz var mı?',
  ],
  useCases: [
    'Web sitesinden ayarlanan deneme antrenmanları',
    'Ders programı ve boş yerler',
    'Üyelik, dondurma ve iptal soruları',
    'Hatırlatmalar ve geri kazanma mesajları',
    'Hedefe uygun kişisel antrenör',
  ],
  can: 'Deneme antrenmanı ayarlar, ders programını bilir; üyelik, dondurma ve iptali anlatır, doğru antrenörü bulurum. Deneme talepleri saniyeler içinde yanıtlanır, dersler daha dolu olur, resepsiyona daha az telefon gelir.',
  hours: 'pazartesi-cuma 6:00-22:30, hafta sonu 8:00-20:00',
  location: '88 Northside Avenue, yüzme havuzunun yanında',
  services:
    'Ağırlık ve kardiyo alanı|Yoga, pilates ve spinning dersleri|Kişisel antrenman|Sauna|Beslenme danışmanlığı',
  prices:
    'Basic üyelik: aylık {basic}|Tüm derslerle Plus üyelik: aylık {plus}|Günlük giriş: {day}|Kişisel antrenman: saati {personal}|Deneme haftası: {trial}',
  items: {
    trial: [
      'denemek istiyorum|deneme antrenmanı|ücretsiz deneme|ilk antrenman|salonu deneyebilir miyim|bir kez gelip bakayım',
      'Memnuniyetle: deneme haftası {trial} (örnek fiyat); bir ders ve kısa bir tanıtım dahildir.',
    ],
    membership: [
      'üyelik fiyatları|aylık kaç para|aylık aidat|üye olmak istiyorum|Basic ile Plus farkı|günlük giriş',
      'Basic aylık {basic}, tüm derslerle Plus {plus}; günlük giriş {day} (örnek fiyatlar). İkisi de aylık olarak sonlandırılabilir.',
    ],
    classes: [
      'ders programı|yoga saatleri|pilates ne zaman|spinning dersi|yogada boş yer var mı|ders dolu mu',
      'Yoga: pazartesi ve çarşamba 18:30, cumartesi 10:00. Pilates: salı 19:00. Spinning: perşembe 18:00 ve pazar 11:00. Dersler 60 dakika sürer; şu anda hepsinde boş yer var.',
    ],
    freeze: [
      'üyelik dondurma|tatildeyim, ara verebilir miyim|sakatlık nedeniyle dondurma|üyeliğime ara vermek|askıya almak',
      'Yılda bir ile üç ay arasında ücretsiz dondurabilirsiniz: ayın 25’inden önce söyleyin, sonraki ayın ilk günü başlar. İptal bir ay önceden bildirimle mümkündür.',
    ],
    trainer: [
      'kişisel antrenör|kilo vermek istiyorum|antrenman planı|koç|özel hoca ücreti|kas yapmak|bir hedefim var',
      'Evet, dört tane: güç, kilo, sırt ve yeniden forma girmek için. Saati {personal} (örnek fiyat), ilk görüşme ücretsiz.',
    ],
    quit: [
      'üyeliğimi nasıl iptal ederim|sözleşmeyi bitirmek|salondan ayrılmak|bildirim süresi|asgari süre',
      'Uygulamadan veya e-postayla, bir ay önceden bildirimle. Asgari süre yoktur.',
    ],
    sauna: [
      'sauna var mı|duş|dolaplar|havlu gerekli mi|soyunma odası',
      'Evet, her gün 15:00’ten itibaren ve Plus’a dahil. Duş ve dolaplar ücretsiz; lütfen havlu ve asma kilit getirin.',
    ],
    beginner: [
      'spora yeni başlıyorum|hiç spor salonuna gitmedim|yaşım geçti mi|formda değilim|yeni başlayanlara uygun mu',
      'Üyelerimizin çoğu böyle başladı. Her yaşta herkes aletlerin tanıtımını ve ilk planını alır.',
    ],
    friend: [
      'arkadaşımı getirebilir miyim|misafir getirmek|eşimle birlikte çalışmak|misafir girişi',
      'Plus üyeleri ayda bir kez ücretsiz misafir getirir; yoksa günlük giriş {day} (örnek fiyat).',
    ],
    reminders: [
      'hatırlatma gönderiyor musunuz|dersimi hatırlat|uzun süredir gelmedim|aradan sonra dönmek|bildirimler',
      'Evet, her dersten iki saat önce isteğinize göre WhatsApp veya e-postayla; bir süredir gelmeyenlere de seçtikleri bir ders için davet gider.',
    ],
  },
  tasks: {
    trial: {
      done: 'Deneme antrenmanınız not edildi:',
      choice: 'Neyi denemek istersiniz: ağırlık antrenmanı, yoga, pilates yoksa spinning?',
    },
  },
  options: {
    strength: ['Ağırlık antrenmanı', 'ağırlık*|güç|alet*|kardiyo|fitness'],
    yoga: ['Yoga', 'yoga*'],
    pilates: ['Pilates', 'pilates*'],
    spinning: ['Spinning', 'spinning*|bisiklet*'],
  },
  states: {},
};
