import type { AreaTexts } from '../types.ts';

export const features: AreaTexts<'features'> = {
  whatWeDo: {
    chip: 'Neler sunuyorsunuz?',
    answer:
      '{brand} işletmeler için yapay zekâ chatbotları geliştirir: müşteri hizmetleri botları, satış otomasyonu ve özel entegrasyonlar. {languages} dilde günün her saati yanıt verirler, gerektiğinde ekibinize devrederler ve ilk sürüm {firstHours} saat içinde çalışır.',
    asks: [
      '{ne|neler|siz ne} {yapıyorsunuz|sunuyorsunuz|satıyorsunuz|iş yapıyorsunuz|üretiyorsunuz}',
      '{bu site|parley|bu firma|ürününüz|bu} {nedir|ne işe yarıyor|tam olarak ne|ne yapar}',
      '{bir chatbot|bot|botunuz|siz} {bana ne kazandırır|bize nasıl yardımcı olur|ne işime yarar|işletmeme ne yapar}',
      '{hizmetleriniz|hizmetler|ürünler|ne tür botlar|hangi hizmetler|faaliyet alanı}',
      '{chatbot|sitemize bot|yapay zeka botu|bir bot} {arıyorum|istiyoruz|lazım|yaptırmak istiyoruz|almak istiyorum}',
      '{ne iş yapıyorsunuz|ne satıyorsunuz|siteme bot lazım|chatbot yaptırmak istiyorum|hizmetleriniz|bu ne sitesi|firmaya bot|ürününüz ne|neler sunuyorsunuz|otomatik cevap veren bişey|faaliyet alanınız}',
    ],
  },
  support: {
    chip: 'Müşteri hizmetleri botu ne yapar?',
    answer:
      'Müşteri hizmetleri botu her gün sorulanları yanıtlar, siparişlere ve randevulara bakar, gerektiğinde tüm yazışmayla birlikte bir çalışana aktarır.',
    asks: [
      '{müşteri hizmetleri botu|destek botu|müşteri destek botu|yardım masası botu} {ne yapar|nasıl çalışır|ne işe yarar|hakkında bilgi|}',
      '{müşteri sorularını|destek taleplerini|hep aynı soruları|sık sorulan soruları|destek maillerini} {bot cevaplar mı|yanıtlayabilir mi|üstlenebilir mi|otomatik cevaplasın}',
      '{müşteri hizmetlerini|desteği|çağrı yükünü|destek ekibini} {otomatikleştirmek istiyoruz|rahatlatmak istiyorum|nasıl hafifletiriz}',
      '{ekibim|biz|destek ekibimiz} {sürekli aynı soruları cevaplıyor|maillere yetişemiyor|sorulara boğuldu|yetişemiyoruz}',
      '{müşteri hizmetleri|müşteri desteği|destek otomasyonu|sss botu|helpdesk|ilk seviye destek}',
      '{hep aynı soruları soruyorlar|müşteri hizmetleri botu|destek ekibi yetişemiyor|müşteriye cevap versin|çağrı merkezi yükü|sıkça sorulanlar|telefon susmuyor müşteri|müşteri desteğini otomatikleştirme}',
    ],
  },
  sales: {
    chip: 'Satış otomasyonu nasıl çalışır?',
    answer:
      'Satış otomasyonu ziyaretçileri karşılar, neye ihtiyaçları olduğunu öğrenir, kendi kurallarınıza göre değerlendirir ve görüşmeyi takviminize yazar.',
    asks: [
      '{satış otomasyonu|satış botu|lead botu|müşteri adayı botu} {nedir|nasıl çalışıyor|ne yapar|anlatır mısın|}',
      '{bot|chatbot} {lead toplar mı|satış yapar mı|müşteri adayı bulur mu|ürün satabilir mi|satış görüşmesi ayarlar mı|potansiyel müşteriyi eler mi}',
      '{daha çok|daha fazla|yeni} {müşteri istiyoruz|satış istiyoruz|lead lazım|potansiyel müşteri istiyorum}',
      '{satışları|dönüşüm oranını|ciroyu} {nasıl artırır|artırabilir mi|yükseltir mi}',
      '{lead toplama|satış otomasyonu|lead generation|potansiyel müşteri|dönüşüm artırma|satış}',
      '{müşteri getirir mi|satış artar mı|lead toplama|numara alsın|potansiyel müşteri|ziyaretçiyi müşteriye|satışçıya randevu|dönüşüm|satış otomasyonu}',
    ],
  },
  customWork: {
    chip: 'Özel entegrasyonlar nedir?',
    answer:
      'Görüşmeyi mağazanıza, müşteri kayıtlarınıza, destek sisteminize veya kendi yazılımınıza bağlarız. Özel entegrasyon tek seferlik {integrationPrice}.',
    asks: [
      '{özel entegrasyonlar|özel entegrasyon|özel geliştirme|özel yazılım hizmetiniz} {nedir|ne demek|neyi kapsar|nasıl oluyor}',
      '{bize özel|sadece bize|ihtiyacımıza özel|sıfırdan} {bot yapar mısınız|geliştirme yapıyor musunuz|özellik ekler misiniz|çözüm üretir misiniz}',
      '{kendi sistemimizi|kendi yazılımımızı|depo programımızı|rezervasyon sistemimizi|ticket sistemimizi} {bağlar mısınız|bağlayabilir miyiz|entegre eder misiniz}',
      '{özel geliştirme|özel entegrasyon|terzi işi bot|bize özel yazılım}',
      '{bize özel yapar mısınız|özel geliştirme|kendi yazılımımız var|terzi işi|eski sistem|istediğimiz özelliği ekler misiniz|sipariş üzerine|depo programı}',
    ],
  },
  integrations: {
    chip: 'Hangi sistemlere bağlanıyor?',
    answer:
      'Botlar {integrations}, web siteniz ve API üzerinden diğer sistemlerle bağlanır: mağaza, müşteri kayıtları, destek talepleri, takvim. {starter} {starterIntegrations} entegrasyon içerir (Slack, Email, Web), {professional} ihtiyacınız kadar; kendi sisteminize bağlantı tek seferlik {integrationPrice}.',
    asks: [
      '{hangi|ne gibi|kaç} {entegrasyonlar var|sistemlere bağlanıyor|programlarla çalışıyor|araçlarla uyumlu|entegrasyonunuz var|uygulamaları destekliyor}',
      '{zendesk|google takvim|outlook|calendly|iyzico|jira|sap|logo|mailchimp|bizim programlar} {ile çalışır mı|bağlanıyor mu|entegre olur mu|destekleniyor mu}',
      '{biz|şirkette} {teams|outlook|sap|netsis|google calendar|freshdesk} kullanıyoruz {olur mu|bağlanır mı|}',
      'bot {stoğu|sipariş durumunu|takvimimizi|veritabanımızı|müşteri bilgilerini} {görebilir mi|okuyabilir mi|kontrol edebilir mi}',
      '{entegrasyonlar|entegrasyon|bağlantılar|eklenti desteği|hangi araçlar|connector}',
      '{trendyol|hepsiburada|logo|mikro|ikas|ticimax|yemeksepeti|google takvim|ideasoft|n11} {ile çalışır mı|bağlanır mı|entegrasyonu var mı|ile konuşur mu|ya bağlanıyor mu}',
      '{trendyol|hepsiburada|ikas|logo tiger|ticimax}',
      '{nelerle çalışıyor|google takvim|trendyol|hangi programlara bağlanıyor|excel|logo ile uyumlu mu|stok görür mü|entegrasyon listesi|outlook|bizim programla çalışır mı|hangi sistemlerle entegre}',
    ],
  },
  whatsapp: {
    chip: 'WhatsApp ile çalışıyor mu?',
    answer:
      'Evet, WhatsApp botlarımızın bağlandığı kanallardan biri: müşterileriniz her zaman yazdıkları yerden yazar, bot orada yanıt verir.',
    asks: [
      '{whatsapp|whatsapp ile|whatsappta|watsap|whatsapp business} {çalışıyor mu|var mı|destekliyor mu|bağlanıyor mu|cevap verir mi|olur mu}',
      '{müşterilerimiz|herkes|müşteriler} {whatsapptan yazıyor|wpden ulaşıyor|whatsapp kullanıyor} {bot cevaplar mı|olur mu|}',
      '{whatsapp botu|whatsapp için bot|wp botu} {istiyoruz|lazım|yapıyor musunuz|var mı}',
      '{whatsapp|wp|whatsapp entegrasyonu|whatsapp business api|watsap botu}',
      '{wp|wptan yazıyorlar|vatsap|whatsapptan cevap versin|watsap|whatsapp hattımıza|whatsapp business|müşteriler whatsapptan|wp hattı|vatsapa bağlanır mı}',
    ],
  },
  slack: {
    chip: 'Slack ile çalışıyor mu?',
    answer: 'Evet. Slack, e-posta ve web sitenizle birlikte {starter} paketinden itibaren dahildir.',
    asks: [
      '{slack|slack ile|slackte|slack kanalına} {çalışıyor mu|bağlanıyor mu|destekliyor mu|bildirim atar mı|var mı|yazar mı}',
      '{ekibimiz|biz|şirkette} slack kullanıyoruz {olur mu|bağlanır mı|destekleniyor mu|}',
      '{ekibim|çalışanlar|biz} slack {üzerinden cevap verebilir mi|üzerinden devralabilir mi|bildirimi alabilir mi|içinden yanıtlasa olur mu}',
      '{slack|slack entegrasyonu|slack botu|slack bağlantısı}',
      'slack {hangi pakette|dahil mi|ek ücretli mi|starterda var mı}',
      '{slack|slacke bildirim|slack kullanıyoruz|slackten cevap|slack kanalı|slak}',
    ],
  },
  shopify: {
    chip: 'Shopify ile çalışıyor mu?',
    answer:
      'Evet, botlarımız Shopify’a bağlanır: siparişlere bakar, ürün önerir, ödeme öncesi soruları yanıtlar. Diğer mağaza sistemleri API üzerinden bağlanır.',
    asks: [
      '{shopify|woocommerce|magento|ideasoft|prestashop|opencart} {ile çalışıyor mu|destekliyor musunuz|bağlanıyor mu|entegre olur mu|olur mu}',
      '{mağazam|dükkanım|sitemiz} {shopifyda|shopify üzerinde|woocommerce ile|ticimaxta} {bağlar mısınız|sorun olur mu|}',
      'bot {shopify siparişlerini|mağazadaki ürünleri|siparişlerimi} {görür mü|takip eder mi|kontrol eder mi}',
      '{shopify|shopify entegrasyonu|shopify botu|woocommerce|e-ticaret altyapısı|mağaza sistemi}',
      '{shopify|mağazam shopifyda|woocommerce|shopify sipariş|magento|ideasoft}',
    ],
  },
  website: {
    chip: 'Web siteme nasıl eklerim?',
    answer:
      'Web kanalı her pakette vardır: sayfalarınıza kısa bir kod parçası eklenir, neyle yapılmış olursa olsun (WordPress, Wix, kendi kodunuz), sohbet orada görünür. İlk sürüm kurulurken buna yardım ederiz.',
    asks: [
      '{siteme|web sitemize|sayfama|wordpress siteme|anasayfaya} {nasıl eklerim|nasıl kurulur|koyabilir miyim|bot nasıl eklenir|nasıl gömülür}',
      '{wordpress|wix|squarespace|webflow|html site|joomla} {destekliyor mu|ile çalışır mı|uyumlu mu|olur mu}',
      '{sitemiz|web sayfam} {wordpress|wix|özel yazılım} ile yapıldı {çalışır mı|sorun olur mu|}',
      '{web sitesi entegrasyonu|widget|kod parçası|siteye ekleme|embed kodu|wordpress eklentisi|site sohbeti}',
      '{siteyi|web sitemizi} {değiştirmek gerekiyor mu|değiştirmem şart mı}',
      '{siteme nasıl koyarım|wordpress|kod yapıştırma|wix|web sitesine ekleme|site değişir mi|widget|gömme kodu|sitemize kurulum}',
    ],
  },
  crm: {
    chip: 'CRM’imize bağlanıyor mu?',
    answer:
      'Evet: botlar Salesforce veya HubSpot gibi müşteri kayıtlarına API üzerinden bağlanır. {professional} ihtiyacınız kadar entegrasyon içerir; kendi sisteminiz özel entegrasyondur (tek seferlik {integrationPrice}).',
    asks: [
      '{crm|crmimize|salesforce|hubspot|pipedrive|zoho|dynamics} {bağlanıyor mu|ile çalışır mı|entegre olur mu|destekliyor mu|yazıyor mu}',
      '{biz|satış ekibi|firmamız} {salesforce|hubspot|zoho|pipedrive} kullanıyor {olur mu|bağlar mısınız|}',
      '{müşteri adayları|leadler|gelen kayıtlar} {crme düşer mi|hubspota gider mi|crme aktarılıyor mu|salesforcea yazılır mı}',
      '{crm|crm entegrasyonu|salesforce|hubspot|müşteri kayıt sistemi|crm bağlantısı}',
      '{crme düşer mi|hubspot|salesforce|müşteri kaydı açar mı|zoho|leadler crme|müşteri veritabanı|crm entegrasyonu var mı}',
    ],
  },
  api: {
    chip: 'API’niz var mı?',
    answer:
      'Botlar diğer sistemlerle API ve webhook üzerinden konuşur: akış oluşturucuda sizin bir adresinizi çağırıp yanıtı kullanan adımlar vardır. Daha derin bağlantı için özel entegrasyon yaparız (tek seferlik {integrationPrice}).',
    asks: [
      '{api|api erişimi|webhook|rest api|sdk|api dokümanı} {var mı|sunuyor musunuz|veriyor musunuz|nerede}',
      '{yazılımcılarımız|geliştiricimiz|biz} {apinizi kullanabilir mi|api ile bağlanabilir mi|webhook kullanabilir mi}',
      '{zapier|make|n8n|webhook} {destekliyor mu|ile çalışıyor mu|bağlanır mı}',
      '{api|webhook|rest api|api dokümantasyonu|zapier|geliştirici dokümanları}',
      '{api var mı|webhook|yazılımcımız bağlar mı|zapier|dökümantasyon geliştirici|sdk|api sunuyor musunuz|make}',
    ],
  },
  channels: {
    chip: 'Hangi kanallar var?',
    answer:
      'Saydığımız kanallar web siteniz, WhatsApp, Slack, e-posta ve Shopify. Diğerleri (Instagram, Messenger, Telegram, Teams, SMS) API’leri varsa özel entegrasyonla bağlanır; telefon veya sesli botlar sitede sunulmuyor. Kanalınızı ekibimize sorun.',
    asks: [
      '{hangi kanallar|hangi mesajlaşma uygulamaları|hangi platformlar|nerelerde} {var|destekleniyor|çalışıyor|kullanılabiliyor}',
      '{instagram|telegram|facebook|messenger|sms|teams|bip|e-posta|discord} {destekliyor mu|üzerinden çalışır mı|var mı|bağlanıyor mu|mesajlarını cevaplar mı}',
      '{telefona|çağrılara|aramalara} {cevap verir mi|bakıyor mu|yanıt verebilir mi}',
      '{sesli bot|telefon botu|sesli asistan|çağrı merkezi botu|voicebot} {var mı|yapıyor musunuz|}',
      '{instagram dm|telegram botu|kanallar|facebook messenger|sms|instagram botu}',
      '{instagram dmlere cevap|telefona da bakar mı|telegramda olur mu|messengerda çalışır mı}',
      '{instagram|telegram|telefona bakar mı|sms|hangi kanallar|facebook messenger|sesli bot|teams|nerelerde çalışıyor|dm cevaplar mı|tiktok|e posta}',
    ],
  },
  languages: {
    chip: 'Botlar hangi dilleri konuşuyor?',
    answer:
      'Botlarımız {languages} dil konuşur, Arapça ve İbranice gibi sağdan sola yazılar dahil. {starter} tek dille, {professional} birden çok dille gelir; ek bir dil aylık {languagePrice}.',
    asks: [
      '{botlar|bot|chatbotunuz|botunuz} {hangi dilleri|kaç dil} {konuşuyor|biliyor|destekliyor|anlıyor}',
      '{bot|chatbot} {ingilizce|arapça|almanca|rusça|farsça|fransızca|kürtçe|çok dilli} {konuşur mu|biliyor mu|cevap verir mi|çalışır mı}',
      '{müşterilerimiz|turistler|misafirler} {farklı diller konuşuyor|arapça yazıyor|her dilden yazıyor|rusça ve almanca konuşuyor}',
      '{desteklenen diller|dil desteği|çok dilli bot|diller|dil sayısı}',
      '{kaç dil biliyor bot|kaç dilde cevap veriyor|yabancı müşteriye cevap verir mi}',
      '{kaç dil|kac dil|hangi diller|kaç lisan} {biliyo bu|biliyor|konuşuyor|anlıyor|destekliyor|var bunda}',
      '{ingilizce cevap verir mi müşteriye|kaç dil|arapça biliyor mu bot|rusça|yabancı müşteriler|çok dilli|turistler soruyor|kürtçe|bot hangi dilleri konuşuyor|şive anlar mı|türkçesi iyi mi}',
    ],
  },
  languageSwitch: {
    chip: 'Bot dili kendisi değiştiriyor mu?',
    answer:
      'Evet. Bot hangi dilde sorulursa o dilde yanıt verir ve görüşmenin ortasında bile müşteriyle birlikte dil değiştirir.',
    asks: [
      '{bot|dili|müşterinin dilini} {kendiliğinden|otomatik|kendi kendine} {anlıyor mu|değiştiriyor mu|algılıyor mu|tanıyor mu}',
      '{müşteri|biri|ziyaretçi} {başka dilde yazarsa|dil değiştirirse|birden ingilizceye geçerse|dilleri karıştırırsa} {ne olur|bot ne yapar|}',
      '{hangi dilde cevap vereceğini|müşterinin dilini} {nereden biliyor|nasıl anlıyor}',
      '{otomatik dil algılama|dil tanıma|otomatik çeviri|dil değişimi}',
      '{cevapları|metinleri|her şeyi} {her dile ben mi çevireceğim|tek tek çevirmem gerekiyor mu|çevirmek zorunda mıyız}',
      '{dili kendi anlar mı|ingilizce yazarsa ingilizce mi|dil değiştirince|otomatik dil algılama|çeviri yapmam gerekir mi|konuşma ortasında dil|hangi dilde yazarsa}',
    ],
  },
  models: {
    chip: 'Hangi yapay zekâ modelleri var?',
    answer:
      'Modeli siz seçersiniz: GPT-3.5 Turbo (hızlı ve ucuz, {starter}), Claude 3 Sonnet (dengeli, {professional}) veya Claude 3 Opus (karmaşık akıl yürütme için, {enterprise}). Böylece her yanıtta pahalı bir model için ödemezsiniz.',
    asks: [
      '{hangi|ne} {yapay zeka modelini|modeli|yapay zekayı|dil modelini|teknolojiyi|altyapıyı} {kullanıyorsunuz|kullanıyor|seçebilirim}',
      '{botlar|bot|sistem} {chatgpt|gpt 4|claude|gemini|openai} {kullanıyor mu|tabanlı mı|ile mi çalışıyor}',
      '{modeli|yapay zekayı} {seçebilir miyim|değiştirebilir miyim|biz mi belirliyoruz}',
      '{gpt ile claude|sonnet ile opus|modeller} {arasındaki fark|farkı ne|nasıl ayrılıyor}',
      '{yapay zeka modelleri|model seçimi|claude 3|gpt 3.5|llm|dil modelleri|opus|sonnet}',
      '{starterda|professionalda|enterpriseda} hangi model {geliyor|çalışıyor|kullanılıyor}',
      'chatgpt mi bu arka planda',
      '{hangi yapay zeka|chatgpt mi bu|model seçebilir miyim|gpt mi claude mu|gemini|sonnet mi opus mu iyi|yapay zeka motoru|hangi pakette hangi model|altyapı ne}',
    ],
  },
  analytics: {
    chip: 'Hangi analizler var?',
    answer:
      'Ne sorulduğunu ve görüşmelerin nasıl bittiğini anlık görürsünüz: {starter} temel analiz, {professional} A/B testli gelişmiş analiz içerir. Akış oluşturucuda her akış oturumlarını, tamamlanma oranını ve süresini gösterir.',
    asks: [
      '{hangi|ne tür} {raporlar|istatistikler|analizler|veriler|rakamlar} {var|alıyorum|görebiliyorum|sunuluyor}',
      '{rapor|dashboard|istatistik|analitik|panel} {var mı|sunuyor musunuz|görebilir miyim|alabiliyor muyuz}',
      '{botun başarısını|ne sorulduğunu|sonuçları|performansı} {nasıl ölçerim|nasıl görürüm|takip edebilir miyim}',
      '{temel ve gelişmiş analiz|gelişmiş analiz|temel analiz} {farkı ne|nedir|arasındaki fark}',
      '{analitik|raporlama|istatistik|dashboard|kpi|gerçek zamanlı rapor|analiz}',
      '{ne sorulduğunu görür müyüm|rapor|istatistik|panel|konuşmaları okuma|işe yarıyor mu nasıl anlarım|kaç konuşma oldu|ölçüm|dashboard}',
    ],
  },
  helpHours: {
    chip: 'Nasıl destek alıyoruz?',
    answer:
      '{starter} e-posta desteği, {professional} 7/24 öncelikli destek, {enterprise} SLA ile size özel destek içerir. Desteğe {supportEmail} adresinden ulaşırsınız.',
    asks: [
      '{nasıl|ne tür|hangi} {destek veriyorsunuz|destek alıyoruz|yardım var|teknik destek var}',
      '{7 24 destek|gece destek|telefon desteği|hafta sonu desteği|teknik destek|destek hattı} {var mı|sunuyor musunuz|veriyor musunuz}',
      '{bir sorun çıkarsa|bot bozulursa|takılırsam|arıza olursa|bir şey çalışmazsa} {kimi ararım|kim yardım ediyor|kime yazayım|ne yapıyorum}',
      '{destek|teknik destek|destek seviyesi|öncelikli destek|7/24 destek|destek saatleri|destek maili}',
      'destek {ne kadar hızlı|iyi mi|hangi saatlerde|ne kadar sürede döner}',
      'sorun olursa kimi arayalım',
      '{bozulursa kim bakar|gece destek|teknik destek|hafta sonu destek|starterda destek nasıl|sorun olursa kime|7 24 destek|destek seviyesi|arıza bildirimi}',
    ],
  },
  abTesting: {
    chip: 'A/B testi yapabilir miyim?',
    answer: 'A/B testi {professional} ile gelir: iki metni veya akışı deneyin, daha iyi çalışanı tutun.',
    asks: [
      '{a/b testi|ab testi|split test|a b testi} {var mı|yapabilir miyim|yapılıyor mu|hangi pakette|destekliyor mu|nasıl yapılır}',
      '{iki karşılama metnini|iki versiyonu|farklı cevapları|iki akışı} {karşılaştırabilir miyim|deneyebilir miyim|test edebilir miyiz}',
      'hangi {metin|mesaj|karşılama} daha iyi {çalışıyor görebilir miyim|sonuç veriyor denesek}',
      '{a/b testi|ab test|split test|a/b test|varyant testi}',
      '{ab test|iki metin deneme|hangisi daha iyi|a/b hangi pakette|split test|karşılaştırmalı deney}',
      '{a/b|a b}',
    ],
  },
  workflows: {
    chip: 'Özel iş akışları nedir?',
    answer:
      'Özel iş akışları {professional} ile gelir: e-posta adresi almaktan başka bir sistemi çağırmaya kadar kendi adımlarınız, koşullarınız ve eylemleriniz. Bunları akış oluşturucuda çizersiniz; burada hesap açmadan deneyebilirsiniz.',
    asks: [
      '{özel iş akışları|iş akışı|özel iş akışı|workflow|süreç otomasyonu} {nedir|var mı|yapabilir miyim|hangi pakette|kurulur mu|}',
      '{bot|chatbot} {kendi sürecimizi izler mi|adım adım bilgi toplar mı|işlem başlatır mı|bir süreci yürütür mü|koşullara göre davranır mı}',
      '{kendi|şirketimizin} {kurallarımızı|adımlarımızı|süreçlerimizi} {tanımlayabilir miyiz|koyabilir miyiz|uygulayabilir mi}',
      '{workflow|iş akışları|otomasyon kuralları|onay süreci|özel akış}',
      '{kendi akışımız|otomasyon|şartlı adımlar|adım adım bilgi alsın|iş akışı hangi pakette|müşteri şunu seçerse bunu yap|süreç otomasyonu|onay süreci}',
    ],
  },
  branding: {
    chip: 'Kendi görünümümüz olur mu?',
    answer: 'Evet, kendi markanız {starter} dahil her pakette var: adınız, renkleriniz, üslubunuz.',
    asks: [
      '{kendi logomuzu|renklerimizi|kendi tasarımımızı|botun adını|kurumsal kimliğimizi|avatarı} {kullanabilir miyiz|değiştirebilir miyim|koyabilir miyiz|seçebiliyor muyuz}',
      '{bot|pencere|sohbet} {bizim markamıza benzer mi|sitemize uyar mı|sizin logonuzu mu gösterir|bizim ismimizle mi çıkar}',
      '{white label|beyaz etiket|markasız kullanım} {var mı|olur mu|sunuyor musunuz|}',
      '{marka|kendi logo|renkler|tasarım|görünüm|kurumsal kimlik|bot ismi}',
      '{kendi logomuz|renk değişimi|sizin adınız görünür mü|botun ismi|white label|tasarım uysun|markamızla|powered by|avatar}',
    ],
  },
  handover: {
    chip: 'Bot bir insana devrediyor mu?',
    answer:
      'Evet. Botun yanıtlayamadığı şey, o ana kadar yazılan her şeyle birlikte ekibinizden birine geçer; kimse kendini tekrarlamaz. Bunun ne zaman olacağına siz karar verirsiniz.',
    asks: [
      '{bot|sohbeti|müşteriyi|görüşmeyi} {insana|temsilciye|çalışana|ekibimize|gerçek birine} {aktarıyor mu|devreder mi|yönlendirebilir mi|bağlar mı}',
      '{bot|chatbot} {cevabı bilmezse|cevaplayamazsa|anlamazsa|takılırsa} {ne oluyor|ne yapar|kim devralır}',
      '{ekibim|biz|çalışanlarım} {araya girebilir mi|sohbeti devralabilir mi|konuşmaya katılabilir mi}',
      '{müşterilerim|müşteriler} {yine insana ulaşabilir mi|gerçek biriyle konuşabilir mi|çalışanlarımıza ulaşır mı}',
      '{insana aktarma|canlı destek|devir|canlı temsilciye aktarma|canlı sohbet|eskalasyon}',
      '{bilmezse insana aktarır mı|araya girebilir miyim}',
      '{bilemezse ne olur|insana aktarır mı|biz araya girebilir miyiz|zor soru gelirse|müşteri insan isterse|takılırsa|temsilciye devreder mi|sinirli müşteri|kim devralır}',
    ],
  },
  ownData: {
    chip: 'Belgelerimizden öğrenebilir mi?',
    answer:
      'Evet. Gelişmiş eğitim (tek seferlik {trainingPrice}) bota belgelerinizi ve geçmiş görüşmelerinizi öğretir; fiyatlar, çalışma saatleri ve kurallar kendi sistemlerinizden gelir, böylece yanıt bir tahmin değil sizin yanıtınızdır.',
    asks: [
      '{belgelerimizden|dokümanlarımızdan|sitemizden|sss sayfamızdan|pdflerden|kendi verilerimizden} {öğrenebilir mi|eğitilebilir mi|cevap verebilir mi|beslenir mi}',
      '{bot|chatbot} {bilgileri nereden alıyor|cevapları nereden biliyor|ürünlerimizi biliyor mu|fiyatlarımızı bilecek mi|firmamızı tanıyor mu}',
      '{pdf|dosya|fiyat listesi|kılavuz|katalog} {yükleyebilir miyim|yüklesek okur mu|yüklenebilir mi}',
      '{kendi verilerimiz|bilgi bankası|belge yükleme|kendi içeriğimiz|veriyle eğitme}',
      '{kataloğumuzu öğretsek|kendi belgelerimizi okur mu}',
      '{bizim belgelerden öğrenir mi|pdf yükleme|ürünlerimizi nerden bilecek|sitemizi okur mu|bilgi bankası|fiyat listesi versek|katalog|cevapları nerden alıyor}',
    ],
  },
  accuracy: {
    chip: 'Yanıtlar ne kadar güvenilir?',
    answer:
      'Bir dil modeli kelimeleri tahmin eder, bu yüzden bilgiler sizin verilerinizden gelmeli: botlarımız verdiğiniz bilgilerle yanıt verir, bilmediğini uydurmak yerine bir insana aktarır. Her akışı yayına almadan önce deneyebilirsiniz.',
    asks: [
      '{cevaplar|yanıtlar|verdiği bilgiler|bot} {ne kadar doğru|güvenilir mi|ne kadar güvenilir|doğru mu}',
      '{bot|yapay zeka|chatbot} {yanlış cevap verir mi|uyduruyor mu|saçmalar mı|hata yapar mı|halüsinasyon görür mü|yalan söyler mi}',
      '{yanlış cevapları|uydurmasını|hataları} {nasıl önlüyorsunuz|engelleyebilir miyiz|nasıl engellersiniz}',
      '{bot yanlış bir şey söylerse|hata yaparsa} {kim sorumlu|sorumluluk kimde|ne olacak}',
      '{doğruluk oranı|hata payı|halüsinasyon|yanlış cevap verirse|cevap kalitesi|güvenilirlik}',
      '{saçmalar mı|yanlış bilgi verirse|uydurur mu}',
      '{saçmalar mı|uydurur mu|güvenilir mi cevaplar|yanlış fiyat verirse|halüsinasyon|hata yaparsa sorumlu kim|doğruluk oranı|yalan söyler mi|atıp tutmasın}',
    ],
  },
  speed: {
    chip: 'Bot ne kadar hızlı yanıt verir?',
    answer:
      'Platform 200 milisaniyenin altında yanıt verir; müşterileriniz günün her saati hemen yanıt alır.',
    asks: [
      '{bot|botlar|chatbot|sistem} {ne kadar hızlı|kaç saniyede cevap verir|hızlı mı|yavaş mı|anında mı yanıtlıyor}',
      '{müşteriler|müşterim|ziyaretçiler} {cevap için bekler mi|ne kadar bekliyor|bekletilir mi}',
      '{yanıt süresi|cevap hızı|gecikme|hız|200 milisaniye|latency}',
      '{cevap|yanıt} {gecikiyor mu|hemen mi geliyor|kaç milisaniyede gelir|hızı ne}',
      '{hızlı cevap mı|yavaş mı|kaç saniye|anında cevap|müşteri bekler mi|gecikme|tepki süresi|donar mı}',
    ],
  },
  uptime: {
    chip: 'Hizmet ne kadar kesintisiz?',
    answer:
      'Günün her saati {uptime} çalışırlık sözü veriyoruz. {enterprise} bunu sözleşmeye yazan bir SLA ekler.',
    asks: [
      '{uptime|erişilebilirlik|çalışırlık oranı|çalışma süresi} {ne kadar|kaç|yüzde kaç|garanti mi}',
      '{sisteminiz|sunucular|hizmet|bot} {çökerse|giderse|düşerse|kesilirse} {ne olur|ne yapıyoruz|ne olacak}',
      '{sistem|platform|servis} {stabil mi|sık çöküyor mu|kesinti oluyor mu|ne sıklıkla kapanıyor}',
      '{uptime|kesinti|99.9|erişilebilirlik|arıza|sunucu kesintisi}',
      '{kesintisiz çalışmayı|99.9 u|erişilebilirliği} garanti {ediyor musunuz|eder misiniz}',
      '{çöker mi|yüzde kaç çalışıyor}',
      '{sık çöker mi|sunucu düşerse|kesinti|uptime|ayakta kalma oranı|stabil mi|arıza|erişilebilirlik}',
      '{gerçekten|} {yüzde 99,9 çalışma süresi|99,9 erişilebilirlik|%99,9 uptime} {sözü veriyor musunuz|garanti mi|doğru mu}',
      '{çalışma süresi|ayakta kalma|kesintisiz çalışma} {garantisi|garantisi var mı|yüzde kaç|taahhüdü}',
      '{gerçekten|} {yüzde 99,9|%99,9} {çalışma süresi|kesintisiz çalışma|erişilebilirlik} {sözü veriyor musunuz|vaat ediyor musunuz|garantisi var mı}',
    ],
  },
  deploy: {
    chip: 'Ne kadar çabuk başlarız?',
    answer:
      'İlk sürüm {firstHours} saat içinde hazır olur; işletmenize uyarlamak sektöre göre {daysFrom}–{daysTo} gün sürer.',
    asks: [
      '{ne kadar çabuk|ne zaman|kaç günde|ne kadar sürede} {başlayabiliriz|yayına alırız|hazır olur|kurulur|teslim edersiniz|bot çalışır}',
      '{kurulum|hazırlık|bot yapmak|yayına geçmek} {ne kadar sürer|kaç gün sürüyor|uzun mu sürer}',
      '{yarına|bu haftaya|pazartesiye|iki haftada|bayramdan önce} {yetişir mi|hazır olur mu|yetiştirir misiniz}',
      '{acil lazım|acelemiz var|hemen başlamak istiyoruz|bir an önce lazım} {ne kadar sürer|}',
      '{teslim süresi|kurulum süresi|yayına alma|süre|kaç gün|takvim}',
      '{gerçekten|sahiden} {1 günde mi|24 saatte mi|bir günde hazır mı}',
      '{ne zaman çalışır|bugün ödesem ne zaman hazır|hemen başlar mı|ne kadar sürer kurulum}',
      '{ne zaman hazır|kaç günde|haftaya yetişir mi|acil|kurulum ne kadar sürer|hemen başlasak|teslim süresi|bayramdan önce|bugün söylesem ne zaman|devreye alma süresi|kaç gün sürüyor}',
      '{ilk sürüm|bot|ilk versiyon} {gerçekten|} {bir günde hazır mı|bir günde hazır olur mu|1 günde çalışır mı|ertesi gün hazır mı}',
    ],
  },
  process: {
    chip: 'Adım adım nasıl ilerliyor?',
    answer:
      'Müşterilerinizin ne sorduğunu birkaç satırla yazarsınız; sitenize ve sorularınıza bakıp {hours} saat içinde ilk plan ve fiyatla döneriz. İlk sürüm {firstHours} saat içinde çalışır, sonra {daysFrom}–{daysTo} günde size uyarlarız; yayına girmeden önce denersiniz.',
    asks: [
      '{süreç|bu iş|proje|çalışma|sistem} {nasıl işliyor|nasıl ilerliyor|nasıl oluyor|nasıl yürüyor}',
      '{adımlar|sonraki adım|aşamalar|ilk adım} {neler|ne|nedir}',
      '{başlamak için|sizinle çalışmak için|bizden} {ne lazım|ne gerekiyor|neye ihtiyacınız var|ne hazırlamalıyız}',
      '{size yazdıktan|başvurduktan|sipariş verdikten|danışmanlıktan} sonra {ne oluyor|ne olacak}',
      '{nasıl başlarız|nasıl başlıyoruz|adım adım|süreç|nasıl çalışıyor|işleyiş|yol haritası}',
      '{nasıl başlıyoruz|bizden ne lazım|adımlar|süreç nasıl işliyor|sonra ne oluyor|ne hazırlayalım|başvurudan sonra|sırasıyla anlatın|çalışma şekliniz}',
    ],
  },
  noCode: {
    chip: 'Yazılımcıya ihtiyacım var mı?',
    answer:
      'Hayır. Görüşmeler kod yazmadan görsel bir akış oluşturucuda çizilir, şablonlar başlangıç sağlar; tam yönetilen hizmette her şeyi sizin için biz yaparız.',
    asks: [
      '{yazılımcıya|kodlama bilmeye|bilgi işlem ekibine|teknik bilgiye|programlamaya} {ihtiyaç var mı|gerek var mı|ihtiyacım olacak mı}',
      '{kod bilmeden|kodlamadan|kendim|teknik bilgim olmadan} {yapabilir miyim|kurabilir miyim|kullanabilir miyim}',
      '{kullanımı|kurması|öğrenmesi} {kolay mı|zor mu|karışık mı|basit mi}',
      '{yazılımcı değilim|teknik biri değilim|bilgisayardan anlamam|kod bilmiyorum} {sorun olur mu|kullanabilir miyim|}',
      '{kodsuz|no code|kod yazmadan|kolay kullanım|teknik bilgi şart mı}',
      'zor mu kullanması',
      '{yazılım bilmiyorum|kod bilmeden|kendim yaparım mı|teknik bilgi|kullanımı zor mu|bilgisayardan anlamam|yazılımcı lazım mı|acemi|it ekibimiz yok}',
    ],
  },
  maintenance: {
    chip: 'Botun bakımını kim yapıyor?',
    answer:
      'Platform paketinde metinleri ve akışları istediğiniz zaman kod yazmadan kendiniz değiştirirsiniz. Tam yönetilen hizmette botun bakımını ve iyileştirmesini biz yaparız; teknik bir iş çıktığında 7/24 geliştirme desteği vardır.',
    asks: [
      '{bakımını|güncellemesini|bakım işini} {kim yapıyor|siz mi yapıyorsunuz|biz mi yapacağız}',
      '{cevapları|metinleri|akışı|botu} {sonradan değiştirebilir miyim|kendim düzenleyebilir miyim|nasıl güncellerim|istediğim zaman değiştirsem}',
      '{fiyatlarımız|ürünlerimiz|çalışma saatlerimiz} değişirse {ne oluyor|bot ne yapacak|nasıl güncellenir}',
      '{bakım|güncelleme|sonradan değişiklik|geliştirme desteği|bakım kimde}',
      '{bize|ekibe} {ne kadar iş düşüyor|çok iş çıkar mı|ne kadar uğraş gerekir}',
      '{sonra kim güncelliyor|fiyat değişince|cevapları kendim değiştirsem|bakım|ne kadar uğraştırır|sonradan düzenleme|güncelleme kimde|saatlerimiz değişti}',
    ],
  },
  scale: {
    chip: 'Çok ziyaretçiyi kaldırır mı?',
    answer:
      'Evet. Platform sunucusuzdur (serverless): yoğun anlar dahil görüşme sayısıyla büyür, kimse yazmadığında az maliyetlidir. {enterprise} için mesaj sınırı yoktur.',
    asks: [
      '{çok ziyaretçiyi|yoğun trafiği|binlerce sohbeti|10000 kişiyi|kampanya yoğunluğunu|black friday yükünü} {kaldırır mı|kaldırabilir mi|yönetir mi}',
      '{aynı anda|eş zamanlı} {kaç kişi yazabilir|kaç görüşme olur|kaç sohbet yürütür|kaç müşteriye bakar}',
      '{trafik patlarsa|birden herkes yazarsa|çok büyürsek} {bot dayanır mı|sistem ne yapar|sorun çıkar mı}',
      '{ölçeklenebilirlik|yüksek trafik|yoğunluk|eşzamanlı sohbet|yük kapasitesi}',
      '{bin kişi aynı anda|kampanyada kaldırır mı|yoğunluk|aynı anda kaç kişi|trafik patlaması|viral|yük altında}',
    ],
  },
  tasks: {
    chip: 'Randevu ve sipariş alabilir mi?',
    answer:
      'Evet. Bot randevu, rezervasyon ve sipariş alabilir, siparişe bakabilir, iade yürütebilir, iletişim bilgisi toplayabilir ve diğer sistemleri çağırabilir; akış oluşturucuda her biri için adımlar vardır. Şablonlarımızın demo botları bunu gösterir.',
    asks: [
      'bot {randevu|sipariş|rezervasyon|iade|ödeme} {alabilir mi|yapar mı|yönetir mi|alıyor mu}',
      '{müşterilerim|hastalarım|misafirlerim} {bot üzerinden|sohbetten|chatten} {randevu alabilir mi|sipariş verebilir mi|rezervasyon yapabilir mi|iptal edebilir mi}',
      'bot {hangi işleri|ne gibi görevleri} {yapabilir|üstlenebilir|otomatikleştirir}',
      'bot {mail|fatura} gönderebilir mi',
      '{randevu botu|sipariş alma|rezervasyon botu|sipariş takibi|kargo takibi|randevu sistemi}',
      'bot {kargomu|siparişi|teslimatı} {takip eder mi|sorgular mı}',
      '{randevu alır mı|sipariş takip eder mi|masa ayırır mı}',
      '{randevu alır mı|sipariş alır mı|randevu iptali|kargo durumu|iş de yapar mı|iade işlemi|rezervasyon|ödeme alır mı|masa ayırtma|para iadesi yapar mı müşteriye}',
    ],
  },
  afterHours: {
    chip: 'Gece de çalışıyor mu?',
    answer: 'Evet, bot günün her saati yanıt verir: gece, hafta sonu ve tatillerde de.',
    asks: [
      '{bot|botlar|chatbot} {gece|gece gündüz|hafta sonu|bayramda|mesai dışında|pazar günü} {çalışıyor mu|cevap verir mi|açık mı|yanıtlıyor mu}',
      '{ofis|dükkan|biz} {gece kapalıyız|hafta sonu kapalı|akşam 6da kapanıyor} {bot bakar mı|müşteriler yine yazıyor|}',
      '{müşteriler|insanlar} {gece yazıyor|mesai dışında yazıyor|pazar günü soruyor} {kim cevaplayacak|bot cevaplasın mı|}',
      '{7/24|24 saat|gece gündüz|mesai dışı|hafta sonları|kesintisiz cevap}',
      '{gece de cevap verir mi|pazar günü çalışır mı}',
      '{gece cevap verir mi|pazar günü|biz kapalıyken|7 24 çalışır mı|bayramda|mesai dışı|gece üçte}',
    ],
  },
  rightToLeft: {
    chip: 'Sağdan sola çalışıyor mu?',
    answer:
      'Evet. Arapça ve İbranicede bu sohbet ve botlarımız, pencerenin tamamıyla sağdan sola çalışır; bir ayar gerekmez.',
    asks: [
      '{sağdan sola yazı}',
      '{arapça|ibranice} {yazı destekleniyor mu|sağdan sola sorun olur mu}',
      '{sohbet|pencere|arayüz|widget} {arapçada düzgün görünüyor mu|sağdan sola mı|ibranicede bozuluyor mu|rtl destekliyor mu}',
      '{sağdan sola|rtl|rtl desteği|yazı yönü|metin yönü|arapça görünüm|ibranice arayüz} {var mı|çalışıyor mu|}',
      '{sağdan sola|arapça düzgün görünür mü|ibranice|rtl|pencere ters döner mi}',
    ],
  },
};
