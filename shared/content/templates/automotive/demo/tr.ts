import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Test sürüşü ayarlayabilir miyim?',
    'Bakım ne kadar?',
    'Hangi elektrikli araçlarınız var?',
    'Eski arabamı alır mısınız?',
    'Arabam ne zaman hazır olur?',
  ],
  useCases: [
    'Araç sayfasından ayarlanan test sürüşleri',
    'Doğru süreyle servis randevuları',
    'Fotoğraf ve kilometreyle takas talepleri',
    'Satış ekibi için hazırlanan kredi ve leasing soruları',
    'Telefon etmeden onarım durumu',
  ],
  can: 'Test sürüşü ve servis randevusu ayarlar, onarımın durumunu bildirir; araç, fiyat, takas ve finansman sorularını yanıtlarım. İlgilenenler daha araştırırken yanıt alır, servis takvimi kaçan telefonlar yüzünden boş kalmaz.',
  hours: 'pazartesi-cuma 8:00-18:00, cumartesi 9:00-18:00, pazar kapalı',
  location: '140 Ridgeway Road, 9. çıkış; girişte şarj noktaları var',
  services: 'Sıfır ve ikinci el araçlar|Test sürüşleri|Bakım ve onarım|Lastik saklama|Takas|Kredi ve leasing',
  prices:
    'Bakım: {inspection} artı parça|Yağ değişimi: {oil}|Lastik değişimi ve saklama: sezonluk {tyres}|İkinci el hatchback, iki yaşında: {hatchback}|Kompakt elektrikli, sıfır: {electric}',
  items: {
    drive: [
      'test sürüşü|elektrikli arabayı sürmek istiyorum|hatchback denemek istiyorum|cumartesi için test sürüşü|deneme sürüşü|direksiyonuna geçebilir miyim',
      'Memnuniyetle: sürüş yaklaşık 40 dakika sürer ve ücretsizdir. Lütfen ehliyetinizi getirin.',
    ],
    workshop: [
      'servis randevusu|servise yazdırmak istiyorum|arabamın yağı değişecek|arabadan ses geliyor|frenlerin değişmesi lazım|arabamı servise getireyim|bakım için randevu',
      'Memnuniyetle, servis için bir tarih not edeyim.',
    ],
    status: [
      'arabam hazır mı|onarımın durumu|arabamı ne zaman alabilirim|tamir ne durumda|tamir ne kadar sürer',
      'Hemen bakıyorum.',
    ],
    cost: [
      'bakım fiyatı|periyodik bakım kaça|yağ değişimi kaç lira|bakım ücreti ne|servis fiyatları',
      'Bakım {inspection} artı parça, yağ değişimi {oil}, lastik değişimi ve saklama sezonluk {tyres} (örnek fiyatlar). Servis için tarih not edebilirim.',
    ],
    electric: [
      'elektrikli otomobiller|EV var mı|hibrit|menzili ne kadar|evde şarj|batarya kaç km gider',
      'Sıfır kompakt elektrikli {electric} fiyattan başlar (örnek fiyat), menzili yaklaşık 400 km; iki tane de ikinci el var. Evde şarj için bir montajcı ayarlanabilir.',
    ],
    tradeIn: [
      'takas|arabam ne kadar eder|eski arabamı satmak istiyorum|araç alımı yapıyor musunuz|arabamı değiştirmek istiyorum',
      'Evet. Modeli, yılı, kilometreyi ve birkaç fotoğrafı {contact} adresine gönderin; alım uzmanımız bir iş günü içinde bir rakam verir ve aracı gördükten sonra kesinleştirir.',
    ],
    financing: [
      'finansman var mı|leasing|taşıt kredisi|aylık taksit|taksitle almak|peşinat',
      'Evet, 24 ile 60 ay arasında leasing ve kredi var. Koşullar araca ve bankaya bağlıdır; satış danışmanı sizinle birlikte hesaplar.',
    ],
    used: [
      'ikinci el arabalar|ucuz araba|stokta ne var|20000 altı araba|hatchback fiyatı|garanti|panelvan var mı',
      'Şu anda örneğin iki yaşında bir hatchback {hatchback} (örnek fiyat), 12 ay garantili, ve bir elektrikli panelvan var.',
    ],
    replacement: [
      'ikame araç|tamir sürerken yedek araba|servisten eve nasıl dönerim|geçici araba veriyor musunuz',
      'Yarım günden uzun onarımlarda, müsait oldukça evet; lütfen randevu alırken isteyin.',
    ],
    tyres: [
      'lastik değiştiriyor musunuz|kış lastiği|lastik oteli|lastik saklama|yaz lastikleri',
      'Evet, saklama dahil sezonluk {tyres} (örnek fiyat). Ekim ve nisan çabuk dolar.',
    ],
  },
  tasks: {
    drive: {
      done: 'Test sürüşünüz not edildi:',
      choice: 'Hangi aracı sürmek istersiniz: kompakt elektrikli, hatchback yoksa elektrikli panelvan?',
    },
    workshop: {
      done: 'Servis randevunuz not edildi:',
      choice: 'Ne yapalım: bakım, yağ değişimi, lastik yoksa onarım?',
    },
    status: { done: 'Buldum.', code: 'Sipariş numaranız nedir? RM- ile başlar, örneğin RM-2051.' },
  },
  options: {
    electricCar: ['Kompakt elektrikli', 'elektrikli|kompakt*|elektrikli araba|ev'],
    hatchback: ['Hatchback', 'hatchback*|ikinci el|benzinli'],
    van: ['Elektrikli panelvan', 'panelvan*|elektrikli panelvan*|minibüs*|kamyonet*'],
    inspection: ['Bakım', 'bakım*|muayene*|periyodik'],
    oil: ['Yağ değişimi', 'yağ*'],
    tyreChange: ['Lastik', 'lastik*|tekerlek*|jant*'],
    repair: ['Onarım', 'onarım*|tamir*|fren*|ses|arıza*|bozul*|göçük*|far'],
  },
  states: {
    lift: '{code} numaralı sipariş: bakım ve yeni fren balataları. Araç liftte ve bugün 16:30’da hazır olur.',
    parts: '{code} numaralı sipariş: yeni ön cam. Parça yarın sabah geliyor; araç öğleden sonra hazır olur.',
    ready: '{code} numaralı sipariş: yağ değişimi ve lastikler. Araç hazır; 18:00’e kadar alabilirsiniz.',
  },
};
