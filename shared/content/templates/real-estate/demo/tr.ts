import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Şu anda hangi daireler boş?',
    'Görme randevusu ayarlayabilir miyim?',
    'Kiralamak için hangi belgeler gerekli?',
    'Evimin değeri ne kadar?',
    'Evcil hayvana izin var mı?',
  ],
  useCases: [
    'Alıcı ve kiracı talepleri bütçe ve bölgeye göre',
    'Ev gezme randevuları takviminizde',
    'İlan soruları kendi verilerinizden yanıtlanır',
    'Mal sahipleri değerlemeye yönlendirilir',
    'Başvuru belgelerinin toplanması',
  ],
  can: 'Evlerimizle ilgili soruları yanıtlar, bütçenize uyanı bulur, ev gezme randevusu ayarlar, belgeleri toplar ve mal sahiplerini değerlemeye yönlendiririm. Hiçbir talep pazartesiyi beklemez, danışmanlar yalnızca uygun kişilerle buluşur.',
  hours: 'pazartesi-cuma 9:00-18:00, cumartesi 10:00-14:00',
  location: '3 Quay Square, zemin kat, feribot terminalinin karşısı',
  services: 'Kiralama|Satın alma|Satış|Değerleme|Gayrimenkul yönetimi',
  prices:
    'Kiralık iki odalı liman loftu: aylık {loft}|Kiralık dört odalı aile dairesi: aylık {family}|Satılık bahçeli sıra ev: {house}|Yazılı değerleme: {valuation} (bizimle satarsanız ücretsiz)',
  items: {
    viewing: [
      'daireyi görmek istiyorum|evi gezmek istiyorum|loftu gösterir misiniz|gezme randevusu|ne zaman görebilirim|yerinde görmek',
      'Memnuniyetle bir ziyaret not edeyim; bir danışman size eşlik eder.',
    ],
    available: [
      'boş daireler|kiralık ne var|satılık evler|lofttan bahseder misiniz|ilanlar|üç yatak odalı daire|kaç odası var',
      'Kiralık iki ev var: iki odalı liman loftu aylık {loft} ve dört odalı aile dairesi aylık {family}. Satılık olarak bahçeli bir sıra ev var, {house} (örnek fiyatlar). Her biri için ziyaret ayarlayabilirim.',
    ],
    search: [
      '2000 altına daire arıyorum|bütçem 2500|ev arıyorum|iki odalı bir yer bulun|limana yakın bir şey|bütçeme ne uyar',
      'Kiralık mı satılık mı, kaç oda ve bütçenizi söyleyin. Aylık {loft} için liman loftu, {family} ve üzeri için aile dairesi uyar; satılık olarak sıra ev var, {house} (örnek fiyatlar).',
    ],
    documents: [
      'hangi evraklar lazım|kira başvurusu|gelir belgesi|daireye başvurmak için ne gerekiyor|ev sahibinden referans',
      'Kimlik, son üç maaş bordronuz ve şimdiki ev sahibinizden referans. Ziyaretten sonra yükleyebilirsiniz.',
    ],
    worth: [
      'evimi satmak istiyorum|değerleme|dairem kaç para eder|mülkümün değeri|daire satmak',
      'Yerinde bakar ve beş gün içinde yazılı değerleme veririz. {valuation} tutar, bizimle satarsanız ücretsizdir (örnek fiyat).',
    ],
    pets: [
      'köpeğim olabilir mi|kedim var|hayvanlar kabul ediliyor mu|evcil hayvan|loftta köpek',
      'Aile dairesinde evet, liman loftunda yalnızca sahibine sorduktan sonra.',
    ],
    deposit: [
      'depozito ne kadar|güvence bedeli|depozito vermem gerekiyor mu|depozitoyu ne zaman geri alırım',
      'İki aylık kira, ayrı bir hesaba yatırılır ve taşındıktan sonra faiziyle geri ödenir.',
    ],
    parking: [
      'otopark var mı|garaj|park yeri|bisikletimi nereye koyarım|depo odası|bodrum',
      'Aile dairesinin garajda bir yeri var; loftta sokakta sakinlere park yeri ve bisiklet bodrumu var.',
    ],
    financing: [
      'konut kredisi|krediye yardım ediyor musunuz|mortgage|ev finansmanı|faiz oranları',
      'Finansal tavsiye vermiyoruz ama birlikte çalıştığımız iki bağımsız aracının adını memnuniyetle veririz.',
    ],
    fees: [
      'komisyonunuz ne kadar|emlakçı komisyonu|emlakçıya para öder miyim|hizmet bedeli',
      'Kiracılar bize hiçbir şey ödemez. Satışta komisyon, başlamadan önce yazılı olarak kararlaştırılır.',
    ],
  },
  tasks: {
    viewing: {
      done: 'Ziyaretiniz not edildi:',
      choice: 'Hangi evi görmek istersiniz: liman loftu, aile dairesi yoksa sıra ev?',
    },
  },
  options: {
    loft: ['Liman loftu', 'loft*|liman*|iki odalı|birinci'],
    family: ['Aile dairesi', 'aile*|dört odalı|ikinci'],
    house: ['Sıra ev', 'sıra ev*|bahçe*|üçüncü'],
  },
  states: {},
};
