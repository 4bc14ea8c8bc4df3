import type { AreaTexts } from '../types.ts';

export const industries: AreaTexts<'industries'> = {
  templates: {
    chip: 'Hangi sektörler için şablon var?',
    answer:
      '{templates} hazır şablon var: sağlık, e-ticaret, gayrimenkul, fitness, restoran, otomotiv, eğitim ve profesyonel hizmetler. Her birinin demo botuyla galeride konuşabilirsiniz; size {daysFrom}–{daysTo} günde uyarlarız.',
    asks: [
      '{hangi sektörler|hangi şablonlar|kaç şablon|hangi alanlar|hazır botlar} {var|için şablon var|destekleniyor|mevcut}',
      '{benim sektörüm|bizim alanımız|işim} için {şablon var mı|hazır bot var mı|bir şey var mı}',
      '{şablonları|örnek botları|galeriyi} {görebilir miyim|göster|nerede bulurum}',
      '{şablonlar|sektörler|şablon galerisi|hazır şablonlar|sektör şablonları|örnekler}',
      '{bizim sektörde|benim gibi firmalarla} {deneyiminiz var mı|çalıştınız mı}',
      '{hazır şablon|hangi sektörler|benim sektöre var mı|kaç şablon|hazır bot|şablonlar nerede|sektör listesi}',
    ],
  },
  customise: {
    chip: 'Şablon uyarlanabilir mi?',
    answer:
      'Evet, her şablon %100 özelleştirilebilir: metinleri, soruları, kuralları ve bağlantıları {daysFrom}–{daysTo} günde işletmenize uyarlarız, sonradan da değiştirebilirsiniz.',
    asks: [
      '{şablonu|hazır şablonu|soruları|şablon metinlerini} {değiştirebilir miyim|uyarlayabilir miyiz|kendimize göre düzenleyebilir miyiz|özelleştirebilir miyim}',
      '{şablonlar|şablon} {ne kadar esnek|özelleştirilebilir mi|değiştirilebilir mi}',
      '{şablonu uyarlamak|özelleştirme} {ne kadar sürer|kaç gün sürüyor}',
      '{şablon özelleştirme|özelleştirme|kişiselleştirme|bize göre uyarlama}',
      '{şablon değişir mi|bize uyarlama kaç gün|soruları değiştirme|şablon tam uymuyor|düğün salonu masa değil tarih soruyorlar|düğün salonuna restoran şablonu uyar mı|uyarlanabilir|özelleştirme}',
      '{restoran şablonu|hazır şablon|bu şablon} {bana uyar mı|bize uymuyor özel yapıyor musunuz|benim işe uyarlanır mı}',
    ],
  },
  ecommerce: {
    chip: 'Online mağazalar için ne var?',
    answer:
      'E-ticarette bot ürün bulur, ödeme öncesi soruları yanıtlar, siparişleri takip eder, iadeleri yürütür ve terk edilen sepeti bir kez, nazikçe hatırlatır. “Shop assistant” şablonu {days} günde uyarlanır.',
    asks: [
      '{online mağazam|e-ticaret sitem|internet mağazamız|butiğim|trendyol mağazam} var {ne yapabilirsiniz|bot ne işe yarar|bize uygun mu|}',
      '{internetten|online} {ayakkabı|kıyafet|kozmetik|mobilya|elektronik} satıyoruz {bot yardımcı olur mu|}',
      '{e-ticaret|online mağaza|internet sitesi mağazası|perakende} için {bot|şablon|çözüm|chatbot}',
      'bot {iadeleri yürütür mü|terk edilen sepeti geri kazanır mı|siparişim nerede sorusunu cevaplar mı|ürün önerir mi}',
      '{e-ticaret|eticaret|online mağaza|web mağazası|perakende|shop assistant}',
      '{internetten satış|butik}',
      '{internetten satış|online mağazam var|kıyafet satıyorum|kargom nerede soruyorlar|sepet terk|iade çok|e ticaret|butik|kozmetik satıyoruz|instagram butiği} {|bot ne yapar|işime yarar mı}',
    ],
  },
  healthcare: {
    chip: 'Klinikler için ne var?',
    answer:
      'Sağlıkta bot randevu taleplerini alır, çalışma saatleri, sigorta ve hazırlık sorularını yanıtlar, hatırlatma gönderir ve acil durumda insana giden yolu açıkça gösterir; asla tıbbi tavsiye vermez. “Patient desk” şablonu {days} günde uyarlanır.',
    asks: [
      '{kliniğim|muayenehanem|hastanemiz|diş kliniğim|eczanem|veteriner kliniğimiz} var {ne yapabilirsiniz|bize uygun mu|bot ne yapar|}',
      '{klinikler|hastane|diş hekimleri|doktorlar|fizyoterapi merkezi} için {bot|şablon|çözüm|chatbot}',
      'bot {hasta randevusu alır mı|hastalara hatırlatma gönderir mi|hasta sorularını cevaplar mı|randevuya gelmeyeni azaltır mı}',
      '{doktorum|diş hekimiyim|fizyoterapistim|veterinerim} {bana ne önerirsiniz|}',
      '{sağlık|klinik|hastane|muayenehane|diş hekimi|hastalar|estetik klinik}',
      'diş kliniği',
      '{diş kliniği|doktorum|hastane|hasta randevusu|veteriner|eczane|fizik tedavi|sekreter yetişemiyor|estetik merkezi|psikolog} {|bot ne yapar|işime yarar mı}',
    ],
  },
  realestate: {
    chip: 'Emlakçılar için ne var?',
    answer:
      'Gayrimenkulde bot kişinin ne aradığını öğrenir, uygun olanı gösterir, alıcı ve kiracıları değerlendirir ve gece gündüz yer gösterimi ayarlar. “Property guide” şablonu {days} günde uyarlanır.',
    asks: [
      '{emlak ofisim|emlak firmamız|site yönetimi şirketimiz|kiralık dairelerim} var {ne yapabilirsiniz|bize uygun mu|bot ne yapar|}',
      '{emlakçılar|gayrimenkul|emlak ofisi|müteahhitler|site yönetimi} için {bot|şablon|çözüm|chatbot}',
      'bot {yer gösterimi ayarlar mı|ilan sorularını cevaplar mı|alıcıları eler mi|kiracı sorularına bakar mı}',
      '{emlakçıyım|gayrimenkul danışmanıyım|emlak işi yapıyoruz}',
      '{emlak|gayrimenkul|kiralık satılık|konut projesi|property guide}',
      'kiralık daire',
      '{emlakçı|daire satıyoruz|kiralık|ev gösterme|inşaat firması|site yönetimi|arsa|gayrimenkul} {|bot ne yapar|işime yarar mı}',
    ],
  },
  fitness: {
    chip: 'Spor salonları için ne var?',
    answer:
      'Fitness alanında bot ders saatlerini bilir, deneme seansı ayarlar, üyelikleri ve dondurmayı açıklar, üyelere hatırlatır. “Studio coach” şablonu {days} günde uyarlanır.',
    asks: [
      '{spor salonum|yoga stüdyom|pilates stüdyomuz|fitness merkezimiz|spor kulübüm} var {ne yapabilirsiniz|bize uygun mu|bot ne yapar|}',
      '{spor salonu|yoga stüdyosu|pilates|personal trainer|spor kulübü} için {bot|şablon|çözüm|chatbot}',
      'bot {derslere kayıt yapar mı|deneme dersi ayarlar mı|üyelik dondurur mu|üyelikleri anlatır mı}',
      '{fitness|spor salonu|gym|yoga|pilates|spor merkezi|studio coach}',
      'spor {salonu işletiyorum|hocasıyım bana ne var}',
      '{ders dolunca ne oluyor}',
      '{spor salonu|üyelik dondurma|pilates|yoga|antrenör|deneme dersi spor|crossfit|yüzme|dans kursu} {|bot ne yapar|işime yarar mı}',
    ],
  },
  restaurant: {
    chip: 'Restoranlar için ne var?',
    answer:
      'Restoranlarda bot masa ayırır, menü ve alerjen sorularını yanıtlar, grup menüsü planlar ve paket sipariş alır. “Front of house” şablonu {days} günde uyarlanır.',
    asks: [
      '{restoranım|kafem|pizzacımız|lokantam|pastanem|kebapçı dükkanımız} var {ne yapabilirsiniz|bize uygun mu|bot ne yapar|}',
      '{restoran|kafe|lokanta|catering|pastane} için {bot|şablon|çözüm|chatbot}',
      'bot {masa rezervasyonu alır mı|paket sipariş alır mı|alerjen sorularını cevaplar mı|menüyü anlatır mı}',
      '{restoran|kafe|lokanta|bar|yeme içme|fırın|catering firması}',
      '{restoran|kafe} {işletiyorum|sahibiyim|açtık}',
      'kebapçıyım',
      '{lokanta|kebapçı|masa rezervasyonu|kafe|alerjen|paket servis|pizzacı|pastane|meyhane|kahvaltıcı|menü soruyorlar} {|bot ne yapar|işime yarar mı}',
    ],
  },
  automotive: {
    chip: 'Oto galeriler için ne var?',
    answer:
      'Otomotivde bot servis randevusu ve test sürüşü ayarlar, parça ve finansman sorularını yanıtlar, onarımın durumunu bildirir. “Service desk” şablonu {days} günde uyarlanır.',
    asks: [
      '{oto galerim|oto servisim|tamirhanem|araç kiralama firmamız|lastikçi dükkanım|bayimiz} var {ne yapabilirsiniz|bize uygun mu|bot ne yapar|}',
      '{oto galeri|otomotiv|oto servis|rent a car|araba bayii} için {bot|şablon|çözüm|chatbot}',
      'bot {test sürüşü ayarlar mı|servis randevusu verir mi|tamir durumunu söyler mi|yedek parça sorusunu cevaplar mı}',
      '{otomotiv|oto galeri|araç servisi|oto tamir|test sürüşü|araba satışı|yedek parça}',
      '{galericiyim|araba satıyoruz|oto tamirciyim}',
      'servis randevusu',
      '{oto servis|galeri|test sürüşü|lastikçi|yedek parça|araba hazır mı soruyorlar|araç kiralama|bakım randevusu|oto yıkama} {|bot ne yapar|işime yarar mı}',
    ],
  },
  education: {
    chip: 'Okullar için ne var?',
    answer:
      'Eğitimde bot kurs, ücret ve kayıt sorularını yanıtlar, deneme dersi ayarlar ve öğrencileri doğru kişiye yönlendirir. Şablon {days} günde uyarlanır.',
    asks: [
      '{dil okulum|kursum|özel okulumuz|dershanem|sürücü kursum|anaokulumuz|müzik kursum} var {ne yapabilirsiniz|bize uygun mu|bot ne yapar|}',
      '{okullar|üniversite|kurslar|dershane|akademi|öğrenciler} için {bot|şablon|çözüm|chatbot}',
      'bot {kurs sorularını cevaplar mı|öğrenci kaydı yapar mı|deneme dersi verir mi|velilere cevap verir mi}',
      '{eğitim|okul|üniversite|kurs|dershane|öğrenci kaydı|özel ders}',
      '{üniversitede|okulda|kursta} çalışıyorum {bize ne var|}',
      'dil kursu',
      '{dil kursu|dershane|anaokulu|üniversite|sürücü kursu|veliler ücret soruyor|özel ders|online eğitim|etüt merkezi} {|bot ne yapar|işime yarar mı}',
    ],
  },
  professional: {
    chip: 'Hukuk büroları ve ajanslar için?',
    answer:
      'Profesyonel hizmetlerde (hukuk büroları, mali müşavirler, danışmanlar, ajanslar) bot talepleri değerlendirir, ilk görüşme için gerekenleri toplar ve görüşmeyi ayarlar; hukuki veya vergi tavsiyesi vermez. Şablon {days} günde uyarlanır.',
    asks: [
      '{hukuk bürom|mali müşavirlik ofisim|ajansımız|danışmanlık firmamız|mimarlık ofisim|noterliğim} var {ne yapabilirsiniz|bize uygun mu|bot ne yapar|}',
      '{avukatlar|mali müşavirler|muhasebeciler|ajanslar|danışmanlar|mimarlar} için {bot|şablon|çözüm|chatbot}',
      'bot {müvekkil taleplerini değerlendirir mi|ilk görüşmeyi ayarlar mı|müşteriden evrak toplar mı}',
      '{avukatım|muhasebeciyim|mali müşavirim|danışmanım|reklam ajansıyız} {bana ne önerirsiniz|}',
      '{hukuk bürosu|avukat|muhasebe|danışmanlık şirketi|ajans|mali müşavir|profesyonel hizmetler}',
      'muhasebe bürosu',
      '{avukat|hukuk bürosu|muhasebeci|danışmanlık|reklam ajansı|mali müşavir|mimarlık ofisi|ik firması|noter} {|bot ne yapar|işime yarar mı}',
    ],
  },
  finance: {
    chip: 'Banka ve sigortacılar için ne var?',
    answer:
      'Finansta bot ürünleri açıklar, başvuru için gerekenleri toplar, hesap sorularını yanıtlar ve danışmanlığı yetkili çalışanlarınıza bırakır. Henüz hazır şablonu yok; sizinle birlikte yaparız, ilk sürüm {firstHours} saat içinde.',
    asks: [
      '{bankada|sigorta şirketinde|fintechte|aracı kurumda} çalışıyorum {ne yapabilirsiniz|bize uygun mu|}',
      '{sigorta acentem|fintech şirketimiz|kredi danışmanlığı firmam} var {bot ne yapar|bir çözüm var mı|}',
      '{bankalar|sigorta|fintech|finans|sigorta acenteleri} için {bot|şablon|çözüm|chatbot}',
      'bot {kredi başvurusu alır mı|hasar bildirimi alır mı|hesap sorularını cevaplar mı|sigorta ürünlerini anlatır mı}',
      '{finans|banka|sigorta|fintech|kredi|sigortacılık}',
      '{banka|sigorta acentesi|kredi|leasing|fintek|hasar|yatırım|ödeme kuruluşu} {|bot ne yapar|işime yarar mı}',
    ],
  },
  hospitality: {
    chip: 'Oteller için ne var?',
    answer:
      'Konaklamada bot rezervasyon taleplerini alır, misafirlere gece gündüz kendi dillerinde yanıt verir, oda yükseltme ve yerel öneriler sunar. Henüz hazır şablonu yok; sizinle birlikte yaparız, ilk sürüm {firstHours} saat içinde.',
    asks: [
      '{otelim|pansiyonum|butik otelimiz|hostelim|seyahat acentem|tatil köyümüz|apart otelim} var {ne yapabilirsiniz|bize uygun mu|bot ne yapar|}',
      '{oteller|turizm|pansiyon|seyahat acenteleri|misafirler} için {bot|şablon|çözüm|chatbot}',
      'bot {oda rezervasyonu alır mı|misafir sorularını cevaplar mı|check in yapar mı|oda taleplerine bakar mı}',
      '{otel|turizm|konaklama|pansiyon|acente|tatil köyü|otelcilik}',
      'otel {işletiyorum|müdürüyüm|sahibiyim}',
      '{otel|pansiyon|tur şirketi|misafirler gece soruyor|butik otel|bungalov|oda rezervasyonu|apart|tatil köyü} {|bot ne yapar|işime yarar mı}',
    ],
  },
  other: {
    chip: 'Sektörüm listede yok',
    answer:
      'Başka sektörler için de bot yaparız, yakın bir şablondan veya sıfırdan: ilk sürüm {firstHours} saat içinde. Müşterilerinizin ne sorduğunu yazın ya da ücretsiz danışmanlık alın; bir botun sizin için ne yapabileceğini dürüstçe söyleriz.',
    asks: [
      '{sektörüm|işimiz|alanım|bizim branş} {listede yok|burada yok|farklı|çok özel|niş}',
      '{üretici|lojistik firması|belediye|dernek|yazılım firması|kuaför|müze|enerji şirketi} {için bot yapar mısınız|ile çalışıyor musunuz|için de olur mu}',
      '{kuaförüm|fabrikamız|lojistik şirketimiz|derneğimiz} var {bize de yapar mısınız|bize uygun mu|}',
      '{başka sektör|diğer sektörler|üretim|lojistik|kamu|stk|telekom|kuaför botu|etkinlik}',
      '{kuaför salonu|çiçekçi|nakliyeci|belediye|temizlik şirketi}',
      '{kuaför|çiçekçi|fabrika|dernek|belediye|güzellik salonu|nakliyat|fotoğrafçı|petshop|temizlik firması|tesisatçı} {olur mu|bizim iş listede yok|için de yapıyor musunuz}',
    ],
  },
  benefits: {
    chip: 'Bot işletmeye ne kazandırır?',
    answer:
      'Müşteriler gece bile, kendi dillerinde hemen yanıt alır; ekibiniz tekrar eden sorularla daha az uğraşır ve talepleri geçmişiyle birlikte alır. Sayfamızdaki araştırma: şirketlerin %37’si çevrimiçi bir talebi bir saat içinde yanıtlıyor ve onların gerçek bir görüşme yapma şansı yaklaşık 7 kat. ROI hesaplayıcı kendi rakamınızı gösterir.',
    asks: [
      '{chatbotun|botun|bunun} {faydası ne|avantajları neler|ne faydası var|artıları ne|getirisi ne}',
      '{neden|niye|niçin} {bot kullanmalıyım|chatbot alalım|buna ihtiyacım olsun|bot almalıyız}',
      '{chatbot|bot|bu yatırım} {değer mi|kendini öder mi|küçük firmaya mantıklı mı|işe yarar mı bizim için}',
      '{faydalar|avantajlar|artıları eksileri|neden chatbot|kazancım ne|beni ikna et}',
      '{ne faydası var|niye bot alayım|değer mi|ikna et beni|avantajı|patronu nasıl ikna ederim|küçük işletmeye yarar mı|getirisi}',
    ],
  },
  reminders: {
    chip: 'Bot hatırlatma gönderir mi?',
    answer:
      'Evet. Hastalara randevuyu, spor salonu üyelerine dersi WhatsApp veya e-postayla hatırlatır, misafirler masalarını onaylar; böylece daha az randevu kaçar.',
    asks: [
      'bot {hatırlatma} gönderebilir mi',
      '{hatırlatma atar mı}',
      '{bot|üyelere|müşterilere|hastalara} {hatırlatma gönderir mi|randevu hatırlatır mı|ders hatırlatır mı|bir gün önce haber verir mi|hatırlatma yapar mı|hatırlatma mesajı atar mı}',
      '{hatırlatmalar|randevu hatırlatması|whatsapp hatırlatma|otomatik hatırlatma|e-posta hatırlatması|randevu onayı}',
    ],
  },
  waitlist: {
    chip: 'Bekleme listesi tutar mı?',
    answer:
      'Evet. Fitness şablonu dolu dersler için bekleme listesi tutar, bot da boşalan yeri bekleyene sunar.',
    asks: [
      '{yedek liste}',
      '{bekleme listesi|yedek listesi|sıra listesi|kuyruk} {tutar mı|yönetir mi|yapar mı|var mı}',
      '{ders dolarsa|dolu ders|iptal edilen yer|boşalan randevu} {ne oluyor|doldurulur mu|kime sunulur|için sıra tutar mı}',
      '{bekleme listesi|dolu dersler|sıradaki kişi|yer boşalınca haber}',
    ],
  },
  events: {
    chip: 'Düğün ve etkinlikler için var mı?',
    answer:
      'Düğün salonu veya etkinlik mekânı için hazır şablon yok. Restoran şablonu grup ve etkinlik taleplerini zaten alır; onu size uyarlar ya da sıfırdan özel yaparız: ilk sürüm {firstHours} saat içinde.',
    asks: [
      '{düğün organizasyon firmam} var {bize de yapar mısınız|bize uygun mu|}',
      '{düğün salonu} {olur mu|bizim iş listede yok|için de yapıyor musunuz}',
      '{düğün salonum var|düğün salonu işletiyorum|etkinlik mekanımız var|balo salonumuz var|organizasyon şirketiyiz|kongre merkezi işletiyoruz|konser salonumuz var} {ne yapabilirsiniz|hangi şablon uyar|}',
      '{düğünler|etkinlikler|konferanslar|partiler|konserler} için {bot|şablon|bir şey var mı}',
      '{masa değil tarih soruyorlar|salon kiralama|restoran şablonu düğün salonuna uyar mı|düğün salonu}',
    ],
  },
  figures: {
    chip: '“Yüzde 90 daha hızlı” ne demek?',
    answer:
      'Şablonların üstündeki rakamlar: {templates} ve daha fazla şablon, ortalama {firstHours} saatte ilk sürüm, %90 daha hızlı kurulum, %100 özelleştirilebilir. %90’ın neye göre ölçüldüğünü site söylemiyor; ekibimiz yanıtlar: {email}.',
    asks: [
      '{yüzde 90 daha hızlı|%90 daha hızlı|90% hızlı|yüzde 90} {ne demek|neye göre|nereden geliyor|gerçek mi|kim ölçtü}',
      '{yüzde 100 özelleştirilebilir ne demek|ortalama kurulum süresi|ortalama 24 saat|neye göre daha hızlı|yüzde doksan hızlı}',
    ],
  },
};
