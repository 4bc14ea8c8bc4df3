import type { AreaAnswers } from '../types.ts';

export const features: AreaAnswers<'features'> = {
  whatWeDo: {
    chip: 'Neler sunuyorsunuz?',
    answer:
      '{brand} işletmeler için yapay zekâ chatbotları geliştirir: müşteri hizmetleri botları, satış otomasyonu ve özel entegrasyonlar. {languages} dilde günün her saati yanıt verirler, gerektiğinde ekibinize devrederler ve ilk sürüm {firstHours} saat içinde çalışır.',
  },
  support: {
    chip: 'Müşteri hizmetleri botu ne yapar?',
    answer:
      'Müşteri hizmetleri botu her gün sorulanları yanıtlar, siparişlere ve randevulara bakar, gerektiğinde tüm yazışmayla birlikte bir çalışana aktarır.',
  },
  sales: {
    chip: 'Satış otomasyonu nasıl çalışır?',
    answer:
      'Satış otomasyonu ziyaretçileri karşılar, neye ihtiyaçları olduğunu öğrenir, kendi kurallarınıza göre değerlendirir ve görüşmeyi takviminize yazar.',
  },
  customWork: {
    chip: 'Özel entegrasyonlar nedir?',
    answer:
      'Görüşmeyi mağazanıza, müşteri kayıtlarınıza, destek sisteminize veya kendi yazılımınıza bağlarız. Özel entegrasyon tek seferlik {integrationPrice}.',
  },
  integrations: {
    chip: 'Hangi sistemlere bağlanıyor?',
    answer:
      'Botlar {integrations}, web siteniz ve API üzerinden diğer sistemlerle bağlanır: mağaza, müşteri kayıtları, destek talepleri, takvim. {starter} {starterIntegrations} entegrasyon içerir (Slack, Email, Web), {professional} ihtiyacınız kadar; kendi sisteminize bağlantı tek seferlik {integrationPrice}.',
  },
  whatsapp: {
    chip: 'WhatsApp ile çalışıyor mu?',
    answer:
      'Evet, WhatsApp botlarımızın bağlandığı kanallardan biri: müşterileriniz her zaman yazdıkları yerden yazar, bot orada yanıt verir.',
  },
  slack: {
    chip: 'Slack ile çalışıyor mu?',
    answer: 'Evet. Slack, e-posta ve web sitenizle birlikte {starter} paketinden itibaren dahildir.',
  },
  shopify: {
    chip: 'Shopify ile çalışıyor mu?',
    answer:
      'Evet, botlarımız Shopify’a bağlanır: siparişlere bakar, ürün önerir, ödeme öncesi soruları yanıtlar. Diğer mağaza sistemleri API üzerinden bağlanır.',
  },
  website: {
    chip: 'Web siteme nasıl eklerim?',
    answer:
      'Web kanalı her pakette vardır: sayfalarınıza kısa bir kod parçası eklenir, neyle yapılmış olursa olsun (WordPress, Wix, kendi kodunuz), sohbet orada görünür. İlk sürüm kurulurken buna yardım ederiz.',
  },
  crm: {
    chip: 'CRM’imize bağlanıyor mu?',
    answer:
      'Evet: botlar Salesforce veya HubSpot gibi müşteri kayıtlarına API üzerinden bağlanır. {professional} ihtiyacınız kadar entegrasyon içerir; kendi sisteminiz özel entegrasyondur (tek seferlik {integrationPrice}).',
  },
  api: {
    chip: 'API’niz var mı?',
    answer:
      'Botlar diğer sistemlerle API ve webhook üzerinden konuşur: akış oluşturucuda sizin bir adresinizi çağırıp yanıtı kullanan adımlar vardır. Daha derin bağlantı için özel entegrasyon yaparız (tek seferlik {integrationPrice}).',
  },
  channels: {
    chip: 'Hangi kanallar var?',
    answer:
      'Saydığımız kanallar web siteniz, WhatsApp, Slack, e-posta ve Shopify. Diğerleri (Instagram, Messenger, Telegram, Teams, SMS) API’leri varsa özel entegrasyonla bağlanır; telefon veya sesli botlar sitede sunulmuyor. Kanalınızı ekibimize sorun.',
  },
  languages: {
    chip: 'Botlar hangi dilleri konuşuyor?',
    answer:
      'Botlarımız {languages} dil konuşur, Arapça ve İbranice gibi sağdan sola yazılar dahil. {starter} tek dille, {professional} birden çok dille gelir; ek bir dil aylık {languagePrice}.',
  },
  languageSwitch: {
    chip: 'Bot dili kendisi değiştiriyor mu?',
    answer:
      'Evet. Bot hangi dilde sorulursa o dilde yanıt verir ve görüşmenin ortasında bile müşteriyle birlikte dil değiştirir.',
  },
  models: {
    chip: 'Hangi yapay zekâ modelleri var?',
    answer:
      'Modeli siz seçersiniz: GPT-3.5 Turbo (hızlı ve ucuz, {starter}), Claude 3 Sonnet (dengeli, {professional}) veya Claude 3 Opus (karmaşık akıl yürütme için, {enterprise}). Böylece her yanıtta pahalı bir model için ödemezsiniz.',
  },
  analytics: {
    chip: 'Hangi analizler var?',
    answer:
      'Ne sorulduğunu ve görüşmelerin nasıl bittiğini anlık görürsünüz: {starter} temel analiz, {professional} A/B testli gelişmiş analiz içerir. Akış oluşturucuda her akış oturumlarını, tamamlanma oranını ve süresini gösterir.',
  },
  helpHours: {
    chip: 'Nasıl destek alıyoruz?',
    answer:
      '{starter} e-posta desteği, {professional} 7/24 öncelikli destek, {enterprise} SLA ile size özel destek içerir. Desteğe {supportEmail} adresinden ulaşırsınız.',
  },
  abTesting: {
    chip: 'A/B testi yapabilir miyim?',
    answer: 'A/B testi {professional} ile gelir: iki metni veya akışı deneyin, daha iyi çalışanı tutun.',
  },
  workflows: {
    chip: 'Özel iş akışları nedir?',
    answer:
      'Özel iş akışları {professional} ile gelir: e-posta adresi almaktan başka bir sistemi çağırmaya kadar kendi adımlarınız, koşullarınız ve eylemleriniz. Bunları akış oluşturucuda çizersiniz; burada hesap açmadan deneyebilirsiniz.',
  },
  branding: {
    chip: 'Kendi görünümümüz olur mu?',
    answer: 'Evet, kendi markanız {starter} dahil her pakette var: adınız, renkleriniz, üslubunuz.',
  },
  handover: {
    chip: 'Bot bir insana devrediyor mu?',
    answer:
      'Evet. Botun yanıtlayamadığı şey, o ana kadar yazılan her şeyle birlikte ekibinizden birine geçer; kimse kendini tekrarlamaz. Bunun ne zaman olacağına siz karar verirsiniz.',
  },
  ownData: {
    chip: 'Belgelerimizden öğrenebilir mi?',
    answer:
      'Evet. Gelişmiş eğitim (tek seferlik {trainingPrice}) bota belgelerinizi ve geçmiş görüşmelerinizi öğretir; fiyatlar, çalışma saatleri ve kurallar kendi sistemlerinizden gelir, böylece yanıt bir tahmin değil sizin yanıtınızdır.',
  },
  accuracy: {
    chip: 'Yanıtlar ne kadar güvenilir?',
    answer:
      'Bir dil modeli kelimeleri tahmin eder, bu yüzden bilgiler sizin verilerinizden gelmeli: botlarımız verdiğiniz bilgilerle yanıt verir, bilmediğini uydurmak yerine bir insana aktarır. Her akışı yayına almadan önce deneyebilirsiniz.',
  },
  speed: {
    chip: 'Bot ne kadar hızlı yanıt verir?',
    answer:
      'Platform 200 milisaniyenin altında yanıt verir; müşterileriniz günün her saati hemen yanıt alır.',
  },
  uptime: {
    chip: 'Hizmet ne kadar kesintisiz?',
    answer:
      'Günün her saati {uptime} çalışırlık sözü veriyoruz. {enterprise} bunu sözleşmeye yazan bir SLA ekler.',
  },
  deploy: {
    chip: 'Ne kadar çabuk başlarız?',
    answer:
      'İlk sürüm {firstHours} saat içinde hazır olur; işletmenize uyarlamak sektöre göre {daysFrom}–{daysTo} gün sürer.',
  },
  process: {
    chip: 'Adım adım nasıl ilerliyor?',
    answer:
      'Müşterilerinizin ne sorduğunu birkaç satırla yazarsınız; sitenize ve sorularınıza bakıp {hours} saat içinde ilk plan ve fiyatla döneriz. İlk sürüm {firstHours} saat içinde çalışır, sonra {daysFrom}–{daysTo} günde size uyarlarız; yayına girmeden önce denersiniz.',
  },
  noCode: {
    chip: 'Yazılımcıya ihtiyacım var mı?',
    answer:
      'Hayır. Görüşmeler kod yazmadan görsel bir akış oluşturucuda çizilir, şablonlar başlangıç sağlar; tam yönetilen hizmette her şeyi sizin için biz yaparız.',
  },
  maintenance: {
    chip: 'Botun bakımını kim yapıyor?',
    answer:
      'Platform paketinde metinleri ve akışları istediğiniz zaman kod yazmadan kendiniz değiştirirsiniz. Tam yönetilen hizmette botun bakımını ve iyileştirmesini biz yaparız; teknik bir iş çıktığında 7/24 geliştirme desteği vardır.',
  },
  scale: {
    chip: 'Çok ziyaretçiyi kaldırır mı?',
    answer:
      'Evet. Platform sunucusuzdur (serverless): yoğun anlar dahil görüşme sayısıyla büyür, kimse yazmadığında az maliyetlidir. {enterprise} için mesaj sınırı yoktur.',
  },
  tasks: {
    chip: 'Randevu ve sipariş alabilir mi?',
    answer:
      'Evet. Bot randevu, rezervasyon ve sipariş alabilir, siparişe bakabilir, iade yürütebilir, iletişim bilgisi toplayabilir ve diğer sistemleri çağırabilir; akış oluşturucuda her biri için adımlar vardır. Şablonlarımızın demo botları bunu gösterir.',
  },
  afterHours: {
    chip: 'Gece de çalışıyor mu?',
    answer: 'Evet, bot günün her saati yanıt verir: gece, hafta sonu ve tatillerde de.',
  },
  rightToLeft: {
    chip: 'Sağdan sola çalışıyor mu?',
    answer:
      'Evet. Arapça ve İbranicede bu sohbet ve botlarımız, pencerenin tamamıyla sağdan sola çalışır; bir ayar gerekmez.',
  },
};
