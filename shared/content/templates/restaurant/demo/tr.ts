import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Bu akşam için masa ayırtabilir miyim?',
    'Vegan yemekleriniz var mı?',
    'Çalışma saatleriniz nedir?',
    'Glutensiz seçenekleriniz var mı?',
    'Kalabalık bir grupla gelebilir miyiz?',
  ],
  useCases: [
    'Telefon etmeden masa rezervasyonu',
    'Menü, alerjen ve diyet soruları',
    'Paket servis ve teslimat siparişleri',
    'Grup ve etkinlik talepleri',
    'Açılış saatleri, otopark ve yol tarifi',
  ],
  can: 'Masa ayırır; menü, alerjen, teslimat ve grup sorularını yanıtlar, ne zaman açık olduğumuzu ve bizi nasıl bulacağınızı söylerim. Yoğun saatte hiçbir arama kaçmaz, alerji sorularına her seferinde aynı yanıt verilir.',
  hours: 'salı-pazar 12:00-15:00 ve 18:00-23:00, son sipariş 22:00, pazartesi kapalı',
  location: '21 Market Row; Old Market tramvay durağı iki dakika uzakta',
  services: 'Öğle ve akşam yemeği|Paket servis|3 km içinde teslimat|24 kişilik özel salon|Catering',
  prices:
    'Günün öğle yemeği: {lunch}|Taze makarna: {pasta} ve üzeri|Vegan ana yemek: {vegan}|Tadım menüsü, beş tabak: kişi başı {tasting}|Teslimat: sipariş başına {delivery}',
  items: {
    table: [
      'masa ayırtmak istiyorum|rezervasyon yapmak istiyorum|iki kişilik masa|boş masanız var mı|yarın akşam yemeği için rezervasyon|bu geceye yer',
      'Memnuniyetle sizin için bir masa not edeyim.',
    ],
    vegan: [
      'vegan yemek|vejetaryen yemekler|etsiz bir şey|bitkisel|vejetaryenler için bir şey var mı',
      'Evet: vegan ana yemek {vegan} (örnek fiyat), üç başlangıç ve bir tatlı. Birçok makarna da vegan hazırlanabilir.',
    ],
    gluten: [
      'glutensiz|fındık alerjim var|laktoz intoleransı|alerjenler|çölyak|içinde kuruyemiş var mı',
      'Evet. Taze makarnayı karabuğdaydan da yapıyoruz ve her yemeğin alerjen listesi var. Lütfen rezervasyonda alerjinizi belirtin: mutfağımız küçük, fındık ve un kullanılıyor.',
    ],
    group: [
      'doğum günü partisi|şirket yemeği|özel salon|düğün|20 kişilik etkinlik|parti için catering|büyük grup',
      'Özel salonumuz 24 kişiye kadar alır. On misafirden itibaren ortak menü pişiririz, örneğin beş tabak kişi başı {tasting} (örnek fiyat).',
    ],
    takeaway: [
      'eve servis var mı|paket sipariş|teslimat|gel al|online sipariş verebilir miyim',
      'Evet, 3 km içinde 18:00 ile 21:30 arasında sipariş başına {delivery} (örnek fiyat); paket servis 25 dakikada hazır. Siparişler restoranın telefonundan alınır.',
    ],
    menu: [
      'menüde ne var|ne yiyebilirim|öğle menüsü|günün yemekleri|menüyü göster|balık var mı|makarna|çocuk menüsü',
      'Bu hafta: günün öğle yemeği {lunch}, taze makarna {pasta} ve üzeri, ateşte balık ve beş tabaklık tadım menüsü {tasting} (örnek fiyatlar). Her yemeğin alerjen listesi var.',
    ],
    parking: [
      'otopark var mı|nereye park edebilirim|tramvayla|otobüsle|arabayla nasıl gelinir|yakında park yeri',
      'Old Market’ta otopark var, yürüyerek üç dakika; tramvay daha da yakın durur. 21 Market Row adresindeyiz, salı-pazar 12:00-15:00 ve 18:00-23:00.',
    ],
    children: [
      'çocukla gelebilir miyiz|mama sandalyesi|köpeğimi getirebilir miyim|köpekler|bebek|evcil hayvan',
      'İkisine de kapımız açık. Mama sandalyemiz ve çocuk tabağımız var; köpekler terasa gelebilir.',
    ],
    change: [
      'rezervasyonumu değiştir|rezervasyonumu iptal et|masayı başka saate al|geç kalıyoruz|daha kalabalık geleceğiz|zaten rezervasyonum var',
      'Rezervasyonun adını ve saatini yazın veya bizi arayın; iki saat öncesine kadar ücretsizdir. Burada not ettiğimiz masayı söyleyerek değiştirebilirsiniz.',
    ],
  },
  tasks: { table: { done: 'Masanız not edildi:' } },
  options: {},
  states: {},
};
