import type { AreaTexts } from '../types.ts';

export const site: AreaTexts<'site'> = {
  roi: {
    chip: 'Bot bize ne kadar tasarruf sağlar?',
    answer:
      'Öğrenme yolundaki ROI hesaplayıcı şöyle hesaplar: kişi × saatlik ücret × günlük saat × {roiShare}, ayda 22 iş günü. Saati 25 dolardan günde iki saat çalışan on kişi ayda yaklaşık {roiMonthly}, yılda {roiYearly} tasarruf eder. Kendi rakamlarınızı oraya girin.',
    asks: [
      '{botla|chatbot ile|bununla} {ne kadar tasarruf ederiz|ne kazanırız|ayda ne kadar kâr ederim|kaç para cebimde kalır}',
      '{yatırımın geri dönüşü|roi|tasarruf|geri dönüş} {ne kadar|nasıl hesaplanıyor|nedir}',
      '{kaç ayda|ne zaman|ne kadar sürede} {kendini amorti eder|parasını çıkarır|kendini öder}',
      '{10|beş|20|üç} {çalışanımız var|temsilcimiz var} {ne kadar tasarruf ederiz|bot ne kazandırır}',
      '{roi|roi hesaplayıcı|tasarruf hesaplama|yatırım getirisi|amortisman}',
      '{ne kazanırım|kendini ne zaman amorti eder}',
      '{ne kadar tasarruf|kendini amorti|beş kişi çalışıyor ne kazanırız|kaç saat kazanırım|yatırım getirisi|personel masrafı|kaç ayda çıkarır}',
    ],
  },
  calculator: {
    chip: 'Fiyat hesaplayıcı var mı?',
    answer:
      'Evet, fiyat sayfasında: mesaj sayınızı (ayda 1.000–100.000) ve modelinizi seçin, paketi ve fiyatı hemen görün; dökümü bağlantı olarak paylaşabilirsiniz.',
    asks: [
      '{fiyat hesaplayıcı|maliyet hesaplayıcı|hesaplama aracı|hesaplayıcı} {var mı|nerede|nasıl çalışıyor|nasıl kullanılır}',
      '{fiyatımı|maliyetimi|bize ne tutacağını} {hesaplayabilir miyim|nasıl hesaplarım|nerede görürüm}',
      '{hesabı|teklifi|hesaplamayı} {patronuma gönderebilir miyim|paylaşabilir miyim|link olarak alabilir miyim}',
      '{hesaplayıcı|fiyat hesaplama|maliyet hesaplama|fiyat hesapla}',
      '{hesaplayıcı|fiyat hesaplama|kendim hesaplasam|kaydırıcı|hesabı paylaşma|maliyet hesabı}',
    ],
  },
  competitors: {
    chip: 'Intercom ile farkınız ne?',
    answer:
      'Aynı koşulda, yalnızca platform ve mesaj ücretleriyle, ayda 25.000 mesajda tahminimiz {oursAt25k}; Intercom için {intercomAt25k}, Drift için {driftAt25k}, Zendesk için {zendeskAt25k}. Tahminler bize aittir, tarih: {estimatesDate}; fiyat sayfasındaki döküm her birinin taban ücretini ve birim fiyatını gösterir.',
    asks: [
      '{intercom|zendesk|drift|rakipler|chatgpt|manychat|tidio} ile {farkınız ne|kıyaslama|karşılaştırır mısınız|aranızdaki fark}',
      '{intercomdan|zendeskten|rakiplerden|diğerlerinden} {daha mı ucuzsunuz|daha mı iyisiniz|neyiniz farklı|ne üstünlüğünüz var}',
      '{neden|niye} {siz|sizi seçeyim|parley|intercom değil de siz}',
      '{şu an|biz} {intercom|zendesk|drift|başka firma} kullanıyoruz {neden geçelim|geçiş yapabilir miyiz|}',
      '{rakipler|intercom|zendesk|drift|alternatifler|rakip karşılaştırması|rakipleriniz kim}',
      '{chatgpt varken neden siz|başkalarından farkınız}',
      '{intercomdan farkınız|neden siz|zendesk pahalı|chatgpt bedava|rakipler|şu an intercom kullanıyoruz|geçiş yapsak zendeskten|farkınız ne|jivochat}',
    ],
  },
  saving: {
    chip: '%67 nereden geliyor?',
    answer:
      '%{savingPercent} bizim tahminimiz: ayda 25.000 mesajda Intercom’a göre, orada {intercomAt25k}, bizde {oursAt25k}, yalnızca platform ve mesaj ücretleri. Fiyat sayfasındaki maliyet dökümü hesabı gösterir.',
    asks: [
      '{yüzde 67|%67|67 tasarruf|yüzde 67 ucuz} {nereden geliyor|ne demek|nasıl hesaplandı|doğru mu|gerçek mi|nereden çıktı}',
      '{nasıl|neden} {yüzde 67 daha ucuzsunuz|bu kadar ucuzsunuz|daha ucuz oluyor}',
      '{%67|yüzde 67|yüzde altmış yedi|67 percent|%67 tasarruf}',
      '{tasarruf oranı|bu ucuzluk} {abartı mı|gerçekçi mi|inandırıcı mı}',
      '{yüzde 67 nereden|67 kime göre|%67 doğru mu|intercomdan ne kadar ucuz|yüzde kaç ucuz|67 hesap}',
    ],
  },
  learning: {
    chip: 'Öğrenme yolu nedir?',
    answer:
      'Bir chatbotun sizin için ne yapabileceğini gösteren beş kısa adım: karşılama, sektörler, demo, ROI hesaplayıcı, paketler. Puan ve başarı toplar, bütçe toplantısında savunabileceğiniz bir rakamla ayrılırsınız. İlerlemeniz tarayıcınızda kalır.',
    asks: [
      '{öğrenme yolu|öğren düğmesi|learning path|sitedeki eğitim} {nedir|nerede|nasıl çalışıyor|ne işe yarıyor|kaç adım}',
      '{chatbotlar|botlar|yapay zeka} hakkında {nereden öğrenebilirim|bilgi edinmek istiyorum|daha çok öğrenmek istiyorum}',
      '{chatbotlarda yeniyim|hiç bilmiyorum|acemiyim} {nereden başlayayım|}',
      '{öğrenme yolu|öğren|dersler|beş adım|rehber eğitim|öğretici}',
      '{öğrenme yolu|bot öğrenmek|yeni başlayan rehberi|beş adım|ders|öğrenmek istiyorum botları}',
    ],
  },
  points: {
    chip: 'Puanlar ne için?',
    answer:
      'Puanlar öğrenme yolunda ne kadar ilerlediğinizi gösterir: adımlar 50–125, başarılar 500’e kadar puan getirir, seviyeniz onlarla yükselir. Eğlence ve öğrenme içindir, bir şey satın almaz.',
    asks: [
      '{puanlar|puanlarım|rozetler|seviyeler|başarılar} {ne işe yarar|ne için|nedir|nasıl kazanılır}',
      '{puanlarla|puanlarımı} {ne yapabilirim|indirime çevirebilir miyim|harcayabilir miyim|paraya çevirsem}',
      '{nasıl|ne zaman} {uzman olurum|seviye atlarım|sonraki seviyeye geçerim|başarı açarım}',
      '{puan|puanlar|seviye|başarılar|xp|skor|uzman seviyesi}',
      '{puanlar ne işe yarar|rozet|seviye|puanla indirim|başarım|niye puan geldi}',
    ],
  },
  tour: {
    chip: 'Rehberli tur var mı?',
    answer:
      'Evet, sayfada altı duraklı kısa bir tur: karşılama, hizmetler, şablonlar, chatbot, fiyatlar ve iletişim. Öğrenme yolundan başlatırsınız, istediğiniz an geçebilirsiniz.',
    asks: [
      '{rehberli tur|site turu|tur|tanıtım turu} {var mı|nerede|nasıl başlatılır|yapabilir miyim|}',
      '{siteyi|sayfayı|etrafı} {gezdir|bana gezdirir misin|göster bana|tanıt}',
      '{siteye|sayfaya} {genel bakış|kısa bir tanıtım} {var mı|istiyorum}',
      '{turu|tanıtımı} {başlat|atlayabilir miyim|yeniden başlat}',
      '{siteyi gezdir|tur|site turu|kayboldum sitede|tanıtım turu|turu tekrar}',
    ],
  },
  demo: {
    chip: 'Demo görebilir miyim?',
    answer:
      'Evet, üç şekilde: sayfadaki küçük hazır demo, galerideki {templates} şablonumuzun demo botları ve bir çalışanımızın işletmenize göre gösterdiği ücretsiz danışmanlık.',
    asks: [
      '{demo|canlı demo|örnek bot|demo videosu|çalışan bir örnek} {var mı|görebilir miyim|izleyebilir miyim|nerede|deneyebilir miyim}',
      '{nasıl çalıştığını|bir örneğini|botun neye benzediğini} {göster|gösterir misiniz|görmek istiyorum}',
      '{botu|chatbotu} {canlı görebilir miyim|denemek istiyorum|nerede denerim}',
      '{demo|demo bot|örnek|canlı örnek|test botu|video}',
      '{bir göreyim|örnek bot göster|canlı görmek istiyorum}',
      '{çalışırken göster|demo|video|örnek bot|canlı görsem|nasıl görünüyor|bir denesem botu}',
    ],
  },
  builder: {
    chip: 'Akış oluşturucu nedir?',
    answer:
      'Görüşmeler için görsel bir düzenleyici: mesajları, düğmeli soruları, koşulları, eylemleri ve diğer sistemlere çağrıları tuvale yerleştirir, bağlar, yanında dener ve yayına alırsınız. Burada Flow Builder bölümünde hesap açmadan açıktır, isterseniz şablonla başlar. Bir çalışma alanında en çok {flows} akış, her akışta en çok {nodes} düğüm olabilir; son kullanımdan {retentionDays} gün sonra silinir. Bir akışın son {versions} sürümü saklanır.',
    asks: [
      '{akış oluşturucu|flow builder|bot oluşturucu|görsel editör|editör} {nedir|nerede|nasıl çalışıyor|ücretsiz mi|neler yapar}',
      '{kendi botumu|akış|sohbet akışı|kendi chatbotumu} {nasıl yaparım|oluşturabilir miyim|tasarlamak istiyorum|nerede çizerim}',
      '{sürükle bırak|flow builder|akış editörü|bot oluşturucu|akış tasarımı}',
      'akış oluşturucuda {hangi bloklar var|neler yapılabiliyor|hesap gerekiyor mu}',
      '{kendim bot yapma aracı|akış oluşturucu|sürükle bırak|flow builder ne|konuşma editörü|oluşturucu bedava mı}',
    ],
  },
  builderHow: {
    chip: 'Akışı nasıl yayınlarım?',
    answer:
      'Akışı kaydedip etkinleştirin: bir bağlantı ve kendi sayfalarınız için bir kod parçası alır. Sürümler saklanır, geri dönebilirsiniz; akışlar dosya olarak dışa ve içe aktarılabilir. Bir akışın son {versions} sürümü saklanır.',
    asks: [
      '{akışı|akışımı|akışlarımı|eski sürümü} {nasıl yayınlarım|nasıl kaydederim|nasıl paylaşırım|dışa aktarabilir miyim|geri yükleyebilir miyim|nasıl silerim|nasıl etkinleştiririm}',
      '{akışım|yaptığım akış} {kayboldu|çalışmıyor|hata veriyor|nerede saklanıyor}',
      '{akış yayınlama|akış içe aktarma|akış dışa aktarma|akış sürümleri|akış testi}',
      '{eski sürüme dönmek|başka bilgisayara taşımak|dosya olarak indirmek}',
      '{akışı yayınlama|dışa aktarma|akışım kayboldu|eski sürüme dönme|akışı siteye koyma|kaydetme|içe aktarma}',
    ],
  },
  blog: {
    chip: 'Blogunuzda ne var?',
    answer:
      'Chatbotların ne anladığı, tasarrufun hesabı, müşterilerin ne sorduğu, akış tasarımı, sistemleri güvenle bağlamak, Avrupa’daki bildirme kuralı, ilk dört hafta ve çok dillilik üzerine yazılar. Blog bölümünde, arama ve kategorilerle bulursunuz.',
    asks: [
      '{blog|blogunuz|makaleler|yazılarınız|okuyacak bir şey} {var mı|nerede|hangi konularda|ne hakkında}',
      '{chatbotlar|tasarruf|akış tasarımı|ab yapay zeka yasası|çok dilli destek} {hakkında yazı|hakkında makale var mı|üzerine ne okuyabilirim}',
      '{blog|makale|yazılar|haberler|blog yazıları|rehberler}',
      '{blogda|yazılarda} {ne yazıyorsunuz|neler var|hangi konular var}',
      '{blog|makale|okuyacak bişey|yazılar|ne yazıyorsunuz}',
    ],
  },
  newsletter: {
    chip: 'Bülteniniz var mı?',
    answer:
      'Evet: adresinizi herhangi bir sayfanın altına girin. Yalnızca bülten için kullanırız; ayrılmak isterseniz yazın, sileriz. Ayda bir kez gelir; {email} adresine yazarak da abone olabilirsiniz.',
    asks: [
      '{bülten|e-bülten|mail listesi|newsletter} {var mı|nasıl abone olurum|nereden kaydolurum|istiyorum}',
      '{bültenden|mail listesinden|listenizden} {çıkmak istiyorum|nasıl çıkarım|beni çıkarın|ayrılmak istiyorum}',
      '{bülten|ebülten|bülten aboneliği|newsletter|mail listesi}',
      'bülten {ne sıklıkta geliyor|içinde ne var|ne zaman çıkıyor}',
      '{artık|lütfen} {mail atmayın|bülten göndermeyin}',
      '{bülten ne sıklıkla geliyor|bülten ayda bir mi|aylık bülten|bülten haftalık mı aylık mı|ne kadar sıklıkla bülten gönderiyorsunuz|scriptsiz abone olmak}',
      '{bülten|mail atmayın|haber bülteni|ne sıklıkla mail|listeden çıkar}',
    ],
  },
  account: {
    chip: 'Hesap açmam gerekir mi?',
    answer:
      'Hayır. Sohbet, şablonlar, hesaplayıcı, öğrenme yolu ve akış oluşturucu hesapsız çalışır. Bu sitede müşteri girişi yoktur.',
    asks: [
      '{hesap açmam|kayıt olmam|üye olmam|giriş yapmam} {gerekiyor mu|şart mı|lazım mı|zorunlu mu}',
      '{nereden|nasıl} {giriş yaparım|kayıt olurum|hesap oluşturulur|üye olunuyor|oturum açarım}',
      '{şifremi unuttum|parolamı kaybettim|şifre sıfırlama|giriş yapamıyorum}',
      '{giriş|hesap|üyelik girişi|kayıt|login|hesabım|müşteri paneli}',
      '{üye olmam lazım mı|giriş nerde|şifremi unuttum|kayıt olmadan|hesap|oturum açma}',
    ],
  },
  offline: {
    chip: 'İnternet yoksa ne olur?',
    answer:
      'Ziyaret ettiğiniz sayfalar bağlantı olmadan açılır; çevrimdışı gönderdiğiniz form tarayıcınızda bekler ve bir gün içinde kendiliğinden gönderilir.',
    asks: [
      '{site|sayfa|bu sayfa} {internetsiz|çevrimdışı|bağlantı olmadan|offline} {çalışır mı|açılır mı|kullanılır mı}',
      '{internet|bağlantı|wifi} {giderse|koparsa|kesilirse} {mesajım kaybolur mu|form ne oluyor|ne olur}',
      '{çevrimdışı|internetsiz|offline|bağlantı yok|internet kesildi}',
      '{internetsiz|internet giderse|offline|çekmiyor|bağlantı koptu}',
    ],
  },
  roiShare: {
    chip: 'Yüzde 40 tasarruf nereden geliyor?',
    answer:
      'Tasarruf hesaplayıcısındaki {roiShare} planlama için bir varsayımdır, ölçülmüş bir rakam değildir: müşteri sorularına giden zamanın, botun tek başına bitirebileceği payı. Bazı gelen kutularında daha fazla, bazılarında yarısıdır. Son iki yüz görüşmenizi ayırın, kendi payınızı bulursunuz; blogumuz nasıl olduğunu gösteriyor.',
    asks: [
      '{yüzde 40|40%|%40|yüzde kırk} {nereden geliyor|nereden çıktı|kim belirledi|neden|gerçekçi mi|tahmin mi|uydurma mı}',
      '{tasarruf hesaplayıcısı|roi hesaplayıcısı|hesaplayıcı} {yüzde 40ı kim belirledi|varsayımı ne|gerçekçi mi|neye dayanıyor}',
      '{otomasyon payı|bot soruların ne kadarını çözer|tasarruf varsayımı|yüzde 40 varsayımı}',
    ],
  },
  flowLimits: {
    chip: 'Kaç akış, ne kadar süre saklanır?',
    answer:
      'Bir çalışma alanı, her biri en çok {nodes} düğümlü {flows} akış alır; bir akışın son {versions} sürümü saklanır. Son kullanımdan {retentionDays} gün sonra silinir. Dışa aktarma tüm akışları tek bir JSON dosyası olarak indirir, içe aktarma onu her tarayıcıda yeniden okur.',
    asks: [
      '{en fazla kaç|kaç|en çok kaç|azami} {düğüm|akış|akış oluşturabilirim|düğüm bir akışta|akış bir çalışma alanında}',
      '{çalışma alanı|çalışma alanım|flow builder çalışma alanı} {ne kadar saklanır|ne zaman silinir|kaç gün durur|süresi}',
      'akış başına {kaç düğüm|düğüm sınırı}',
      '{kaç} {sürüm|eski sürüm|revizyon} {saklanıyor|tutuluyor|kalıyor|}',
      '{akışlar|akışlarım} {ne kadar süre saklanıyor|silinir mi|nerede}',
      '{kaç akış yapabilirim|kaç sürüm saklanıyor}',
      '{akışlarım|yaptığım akışlar|akışım} {kaç gün kalır|ne zamana kadar saklanır|ne zaman silinecek|kaç gün durur}',
      '{flow builder sınırları|hepsini dosya olarak dışa aktar|json olarak dışa aktarma|akışları başka bilgisayara taşıma|ücretsiz kaç akış}',
      '{kaç düğüm|kaç akış|akışlar ne kadar saklanır|kaç sürüm|oluşturucu sınırları}',
      '{yaptığım akışları|akışlarımı|flowlarımı} {başka bilgisayara taşıyabilir miyim|başka cihaza aktarma|dosya olarak indirebilir miyim}',
    ],
  },
  nodeTypes: {
    chip: 'Hangi düğüm türleri var?',
    answer:
      'Altı temel tür: başlangıç, metin, hızlı yanıt (düğmeli soru), koşul, eylem (e-posta veya telefon alır, randevu ister, başka sisteme haber verir) ve API çağrısı. Bunların yanında değerlendirme, değişken, A/B bölme, atlama, devretme ve bitiş var.',
    asks: [
      '{hangi|kaç|ne gibi} {düğüm türleri|düğüm türü|çeşit düğüm|bloklar|blok çeşidi} {var|bulunuyor|kullanabilirim|mevcut}',
      '{koşul düğümü|eylem düğümü|hızlı yanıt düğümü|api çağrısı düğümü|başlangıç düğümü} {nedir|ne yapar|ne işe yarar}',
      '{düğüm türleri|akış oluşturucu blokları|düğüm tipleri}',
    ],
  },
  help: {
    chip: 'Dokümantasyon nerede?',
    answer:
      'Sayfanın altından ulaşılır: “Help Center” blogumuz, “Documentation” akış oluşturucu yazısı, “API Reference” sistem bağlama yazısıdır. Diğer her şey için {supportEmail} adresine yazın.',
    asks: [
      '{dokümantasyon|yardım merkezi|kullanım kılavuzu|kılavuz|sıkça sorulan sorular|sss|yardım sayfası|doküman} {nerede|var mı|nerede bulunur|}',
      '{teknik destek|destek ekibi|yardım masası} {maili|nasıl ulaşırım|nereye yazayım}',
    ],
  },
};
