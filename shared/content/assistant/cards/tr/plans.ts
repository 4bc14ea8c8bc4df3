import type { AreaTexts } from '../types.ts';

export const plans: AreaTexts<'plans'> = {
  prices: {
    chip: 'Bir chatbot ne kadar?',
    answer: '{platformPrices}\n\n{managedPrices}\n\nHiçbir pakette kurulum ücreti yoktur.',
    asks: [
      '{chatbot|bot|sohbet robotu|bu hizmet|bu|hizmetiniz|sizin bot} {ne kadar|kaç para|kaça|kaç lira|ne kadara mal olur|fiyatı ne|bize kaça patlar|aylık ne kadar|pahalı mı}',
      '{fiyatlarınızı|fiyat listesini|ücretleri|tarifeyi|paketleri} {görebilir miyim|gönderir misiniz|öğrenmek istiyorum|paylaşır mısınız|atar mısınız}',
      '{fiyat|fiyatlar|fiyat listesi|ücretler|aylık ücret|paketler|paket fiyatları|tarifeler|fiyat bilgisi|abonelik ücreti|ne kadar|kac para}',
      '{aylık|ayda|yıllık|senede} {ne ödeyeceğiz|kaç para öderiz|maliyeti nedir|ne tutar|ne ödüyoruz}',
      '{hangi|ne gibi|kaç çeşit} {paketleriniz var|paketler var|fiyat seçenekleri var|planlarınız var}',
      '{aşağı yukarı|kabaca|ortalama} {fiyat|ne kadar tutar|bir rakam|maliyet}',
      '{kaça|kaç para|ne kadar tutar|fiyatı nedir bunun|aylık ne öderim|fiyat alabilir miyim|pahalı mı|kaça patlar|ücreti}',
      '{aylık kaç para|ne kadar tutar bu|bize kaça patlar|fiyat alabilir miyim|ücretleriniz nedir|kaça veriyorsunuz|maliyeti ne olur|aylık ne öderiz|fiyat listesi atar mısınız|bütçe ne kadar lazım|tahmini fiyat|ikinci kez soruyorum fiyat ne|ücretlendirme nasıl|kaç lira|bot fiyatı|ne kadar ödiycem|tuzlu mu|bedeli hakkında bilgi rica ederim}',
    ],
  },
  starter: {
    chip: 'Starter paketinde neler var?',
    answer:
      'Platform paketi {starter}, GPT-3.5 Turbo ile aylık {starterPrice}: ayda {starterMessages} mesaj, {starterIntegrations} entegrasyon (Slack, Email, Web), temel analiz, e-posta desteği ve kendi markanız, tek dilde. Tek web sitesi ve tek ekibi olan küçük işletmelere uygundur.',
    asks: [
      '{starter|starter paketi|starter planı|başlangıç paketi|en küçük paket|temel paket|129luk paket} {ne içeriyor|neleri kapsıyor|ne kadar|içinde ne var|özellikleri neler|hakkında bilgi|nedir|}',
      '{129|129 dolara|129 dolar verince|ayda 129a} {ne alıyorum|neler var|ne geliyor|neler dahil}',
      '{starter da|starter paketinde|başlangıç paketinde|küçük pakette} {kaç mesaj var|hangi model var|kaç entegrasyon var|nasıl destek var|hangi analizler var|sınır ne}',
      '{starter|başlangıç paketi|küçük paket} {bize yeter mi|küçük dükkana yeter mi|küçük işletmeye uygun mu|başlamak için yeterli mi}',
      '{starterı|başlangıç paketini} {anlatır mısınız|açıklar mısın|merak ediyorum}',
      '{starter kime göre|starter yeter mi bize|starterda ne yok}',
      '{en küçük pakette ne var|starterda kaç mesaj|129 dolara ne alıyorum|starter hangi entegrasyonlar|başlangıç paketi içeriği|starterin sınırları|küçük paket detay|starter kaç dil|starter destek nasıl|5000 mesajlık paket|giriş paketi}',
      '{ayda|aylık} {iki bin mesaj|1500 mesaj|üç bin civarı mesaj} {geliyor starter yeter mi|için starter yeterli mi|var starterla idare eder miyim}',
    ],
  },
  professional: {
    chip: 'Professional paketinde neler var?',
    answer:
      'Platform paketi {professional} temel fiyatla aylık {professionalPrice} (Claude 3 Sonnet ile {sonnetProfessional}): ayda {professionalMessages} mesaj, sınırsız entegrasyon, gelişmiş analiz, 7/24 öncelikli destek, Claude 3 Sonnet, HIPAA hazırlığı, birden çok dil, A/B testi ve özel iş akışları. En çok tercih edilen paketimizdir.',
    asks: [
      '{professional|professional paketi|pro paket|pro|profesyonel paket|orta paket|699luk paket} {ne içeriyor|neleri kapsıyor|ne kadar|içinde ne var|özellikleri neler|hakkında bilgi|nedir|}',
      '{699|699 dolara|699 dolar verince|ayda 699a} {ne alıyorum|neler var|ne geliyor|neler dahil}',
      '{pro pakette|professional da|profesyonel pakette} {kaç mesaj var|hangi model var|kaç dil var|nasıl destek var|kaç entegrasyon var}',
      '{en popüler|en çok satan|en çok tercih edilen|herkesin aldığı} {paket hangisi|paketiniz ne|plan hangisi}',
      '{professional|pro paket} {neden bu kadar pahalı|niye 699|parasına değer mi}',
      '{professional kimlere göre|pro kime uygun|pro ne işe yarar}',
      '{ortadaki paket kaç para|professional aylık ne kadar|professionalda kaç mesaj|699luk pakette ne var|pro paket içeriği|profesyonel paket ne veriyor|pro kaç entegrasyon|en çok satılan paket|50000 mesajlık|professional dil sayısı|pro neden pahalı}',
    ],
  },
  enterprise: {
    chip: 'Enterprise paketinde neler var?',
    answer:
      'Platform paketi {enterprise} size özel fiyatlandırılır: sınırsız mesaj, size ayrılmış altyapı veya kendi sunucunuzda kurulum, SSO, Claude 3 Opus, size özel destek, SLA ve ileri düzey güvenlik. İhtiyacınızı yazın, bir çalışanımız {hours} saat içinde teklif hazırlar.',
    asks: [
      '{enterprise|enterprise paketi|kurumsal paket|en büyük paket|kurumsal plan} {ne içeriyor|neleri kapsıyor|ne kadar|içinde ne var|özellikleri neler|fiyatı nedir|nedir|}',
      '{büyük bir şirketiz|holdingiz|kurumsal firmayız|5000 çalışanımız var|çok uluslu bir firmayız} {bize ne önerirsiniz|hangi paket|fiyat ne olur|}',
      '{sınırsız mesajlı|limitsiz|mesaj sınırı olmayan|büyük firmalar için} {paket var mı|bir planınız var mı|bir şey istiyoruz}',
      '{enterprise fiyatında özel fiyat|fiyat talebe göre} ne demek',
      '{kurumsal çözüm|kurumsal fiyat|sınırsız paket|enterprise fiyat}',
      '{en büyük paket|enterprise fiyatı niye yok|holdingiz|kurumsal paket içeriği|sınırsız mesajlı olan|kamu kurumu için paket|enterprise ne içeriyor|binlerce çalışanımız var|büyük şirketler için|en üst paket kaç para|kurumsal teklif}',
    ],
  },
  compare: {
    chip: 'Paketler arasındaki fark ne?',
    answer:
      '{starter} (aylık {starterPrice}): {starterMessages} mesaj, {starterIntegrations} entegrasyon, tek dil, temel analiz, e-posta desteği.\n{professional} (aylık {professionalPrice}): {professionalMessages} mesaj, sınırsız entegrasyon, birden çok dil, gelişmiş analiz, A/B testi, HIPAA hazırlığı, 7/24 destek.\n{enterprise} (özel fiyat): sınırsız mesaj, kendi altyapınız, SSO, SLA, size özel destek.',
    asks: [
      '{paketler|planlar|starter ile professional|starter ve pro|pro ile enterprise} {arasındaki fark ne|arasında ne fark var|nasıl ayrılıyor|farkı nedir}',
      '{paketleri|planları|starter ile proyu} {karşılaştır|kıyaslar mısın|karşılaştırır mısınız|karşılaştırmak istiyorum}',
      '{professional|pro|enterprise} {starterdan|starter paketinden|alt paketten} {ne fazlası var|ne farkı var|neden daha iyi}',
      '{starter mı|starter} {pro mu|professional mı|yoksa pro mu}',
      '{paket karşılaştırması|paket farkları|karşılaştırma tablosu|planların farkı}',
      '{aralarındaki fark|starter pro farkı}',
      '{paketler nasıl ayrılıyor|proda olup starterda olmayan|niye 699 vereyim|129 ile 699 farkı|paketleri yan yana koy|hangisinde ne var|starterda ne eksik|karşılaştırma tablosu|paket farkları|ucuzla pahalı arasındaki fark}',
    ],
  },
  whichPlan: {
    chip: 'Bana hangi paket uygun?',
    answer:
      'Aylık mesaj sayınıza bağlı: {starterMessages} mesaja kadar {starter} yeterli, {professionalMessages} mesaja kadar {professional}, daha fazlası için {enterprise}. Birden çok dil, HIPAA veya A/B testi için de {professional} gerekir. Ayda yaklaşık kaç mesaj alıyorsunuz?',
    asks: [
      '{hangi paket|hangi plan|hangisi} {bana uygun|bize uyar|bizim için doğru|bana lazım|küçük firma için iyi|startup için uygun|işime yarar}',
      '{hangi paketi|hangi planı|hangisini} {almalıyım|seçeyim|önerirsiniz|tavsiye edersin|seçmeliyiz|alsam}',
      '{paket|plan} {seçmeme yardım et|önerir misin|seçemedim|tavsiyesi|konusunda kararsızım}',
      'ayda {2000|yaklaşık 12000|500|30 bin|8 bin} {mesaj|soru|talep} {alıyoruz|geliyor|oluyor} {hangi paket|ne almalıyız|}',
      'hangi {pakete|plana} {ihtiyacım var bilmiyorum|geçeceğimi bilemedim|karar veremedim}',
      '{bize hangisi lazım|hangisini alayım|küçük dükkan için hangisi|önerin ne}',
      '{bize|günde|her gün|ayda} {600 mesaj geliyor|iki yüz soru geliyor|yüz kişi yazıyor|20 bin mesaj geliyor} {hangi paket|ne almalıyım|hangisi uygun}',
      '{küçük dükkana hangisi|14 odalı otele hangi paket gider|bana hangi paket gider|hangisini alayım bilemedim|üç kişiyiz ne önerirsiniz|kuaför için hangi paket|bize uygun paket|tavsiyeniz nedir paket için|hangi plan yeter|kararsız kaldım hangi paket|ihtiyacımıza uygun planı önerir misiniz}',
    ],
  },
  managed: {
    chip: 'Yönetilen hizmet ne kadar?',
    answer:
      '{managedPrices}\n\nTam yönetilen hizmette botu sizin için biz kurar, çalıştırır ve takip ederiz.',
    asks: [
      '{tam yönetilen hizmet|yönetilen hizmet|managed servis|anahtar teslim hizmet|managed paket} {nedir|ne kadar|ne içeriyor|fiyatı ne|nasıl oluyor|}',
      '{her şeyi siz|botu siz|hepsini bizim yerimize} {yapar mısınız|yönetir misiniz|kurup yürütür müsünüz|halleder misiniz|işletir misiniz}',
      '{anahtar teslim|fully managed|her şey dahil hizmet|bizim yerimize yönetim}',
      '{vaktimiz yok|uğraşamayız|uğraşmak istemiyoruz|zamanım yok} {siz yapın|siz yönetin|sizin yönetmenizi istiyoruz}',
      '{1497|2497|2997} {neden|dolara ne alıyoruz|dolarlık hizmette ne var}',
      'siz {yaparsanız|yönetirseniz|kurarsanız} {fiyat ne olur|ne kadar tutar|kaça olur}',
      '{siz yapın hepsini|biz uğraşmayalım}',
      '{her şeyi siz yapsanız kaç para|komple size versek|anahtar teslim|yönetilen hizmet fiyatı|siz kurup siz yönetin|tam yönetilen professional ne kadar|yönetilen starter ne kadar|biz uğraşmayalım|full hizmet ücreti|bizim yerimize yönetin|işletmesi sizde olsun}',
    ],
  },
  managedOrPlatform: {
    chip: 'Platform mu, yönetilen hizmet mi?',
    answer:
      'Platform paketinde (aylık {starterPrice} fiyatından başlar) botu platformumuzda kendiniz yönetirsiniz. Tam yönetilen hizmette (aylık {managedStarter} fiyatından başlar) botu biz kurar, çalıştırır ve sürekli geliştiririz. İlkinde mesajlar, ikincisinde görüşmeler sayılır.\n{managedPairs}',
    asks: [
      '{platform ile yönetilen hizmet|platform paketi ile managed|kendi yönetmek ile size bırakmak|iki starter} arasındaki {fark ne|fark nedir|ayrım ne}',
      'neden {iki fiyat|iki farklı fiyat|iki fiyat listesi|iki tane starter|iki ayrı tarife} var',
      '{platform mu|self servis mi} {yönetilen mi|managed mı|tam hizmet mi|anahtar teslim mi}',
      '{platform paketi|platform planı|managed plan} ne {demek|anlama geliyor}',
      '{sitede|sayfada|orada} {129|699} yazıyor {siz 1497 diyorsunuz|ama 2497 dediniz|burada farklı|neden farklı}',
      '{niye bir yerde 129 bir yerde 1497|iki tane starter var|kendimiz yönetsek mi siz mi|platform ile yönetilen farkı|iki fiyat listesi kafam karıştı|sitede 699 siz 2497 diyorsunuz|platform paketi ne demek|hangisi mantıklı kendimiz mi}',
    ],
  },
  cheapest: {
    chip: 'En ucuz nasıl başlarım?',
    answer:
      'En uygun seçenek platform paketi {starter}: aylık {starterPrice}, {starterMessages} mesaja kadar, kurulum ücreti ve uzun süreli sözleşme olmadan.',
    asks: [
      '{en ucuz|en uygun fiyatlı|en düşük|en hesaplı|minimum} {paket|paket hangisi|fiyat ne|seçenek|plan|ne var}',
      '{fiyatlar|paketler|ücretler} {kaçtan başlıyor|ne kadardan başlıyor|nereden başlıyor}',
      '{en ucuzu|ucuz paket|başlangıç fiyatı|taban fiyat|ekonomik paket|en az ne öderim}',
      '{bütçemiz|param|bütçem} {az|kısıtlı|100 dolar|ayda 150 dolar|çok küçük} {ne alabilirim|yeter mi|}',
      'en ucuza {nasıl başlarım|nasıl başlarız|bot nasıl yaptırırım}',
      '{en ucuzu kaç para|en uygun fiyatlı|en düşük ne kadar|bütçem kısıtlı|kaçtan başlıyor|minimum ücret|ucuz bir şey var mı|en hesaplı paket|en az ne öderim|ekonomik paket|en ucuz plan ayda ne}',
    ],
  },
  setupFee: {
    chip: 'Kurulum ücreti var mı?',
    answer:
      'Hayır. Hiçbir paketimizde kurulum ücreti yoktur, yalnızca aylık ücreti ödersiniz. Tek seferlik ücret sadece özel entegrasyon ({integrationPrice}) veya gelişmiş eğitim ({trainingPrice}) gibi ek hizmetlerde vardır.',
    asks: [
      '{kurulum ücreti|kurulum bedeli|aktivasyon ücreti|giriş ücreti|gizli ücret|gizli masraf|başlangıç bedeli} {var mı|alıyor musunuz|ne kadar|ödeyecek miyim}',
      '{kurulum|kurulumu|devreye alma} {ücretli mi|paralı mı|bedava mı|kaça mal olur}',
      '{baştan|önden|peşin|ilk başta} {para veriyor muyuz|bir şey ödüyor muyuz|ödeme var mı}',
      '{kurulum parası|gizli maliyet|ek masraflar|ekstra ücretler|başka masraf}',
      'aylık {ücret dışında|ücretten başka} {ne ödüyorum|masraf var mı|bir şey çıkar mı}',
      '{başta para ödüyor muyuz|peşin ödeme|gizli ücret}',
      '{kurulum parası var mı|başta bir şey ödüyor muyuz|açılış ücreti|gizli ücret|aylık dışında ne ödeniyor|devreye alma bedeli|kurulum bedava mı|tek seferlik ücret|giriş bedeli|sürpriz fatura çıkar mı|kurulum bedeli talep ediyor musunuz|aktivasyon ücreti}',
      '{salak bot|üçüncü kez soruyorum|lafı dolandırma} {kurulum ücreti var mı yok mu|kurulum kaç para}',
    ],
  },
  contract: {
    chip: 'Asgari sözleşme süresi var mı?',
    answer:
      'Uzun süreli sözleşme yok: paketler aydan aya sürer ve {noticeDays} gün önceden haber vererek istediğiniz zaman ayrılabilirsiniz.',
    asks: [
      '{sözleşme|taahhüt|minimum süre|asgari süre|yıllık sözleşme|uzun süreli sözleşme} {var mı|zorunlu mu|ne kadar|şart mı|istiyor musunuz}',
      '{sözleşme|kontrat|bir yıllık taahhüt} {imzalamam gerekiyor mu|imzalıyor muyuz|yapmak zorunda mıyım}',
      '{ne kadar süre|kaç ay|kaç yıl} {bağlı kalıyoruz|sözleşme sürüyor|taahhüt veriyoruz|bağlanıyoruz}',
      '{sözleşme süresi|taahhütsüz|taahhüt|kontrat|aylık sözleşme|cayma bedeli}',
      '{aydan aya|taahhütsüz|sözleşmesiz|ay ay} {olur mu|kullanabilir miyim|ödenebilir mi}',
      'kaç ay bağlıyız',
      '{bir sene bağlanıyor muyum|taahhüt var mı|en az kaç ay|tek ay alabilir miyim|sözleşme süresi|yıllık zorunlu mu|ay ay ödeme|cayma bedeli taahhüt|uzun sözleşme istemiyorum|minimum süre|asgari sözleşme süresi nedir|kontrat}',
    ],
  },
  cancel: {
    chip: 'Nasıl iptal ederim?',
    answer:
      '{noticeDays} gün önceden haber vererek istediğiniz zaman iptal edebilirsiniz; sebep göstermeniz gerekmez, uzun süreli sözleşme yoktur. {email} adresine bir mesaj yeterlidir.',
    asks: [
      '{aboneliği|paketi|sözleşmeyi|üyeliği|hizmeti} {nasıl iptal ederim|iptal edebilir miyim|istediğim zaman bırakabilir miyim|nasıl sonlandırırım|feshetmek istiyorum}',
      '{memnun kalmazsak|vazgeçersek|beğenmezsem|işe yaramazsa|caymak istersem} {ne oluyor|çıkabilir miyiz|iptal edebiliyor muyuz|}',
      '{iptal|fesih|abonelik iptali|iptal süresi|ihbar süresi|iptal koşulları|iptal etmek}',
      '{kaç gün önceden|ne kadar önceden} {haber vermeliyim|bildirmem lazım|söylememiz gerekiyor}',
      '{bir ay sonra|her ay|erken} {çıkabilir miyim|bırakmak mümkün mü|iptal olur mu}',
      '{bırakmak istersem|beğenmezsem çıkabilir miyim|aboneliği iptal|kaç gün önceden haber|iptal etsem ceza var mı}',
      '{vazgeçersem|nasıl çıkarım|aboneliği durdur|iptal edebilir miyim istediğimde|memnun kalmazsam bırakırım|iptal cezası|kaç gün önceden haber|üyelik iptali|fesih prosedürü|bırakmak istiyorum|ortasında kesebilir miyim|artık kullanmayacağım}',
      '{kimse cevap vermiyor|kaç kere sordum|rezalet} {nasıl iptal ederim|aboneliği nasıl kapatıyorum}',
    ],
  },
  trial: {
    chip: 'Ücretsiz deneyebilir miyim?',
    answer:
      'Burada birçok şeyi ücretsiz deneyebilirsiniz: şablonlarımızın demo botlarıyla konuşun, akış oluşturucuda kendi akışınızı kurun, ücretsiz danışmanlık alın. Ücretsiz bir paket veya deneme süresi sunduğumuzu söylemiyoruz; kurulum ücreti olmadığı ve {noticeDays} gün önceden haber vererek iptal edebildiğiniz için gerçek bir denemenin en küçük yolu bir ay {starter} ({starterPrice}).',
    asks: [
      '{ücretsiz deneme|deneme süresi|bedava sürüm|ücretsiz paket|test hesabı|deneme sürümü|ücretsiz versiyon} {var mı|veriyor musunuz|sunuyor musunuz|kaç gün}',
      '{ücretsiz|bedava|önce|almadan önce|para vermeden} {deneyebilir miyim|denesek olur mu|test edebilir miyiz|kullanabilir miyim}',
      '{bedava mı|ücretsiz mi|bedava deneme|free trial|deneme|ucretsiz deneme|14 gün deneme}',
      'bu {hizmet|bot|site} {ücretsiz mi|bedava mı|paralı mı}',
      'ücretsiz {neleri deneyebilirim|neler var|ne yapabilirim}',
      '{önce deneyelim|parasız deneyebilir miyiz|deneme sürümü}',
      '{önce denesem|bedava deneme|deneme sürümü|almadan test|ücretsiz kullanım var mı|bir hafta bedava|kart girmeden dene|demo sürümü ücretsiz|free trial|beleş|ücretsiz deneme sunuyor musunuz|denemeden almam}',
    ],
  },
  discount: {
    chip: 'İndirim var mı?',
    answer:
      'Sitede indirim belirtilmiyor; ne yıllık ödeme ne girişimler ne de dernekler için, bu yüzden söz veremem. Ekibimize sorun: {email} adresine yazarak ya da ücretsiz danışmanlıkta durumunuza göre teklif alabilirsiniz.',
    asks: [
      '{indirim|kampanya|promosyon|kupon|indirim kodu|iskonto} {var mı|yapıyor musunuz|yapar mısınız|alabilir miyim|olur mu}',
      '{yıllık ödersek|öğrenciye|derneğe|startuplara|vakıflara|peşin ödersek|iki bot alırsak} {indirim olur mu|ucuz mu|indirim yapıyor musunuz|daha uygun mu}',
      '{fiyatta|ücrette|biraz} {pazarlık olur mu|indirim yapın|anlaşabilir miyiz|düşseniz}',
      '{daha ucuza|daha uyguna} {verir misiniz|olur mu|yapamaz mısınız}',
      '{indirim|kampanya|kupon|indirim kodu|promosyon kodu|black friday|yıllık indirim}',
      '{indirim yapın|biraz düşün fiyatı|pazarlık}',
      '{biraz indirim yapın|yıllık ödersem ucuz mu|dernek indirimi|kupon|kampanya|öğrenci indirimi|son fiyat ne olur|startup indirimi|pazarlık payı|ikram|indirim oranı|kırma payı var mı|black friday}',
    ],
  },
  payment: {
    chip: 'Nasıl ödeme yaparım?',
    answer:
      'Fiyatlar ABD doları cinsindendir ve aylık ödenir. Hangi ödeme yöntemlerinin ve faturaların olduğu, vergilerin eklenip eklenmediği sitede yazmıyor; ekibimiz bunu başlamadan önce sizinle netleştirir: {email}.',
    asks: [
      '{nasıl|ne şekilde|hangi yolla} {ödeme yapıyorum|ödeyebilirim|ödüyoruz|ödeyeceğiz}',
      '{kredi kartı|havale|paypal|eft|fatura|banka kartı|kripto|taksit|tl} {ile ödenir mi|kabul ediyor musunuz|geçiyor mu|olur mu}',
      '{ödeme yöntemleri|ödeme seçenekleri|fatura|kdv|vergi|para birimi|ödeme|taksit}',
      '{fiyatlara|buna|ücrete} {kdv dahil mi|vergi dahil mi|kdv ekleniyor mu}',
      '{ne zaman|hangi sıklıkla|ayın kaçında} {fatura kesiyorsunuz|para çekiliyor|ödeme alınıyor}',
      'fiyatlar {dolar mı|tl mi|euro mu}',
      '{fatura kesiyor musunuz|taksit var mı|kdv dahil mi|tl ile ödeme}',
      '{havale olur mu|kredi kartı geçiyor mu|fatura kesiyor musunuz|tl ödeme|kdv dahil mi|taksit|ödeme yöntemleri|iyzico|paypal|ne zaman çekiliyor para|e fatura|şirkete fatura|eft|kapıda ödeme yok heralde|banka transferi}',
    ],
  },
  overage: {
    chip: 'Mesaj sınırını aşarsam ne olur?',
    answer:
      'Hiçbir şey durmaz: yoğun aylarda ek görüşmelerin her biri {conversationPrice}, her pakette. Her ay oluyorsa genellikle bir üst paket daha ucuza gelir.',
    asks: [
      '{mesaj sınırını|limiti|kotayı|5000 mesajı|paketin sınırını} {aşarsak|geçersem|doldurursak|aşınca} {ne olur|ne oluyor|ek ücret var mı|}',
      '{mesajlar|mesaj hakkım|kota|haklarımız} {biterse|dolarsa|yetmezse|tükenirse} {ne olacak|ne yapıyoruz|bot duruyor mu}',
      '{ek görüşme|fazladan mesaj|ekstra görüşme|ilave konuşma|limit üstü mesaj} {ne kadar|kaç para|fiyatı nedir}',
      '{limit aşımı|kota aşımı|aşım ücreti|mesaj limiti|fazla mesaj}',
      '{yoğun aylarda|bayramda|sezonda|yılbaşında} {mesaj artarsa|daha çok mesaj geliyor|talep patlarsa} {ne olur|}',
      '{mesaj biterse|limit dolarsa|aşarsak ne olur|kota bitince}',
      '{mesaj hakkım biterse|limiti aşarsak|ek konuşma kaç para|bot susar mı limit bitince|aşım ücreti|ayın ortasında bitti|fazla mesaj ücreti|5000i geçersek|yoğun ayda|kota dolarsa|sınır aşımı|ek görüşme ücreti}',
    ],
  },
  addOns: {
    chip: 'Hangi ek hizmetler var?',
    answer:
      'Her pakete eklenebilenler:\n- ek dil: aylık {languagePrice}\n- ek görüşmeler: her biri {conversationPrice}\n- özel entegrasyon: tek seferlik {integrationPrice}\n- gelişmiş eğitim: tek seferlik {trainingPrice}',
    asks: [
      '{hangi|ne gibi|başka ne} {ek hizmetler|ekstralar|eklentiler|opsiyonlar|ilave seçenekler} {var|alabilirim|sunuyorsunuz}',
      '{ek hizmet|ekstra|eklenti|ilave hizmet} {fiyatları|ücretleri|listesi|neler}',
      '{ekstra|ayrıca} {ücretli olan ne|neye para veriyoruz|ücretlendirilen neler}',
      '{pakete|paketime|starter paketine} {ne eklenebilir|ek bir şey alabilir miyim|neler ekleyebilirim}',
      '{ek hizmetler|ekstralar|addon|eklentiler|add on}',
      '{ek olarak ne alınır|eklentiler kaç para|ek paketler|ilave hizmetler|üstüne ne eklenebilir|ekstra hizmet fiyatları|opsiyonlar|pakete dahil olmayanlar}',
    ],
  },
  addLanguage: {
    chip: 'Ek dil ne kadar?',
    answer:
      'Botunuz için ek bir dil aylık {languagePrice}, yazılmış ve kontrol edilmiş olarak. {professional} ve {enterprise} birden çok dil konuşur, {starter} tek dil.',
    asks: [
      '{ek dil|ikinci dil|bir dil daha|ilave dil|ingilizce eklemek|arapça eklemek|üçüncü dil} {ne kadar|kaç para|fiyatı ne|ücreti nedir|kaça olur}',
      '{bota|starter paketine|sonradan|pakete} {başka dil|ingilizce|almanca|rusça|ikinci bir dil} {ekleyebilir miyiz|eklenir mi|eklemek istiyoruz}',
      '{iki|üç|birkaç} dil {daha mı pahalı|ek ücret mi|için fark ödüyor muyuz}',
      '{ek dil|dil ekleme|ikinci dil|dil ücreti|dil başına ücret}',
      '{iki|üç|dört} dilde bot {istiyoruz|lazım|ne kadar tutar}',
      '{arapça eklesek kaç para|bir dil daha eklemek}',
      '{bir dil daha kaç para|ingilizce ekletsek|ikinci dil ücreti|dil ekleme|almanca eklesek ne kadar|dil başına|iki dilli olsun kaç para|ek dil aylık|arapça ilavesi|üçüncü dil|ilave dil ücreti nedir}',
    ],
  },
  addIntegration: {
    chip: 'Özel entegrasyon ne kadar?',
    answer:
      'Kendi sisteminize bağlantı demek olan özel entegrasyon tek seferlik {integrationPrice}. {starter} {starterIntegrations} standart entegrasyon içerir, {professional} ihtiyacınız kadar.',
    asks: [
      '{özel entegrasyon|entegrasyon|kendi sistemimizi bağlamak|erp bağlantısı|logo entegrasyonu|özel bağlantı} {ne kadar|kaç para|ücreti nedir|kaça yapıyorsunuz|fiyatı ne}',
      '{entegrasyonlar|entegrasyon|crm bağlamak} {ekstra mı|ücretli mi|ek para mı}',
      '{kendi yazılımımızı|kendi programımızı|eski sistemimizi} {kaça bağlarsınız|bağlamanın fiyatı ne|bağlamak ne tutar}',
      '{entegrasyon ücreti|entegrasyon maliyeti|özel entegrasyon fiyatı|arayüz ücreti}',
      '{sap|erp|veritabanı} {bağlantısı için ne ödüyoruz|bağlarsak ne kadar|entegrasyonu kaça}',
      '{logo yazılımına bağlamak kaça|kendi sistemimize bağlama ücreti}',
      '{bizim sisteme bağlamak kaç para|özel entegrasyon ücreti|erp bağlantısı|logo entegrasyonu kaç para|kendi yazılımımıza bağlama bedeli|entegrasyon tek sefer mi|özel bağlantı fiyatı|muhasebe programına bağlama ücreti|netsis bağlanır mı kaça}',
    ],
  },
  addTraining: {
    chip: 'Gelişmiş eğitim nedir?',
    answer:
      'Gelişmiş eğitim tek seferlik {trainingPrice}: botu belgeleriniz ve geçmiş görüşmelerinizle eğitiriz.',
    asks: [
      '{gelişmiş eğitim|ileri eğitim|bot eğitimi|eğitim eklentisi|advanced training} {nedir|ne kadar|ne işe yarar|kaç para|ne içeriyor|}',
      '{botu eğitmek|botu belgelerimizle eğitmek|bizim verilerle eğitmek|eğitmeniz} {ne kadar|kaç para|kaça olur|ücretli mi}',
      '{eski yazışmalarımızla|geçmiş sohbetlerle|dokümanlarımızla} {eğitir misiniz kaça|eğitmenin fiyatı ne|eğitim ücreti ne}',
      '{eğitim ücreti|eğitim fiyatı|bot eğitim bedeli|eğitim maliyeti}',
      '{botu eğitmek kaç para|gelişmiş eğitim nedir|dokümanlarımızla eğitim ücreti|eğitim bir kerelik mi|eğitim bedeli|eski konuşmalarla eğitme fiyatı|bota öğretmenin ücreti}',
    ],
  },
  switchPlan: {
    chip: 'Sonradan paket değiştirebilir miyim?',
    answer:
      'Evet. Paketler aydan aya sürer, mesaj sayınız değiştikçe daha büyüğüne veya küçüğüne geçebilirsiniz; {email} adresine yazın, ekibimiz geçişi sizinle yapar.',
    asks: [
      '{paketi|planı|paketimi} {sonradan değiştirebilir miyim|sonra büyütebilir miyiz|yükseltebilir miyim|düşürebilir miyim|değiştirmek istiyorum}',
      '{üst pakete|pro pakete|professional a|daha büyük pakete|alt pakete} {geçebilir miyim|geçiş nasıl|geçmek mümkün mü|sonra geçsem olur mu}',
      '{küçük|starter ile} başlayıp {sonra büyüsek olur mu|sonra geçebilir miyiz|ileride yükseltsek}',
      '{paket yükseltme|paket değişikliği|upgrade|downgrade|plan değiştirme}',
      '{büyürsek|işler artarsa|starter küçük gelirse} {ne yapıyoruz|geçiş yapabilir miyiz|paket değişir mi}',
      '{sonra büyütebilir miyim|paket değiştirme|küçükten başlayıp yükseltme|düşürmek|prodan startera dönmek|büyürsek geçeriz|ay ortasında değişiklik|upgrade|yükseltme|plan değişikliği mümkün mü}',
    ],
  },
  refund: {
    chip: 'Para iadesi var mı?',
    answer:
      'Site para iadesi veya iade garantisi sözü vermiyor, ben de veremem. Kesin olan: kurulum ücreti yok, uzun süreli sözleşme yok ve {noticeDays} gün önceden haber vererek iptal edebilirsiniz. Fazlası için {email} adresine yazın.',
    asks: [
      '{para iadesi|iade|geri ödeme|para iade garantisi|memnuniyet garantisi} {var mı|yapıyor musunuz|veriyor musunuz|nasıl oluyor}',
      '{paramı|ücreti|ödediğimi} {geri alabilir miyim|iade ediyor musunuz|geri istiyorum|geri verin}',
      '{para iadesi|iade politikası|iade şartları|refund|garanti|geri ödeme}',
      '{ne garantisi|nasıl bir garanti|garanti} {veriyorsunuz|sunuyorsunuz|var}',
      '{param geri|iade ediyor musunuz|memnun kalmazsam para iadesi}',
      '{paramı geri alır mıyım|iade|memnun kalmazsam para iadesi|yanlışlıkla ödedim|iade garantisi|para iade politikası|paramı geri verin|geri ödeme|işe yaramazsa iade}',
    ],
  },
  messageCount: {
    chip: 'Ne mesaj sayılıyor?',
    answer:
      'Platform paketlerinde aylık mesajlar, tam yönetilen hizmette görüşmeler sayılır; bir görüşme genellikle birkaç mesajdan oluşur. Site bunu daha ayrıntılı tanımlamıyor; sizin durumunuzda nasıl sayılacağını ekibimize sorun: {email}.',
    asks: [
      '{ne|neler|hangisi} {mesaj sayılıyor|bir mesaj sayılır|mesaj olarak geçiyor|görüşme sayılıyor}',
      '{mesaj ile görüşme|mesajla konuşma} {arasındaki fark ne|farkı nedir|aynı şey mi}',
      '{botun cevapları|verilen yanıtlar|iki taraf da} {mesaj sayılıyor mu|sayılıyor mu|kotadan düşüyor mu}',
      '{5000 mesaj|50000 mesaj|bir görüşme} {kaç müşteri eder|kaç sohbet|kaç mesaj eder|çok mu}',
      '{mesajlar|mesajları|görüşmeleri} nasıl {sayılıyor|sayıyorsunuz|hesaplanıyor}',
      '{mesaj nasıl sayılıyor|botun cevabı sayılıyor mu|mesaj konuşma farkı|5000 mesaj kaç müşteri|bir soru bir mesaj mı|sayım yöntemi|görüşme ne demek}',
    ],
  },
  seats: {
    chip: 'Kullanıcı başına ücret var mı?',
    answer:
      'Hayır, kullanıcı lisansı yok: bütün ekibiniz girebilir. Fiyat mesajlara bağlıdır, çalışan sayısına değil.',
    asks: [
      '{kullanıcı başına|kişi başı|çalışan başına|temsilci başına|koltuk başına} {ücret var mı|mı ödüyoruz|fiyat ne|para alıyor musunuz}',
      '{kaç kişi|kaç kullanıcı|kaç çalışan} {kullanabilir|girebilir|dahil|bağlanabilir}',
      '{bütün ekip|tüm ekibim|20 kişi|arkadaşlarım da|birkaç kişi} {kullanabilir mi|girebilir mi|erişebilir mi}',
      '{kullanıcı sayısı|kullanıcı lisansı|kullanıcı limiti|seat|kişi başı fiyat}',
      '{kaç kişi girebilir|çalışan başı mı ücret|on kişiyiz|kullanıcı sayısı|lisans|herkes kullanabilir mi|ekip arkadaşı eklemek|kişi başı|hesap sayısı}',
    ],
  },
  custom: {
    chip: '50.000 mesajdan fazlası gerekirse?',
    answer:
      'Ayda {professionalMessages} mesajın üstünde fiyat size özel belirlenir: hesaplayıcı yaklaşık tutarı gösterir; 100.000 mesajdan fazlası veya kendi altyapınız için satış ekibimiz {hours} saat içinde teklif verir.',
    asks: [
      '{ayda|bizde|bize} {50000den fazla|100 binden çok|200 bin|yarım milyon|bir milyon|milyonlarca} mesaj {lazım|geliyor|olursa ne olur|fiyatı ne}',
      '{özel teklif|bize özel fiyat|kişiye özel teklif|teklif|fiyat teklifi} {alabilir miyim|istiyoruz|verir misiniz|hazırlar mısınız}',
      '{çok yüksek hacim|yüksek mesaj sayısı|büyük hacim} için {fiyat var mı|ne öneriyorsunuz|özel fiyat}',
      '{özel teklif|fiyat teklifi|teklif almak|özel paket|hacim fiyatı}',
      '{yüz bin mesaj|50 binden fazla|teklif verin|özel teklif|hacmimiz yüksek|milyon mesaj|toplu fiyat|resmi teklif rica|çok büyük hacim}',
    ],
  },
  modelPrices: {
    chip: 'Daha iyi modeller ne kadar?',
    answer:
      'Fiyat modele göre değişir: {starter} GPT-3.5 Turbo ile {starterPrice}, Claude 3 Sonnet ile {sonnetStarter}, Claude 3 Opus ile {opusStarter}; {professional} ise sırasıyla {professionalPrice}, {sonnetProfessional} ve {opusProfessional}. Fiyat sayfasındaki hesaplayıcı sizin hacminiz için gösterir.',
    asks: [
      '{claude|opus|sonnet|claude opus|daha iyi model|en iyi model} {ne kadar|kaç para|fiyatı ne|ile fiyat ne olur|fark ediyor mu|daha mı pahalı}',
      '{fiyat|ücret} {modele göre mi|modele bağlı mı|seçilen yapay zekaya göre değişiyor mu}',
      '{starter da|küçük pakette|starter paketinde} {claude kullanabilir miyim|opus olur mu|daha iyi model alsam ne tutar}',
      '{model fiyatları|claude fiyatı|opus ücreti|modellerin fiyatı|sonnet farkı}',
      'neden {839|155|1049} {dolar|ödüyorum|699 değil}',
      '{claude ile kaç para|opusla ne kadar|sonnet farkı|iyi model kaç para|starter opus|professional sonnet|gpt claude fiyat farkı|peki opus olursa|model değişince fiyat|modele göre fiyat|en iyi modelle aylık|claude istesek|pahalı model}',
    ],
  },
  perThousand: {
    chip: '1.000 mesaj kaça geliyor?',
    answer:
      'Tam kullanıldığında 1.000 mesaj {starter} planında {starterThousand}, {professional} planında {professionalThousand} eder. Fiyat sayfasındaki hesaplayıcı bunu sizin hacminiz ve modeliniz için gösterir.',
    asks: [
      '{1000 mesaj|bin mesaj|her bin mesaj|1.000 mesaj} {kaça geliyor|ne kadar|fiyatı|kaç dolar|maliyeti}',
      '{mesaj başına|tek mesaj|bir mesaj} {ne kadar|fiyat|maliyet|kaça}',
      '{binde|bin başına|1000 başına} {ne kadar|kaç|}',
      '{bin mesaj kaç para|binde|tek mesaj kaça geliyor|mesaj başına|1000 mesaj ücreti|birim mesaj maliyeti}',
    ],
  },
  integrationCount: {
    chip: 'Paket başına kaç entegrasyon var?',
    answer:
      '{starter} paketinde {starterIntegrations} entegrasyon (Slack, Email, Web), {professional} paketinde sınırsız. Kendi sisteminizi bağlamak bir kereye mahsus {integrationPrice}.',
    asks: [
      '{paket başına|her pakette|hangi pakette|planlarda} {kaç entegrasyon var|kaç entegrasyon|entegrasyon sayısı|kaç bağlantı var}',
      '{entegrasyon sınırı|sınırsız entegrasyon|hangi pakette sınırsız entegrasyon|entegrasyonlar sınırlı mı|entegrasyon limiti var mı}',
      'starterda {üçten fazla entegrasyon|beş entegrasyon|dördüncü entegrasyon} {olur mu|mümkün mü}',
    ],
  },
};
