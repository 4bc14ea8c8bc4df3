import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Siparişim nerede?',
    'Nasıl iade ederim?',
    'Teslimat ne kadar sürer?',
    'Hangi bedeni seçmeliyim?',
    'Yurt dışına gönderiyor musunuz?',
  ],
  useCases: [
    'Siparişim nerede: mağaza sisteminden yanıtlar',
    'İhtiyaca ve bütçeye göre ürün önerileri',
    'E-posta yazışması olmadan iade ve değişim',
    'Yararlı bir soruyla geri kazanılan terk edilmiş sepetler',
    'Ürün sayfasında beden ve stok soruları',
  ],
  can: 'Siparişlere bakar, iadeleri ayarlar, ürün önerir; teslimat, beden, stok ve ödeme sorularını gece gündüz yanıtlarım. Gelen kutusunda tekrarlanan sorular azalır, müşteriler satın alma anında yanıt alır.',
  hours: 'mağaza gece gündüz açık; ekibimiz pazartesi-cumartesi 9:00-19:00 yanıt verir',
  location: 'yalnızca çevrim içi; iade adresi: Fern & Thread, 4 Mill Lane, Unit 7',
  services: 'Sipariş takibi|İade ve değişim|Beden danışmanlığı|Hediye paketi|Kendi ürünlerimizin onarımı',
  prices:
    'Standart teslimat: {shipping}|Ekspres teslimat: {express}|Organik pamuklu tişört: {tee}|Geri dönüştürülmüş yün ceket: {jacket}|Hediye paketi: sipariş başına {giftWrap}',
  items: {
    order: [
      'siparişimi takip et|sipariş durumu|kargom nerede|paketim gelmedi|siparişim yola çıktı mı|takip numarası|siparişim gecikti',
      'Hemen bakıyorum.',
    ],
    return: [
      'iade etmek istiyorum|geri göndermek istiyorum|paramı geri alabilir miyim|ürünü değiştirmek|iade|olmadı, geri vereceğim|ürün hasarlı geldi',
      'Elbette: 30 gününüz var ve iade ücretsiz. Para iadesi beş iş günü içinde yapılır.',
    ],
    delivery: [
      'teslimat süresi|kargo kaç günde gelir|ne zaman elime ulaşır|kargo ücreti|ekspres teslimat|kargo bedava mı',
      'Standart teslimat 2-4 iş günü sürer ve {shipping}; ekspres bir sonraki iş günü gelir, {express}. {freeFrom} üzeri standart teslimat ücretsizdir (örnek fiyatlar).',
    ],
    size: [
      'bedenim ne|beden tablosu|kalıbı dar mı|iki beden arasındayım|ölçüler|hangi beden bana olur',
      'Ürünlerimizin kalıbı tamdır. İki beden arasındaysanız tişörtte küçüğünü, cekette büyüğünü seçin.',
    ],
    abroad: [
      'uluslararası gönderim|Avrupa’ya teslimat|başka ülkelere kargo|gümrük vergisi|dünyanın her yerine gönderim',
      'Evet, 32 ülkeye. Teslimat fiyatını ve varsa gümrük ücretini ödemeden önce görürsünüz.',
    ],
    pay: [
      'nasıl öderim|ödeme yöntemleri|PayPal geçiyor mu|kredi kartı|faturayla ödeme|Apple Pay',
      'Yaygın tüm kartlarla, PayPal, Apple Pay ve Google Pay ile, bazı ülkelerde faturayla.',
    ],
    advice: [
      'bir şey önerir misiniz|hediye lazım|kışlık sıcak tutan bir şey|hediye fikri|en çok satan ne|ne alsam',
      'Soğuk günlerde en çok satan, geri dönüştürülmüş yün ceket, {jacket}; altına organik pamuklu tişört, {tee}, yakışır (örnek fiyatlar) ve güzel bir hediyedir.',
    ],
    stock: [
      'stokta var mı|benim bedenim mevcut mu|tükendi mi|ne zaman tekrar gelir|başka renkler|mavisi var mı',
      'Tişört ve ceket S ile XL arası bedenlerde; yeşil, kum ve mavi renklerde stokta. Tükenen bedenler iki üç haftada bir gelir.',
    ],
    giftWrap: [
      'hediye paketi yapıyor musunuz|hediye olarak paketleyin|kart ekleyin|hediye notu|paketleme kağıdı',
      'Evet, geri dönüştürülmüş kağıtla ve el yazısı kartla, sipariş başına {giftWrap} (örnek fiyat).',
    ],
    change: [
      'siparişimi değiştir|siparişimi iptal et|adres yanlış|siparişi düzenle|yanlış ürün sipariş ettim',
      'Siparişten sonraki bir saat içinde evet: sipariş numarasıyla bize yazın. Sonrasında paket hazırlanmış olur, ücretsiz iade edebilirsiniz.',
    ],
    cart: [
      'sepetimde ürün kaldı|alışveriş sepetim|alışverişi tamamla|almakta kararsızım|indirim kodu var mı|kupon',
      'Sepetiniz 30 gün saklanır. Sizi durduran bir şey varsa beden, teslimat veya iade hakkında sorun: 30 gün boyunca iade ücretsiz. Şu anda kupon yok.',
    ],
  },
  tasks: {
    order: { done: 'Buldum.', code: 'Sipariş numaranız nedir? FT- ile başlar, örneğin FT-1042.' },
    return: {
      done: 'İadeniz hazır. Etiket e-postayla gelir; paketi herhangi bir kargo noktasına bırakın.',
      code: 'Hangi sipariş için? Numara FT- ile başlar, örneğin FT-1042.',
      choice: 'Neden iade etmek istiyorsunuz: olmadı mı, hasarlı mı, yoksa fikriniz mi değişti?',
    },
  },
  options: {
    fit: ['Olmadı', 'olmadı|beden*|küçük*|büyük*|dar|bol|uymadı'],
    damaged: ['Hasarlı', 'hasar*|kırık*|bozuk*|kusur*|yırtı*|delik*|leke*|yanlış ürün'],
    mind: ['Fikrim değişti', 'fikrim*|beğenme*|vazgeç*|artık gerek*|lazım değil'],
  },
  states: {
    underway:
      '{code} numaralı sipariş: bir geri dönüştürülmüş yün ceket. Dün depomuzdan çıktı ve bir iki gün içinde gelir.',
    packed: '{code} numaralı sipariş: iki organik pamuklu tişört. Paketlendi ve bugün depomuzdan çıkıyor.',
    delivered:
      '{code} numaralı sipariş: bir organik pamuklu tişört. Pazartesi teslim edildi ve bir komşuya bırakıldı.',
  },
};
