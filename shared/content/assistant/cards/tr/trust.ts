import type { AreaTexts } from '../types.ts';

export const trust: AreaTexts<'trust'> = {
  security: {
    chip: 'Ne kadar güvenli?',
    answer:
      'Güvenlik her paketin parçasıdır: {badges}. Veriler hem iletilirken hem saklanırken şifrelidir; kişisel bilgiler istek üzerine dışa aktarılır veya silinir. {enterprise} SSO, kendi sunucunuzda kurulum ve ileri düzey güvenlik ekler. Ayrıntılar: {email}.',
    asks: [
      '{verilerimiz|müşteri verileri|görüşmeler|bilgilerimiz} {güvende mi|ne kadar güvende|korunuyor mu|emniyette mi}',
      '{bot|sistem|platform|hizmetiniz} {güvenli mi|ne kadar güvenli|hacklenir mi|güvenliği nasıl}',
      '{hiç|daha önce} {hacklendiniz mi|veri sızıntısı oldu mu|saldırıya uğradınız mı}',
      '{bilgi işlem|it ekibimiz|müdürüm} {güvenliği soruyor|güvenlik hakkında bilgi istiyor|güvenlikten endişeli}',
      '{güvenlik|veri güvenliği|siber güvenlik|güvenlik önlemleri|sızma testi|soc 2|bilgi güvenliği}',
      '{güvenli mi|verilerimiz çalınmaz mı|bilgi sızar mı}',
      '{güvenli mi|veri sızar mı|hacklendiniz mi|güvenlik önlemi|bilgi işlem soruyor güvenliği|müşteri bilgisi güvende mi|siber güvenlik|çalınırsa}',
    ],
  },
  hipaa: {
    chip: 'HIPAA’ya hazır mısınız?',
    answer:
      'HIPAA hazırlığı {professional} ile gelir. Bot asla tıbbi tavsiye vermez; tıbbi konuları personelinize aktarır. Sözleşme ve ayrıntılar için {email} adresine yazın.',
    asks: [
      '{hipaa|hipaa uyumu|hipaaya} {var mı|uyumlu musunuz|hangi pakette|hazır mısınız|uygun mu}',
      '{hasta verileri|sağlık verisi|hasta kayıtları|tıbbi kayıtlar} {için uygun mu|işlenebilir mi|saklanıyor mu|ile kullanabilir miyiz}',
      '{hipaa|baa|hasta verisi|sağlık verileri|hasta mahremiyeti}',
      'bot {hasta bilgisi|sağlık bilgisi} {alabilir mi|tutabilir mi|işleyebilir mi}',
      '{hipaa|hasta verisi|amerikan kliniği|hipaa hangi pakette|tıbbi kayıt|sağlık verisi koruma}',
    ],
  },
  gdpr: {
    chip: 'GDPR’ye hazır mısınız?',
    answer:
      'Evet, GDPR’ye hazırız: kişisel veriler istek üzerine görülebilir, düzeltilebilir, dışa aktarılabilir ve silinebilir; iletilirken ve saklanırken şifrelidir, ziyaretçilere neyin saklandığı söylenir. Veri işleme sözleşmesi için {privacyEmail} adresine yazın.',
    asks: [
      '{gdpr|kvkk|gdpr uyumu|kvkkya|avrupa veri koruma} {uyumlu musunuz|uygun mu|var mı|hazır mısınız|ne durumda}',
      '{veri işleme sözleşmesi|dpa|kvkk sözleşmesi} {imzalıyor musunuz|var mı|alabilir miyiz}',
      '{kişisel verileri|müşterilerimizin gizliliğini|gizliliği} {nasıl koruyorsunuz|nasıl ele alıyorsunuz}',
      '{gdpr|kvkk|veri koruma|kişisel veriler|dpa|aydınlatma metni}',
      '{kvkk uyumlu mu|kişisel veri}',
      '{kvkk|gdpr|avrupalı müşteriler|veri işleme sözleşmesi|kişisel veri kanunu|dpa|kvkkya uygun mu|mevzuata uygunluk}',
    ],
  },
  iso: {
    chip: 'ISO 27001 belgeniz var mı?',
    answer: 'Rozetlerimiz: {badges}. Sertifikalar ve kapsamları için ekibimize sorun: {email}.',
    asks: [
      '{iso belgeniz|iso 27001|sertifikanız|iso sertifikası|denetim raporu} {var mı|görebilir miyiz|gönderir misiniz|alabilir miyim}',
      '{hangi|ne gibi} {sertifikalarınız|belgeleriniz|standartlarınız|rozetleriniz} {var|bulunuyor}',
      '{iso|iso 27001|sertifika|sertifikalar|belgelendirme|rozetler|akreditasyon}',
      '{sertifikalı|belgeli|denetlenen} {mısınız|bir firma mısınız}',
      '{iso|sertifika|27001|denetim|belgeniz var mı|akreditasyon|sertifikalı mısınız}',
    ],
  },
  encryption: {
    chip: 'Verilerim şifreli mi?',
    answer: 'Evet. Veriler iletilirken (TLS) ve saklanırken şifrelidir.',
    asks: [
      '{verilerim|sohbetler|mesajlar|bağlantı|konuşmalar|veri tabanı} {şifreli mi|şifreleniyor mu|şifrelenmiş mi}',
      '{şifreleme|ssl|tls|uçtan uca şifreleme} {var mı|kullanıyor musunuz|yapıyor musunuz}',
      '{şifreleme|ssl|tls|https|kriptolama|uçtan uca şifreleme}',
      'verileri nasıl {şifreliyorsunuz|saklıyorsunuz şifreli mi}',
      '{şifreleniyor mu|şifreleme|ssl|konuşmalar şifreli mi|dinleyebilir mi biri|uçtan uca}',
    ],
  },
  dataLocation: {
    chip: 'Veriler nerede saklanıyor?',
    answer:
      'Site ülke veya veri merkezi belirtmiyor. {enterprise} ile veriler kendi altyapınızda ya da kendi sunucunuzda kalabilir; diğer paketlerde nerede saklandığını ekibimiz söyler: {privacyEmail}.',
    asks: [
      '{veriler|verilerimiz|sunucular|sohbet kayıtları|sunucularınız} {nerede saklanıyor|nerede|hangi ülkede|nerede duruyor|nerede barındırılıyor}',
      '{veriler|bilgiler} {türkiyede mi|avrupada mı|yurt dışına çıkıyor mu|amerikaya gidiyor mu|ab içinde mi kalıyor}',
      '{sunucu konumu|veri merkezi|veri lokasyonu|hosting yeri|yurt içi sunucu}',
      '{kim|hangi firma} {barındırıyor|hosting sağlıyor}',
      'sunucular türkiyede mi',
      '{sunucular nerde|türkiyede mi veriler|yurt dışına çıkar mı|veri merkezi|amerikaya gider mi|nerede saklanıyor|hangi ülke|yurt içinde}',
    ],
  },
  modelTraining: {
    chip: 'Verilerimizle yapay zekâ eğitiliyor mu?',
    answer:
      'Sitede görüşmelerinizin birinin modelini eğittiğine dair hiçbir şey yok; belgelerinizle gelişmiş eğitim yalnızca siz sipariş ederseniz yapılır. Başka bir sağlayıcının modeli yanıt veriyorsa mesajı ve görüşmenin son bölümünü alır. Yazılı güvence için {privacyEmail} adresine sorun.',
    asks: [
      '{verilerimiz|sohbetlerimiz|müşteri verileri|yazdıklarımız} {yapay zeka eğitiminde kullanılıyor mu|model eğitiyor mu|openaia gidiyor mu|satılıyor mu}',
      '{verilerimizi|konuşmalarımızı} {eğitim için kullanıyor musunuz|başkasıyla paylaşıyor musunuz|üçüncü taraflara veriyor musunuz}',
      '{veriler|konuşmalar|içerik} {kime ait|kimin malı|kimin oluyor}',
      '{veri sahipliği|veriyle model eğitimi|verilerin paylaşımı|eğitim verisi}',
      '{verimizle eğitiyor musunuz|veri satıyor musunuz|verinin sahibi kim|openai görür mü|üçüncü taraflar|konuşmalar eğitimde|verilerimizi kullanır mısınız}',
    ],
  },
  erasure: {
    chip: 'Verilerimi sildirebilir miyim?',
    answer:
      'Evet. Hakkınızda tuttuğumuz her şeyi görebilir, düzeltebilir, yanınıza alabilir veya sildirebilirsiniz: {privacyEmail} adresine tek bir mesaj yeter; o adresle gönderdiğiniz tüm formları kapsar.',
    asks: [
      '{verilerimi|bilgilerimi|hakkımdaki her şeyi|kayıtlarımı|kişisel verilerimi} {silin|silebilir misiniz|sildirmek istiyorum|nasıl sildiririm|yok edin}',
      '{verilerimi|hakkımdaki bilgileri|kayıtlarımın kopyasını} {görebilir miyim|indirebilir miyim|dışa aktarabilir miyim|düzeltebilir miyim}',
      '{iptal edince|ayrılınca|sözleşme bitince} {verilerimiz ne oluyor|veriler siliniyor mu}',
      '{veri silme|unutulma hakkı|veri silme talebi|verilerimi sil|veri dışa aktarma}',
      'kaydımı sil',
      '{bilgilerimi silin|numaramı silin|unutulma hakkı|verilerimin kopyası|beni silin|iptalden sonra veriler|kişisel verilerimin silinmesi|düzeltme talebi}',
    ],
  },
  visitorData: {
    chip: 'Hakkımda ne saklıyorsunuz?',
    answer:
      'Burada sizi kimse izlemez: reklam yok, analiz hizmeti yok, başka firmanın kodu yok. Yaptıklarınız bize mesaj gönderene veya danışmanlık alana kadar tarayıcınızda kalır; isimsiz görüşmeler {retentionDays} gün sonra silinir. Yalnızca gerektiğinde konan, rastgele sayı içeren iki çerez sohbetinizi, beğenilerinizi ve akışlarınızı size ait tutar. Tamamı gizlilik sayfasında.',
    asks: [
      '{hakkımda|benimle ilgili|ziyaretçiler hakkında|bu sitede} {ne saklıyorsunuz|hangi verileri topluyorsunuz|ne kaydediyorsunuz|ne biliyorsunuz}',
      '{gizlilik|gizlilik politikası}',
      '{siteyi açınca hangi verilerimi alıyorsunuz|ziyaretçiler hakkında ne biliyorsunuz|ziyaret edince ne kaydediliyor|ziyaretçi verilerime ne oluyor|site hangi kişisel verileri topluyor|gizlilik politikasını nereden okurum|benim hakkımda ne tutuyorsunuz}',
      '{hakkımda ne biliyorsunuz|ziyaretçiden ne alıyorsunuz|siteye girince ne kaydediliyor|gizlilik politikası nerede|hangi kişisel verilerim}',
    ],
  },
  cardNumbers: {
    chip: 'Sohbette kart numaraları ne oluyor?',
    answer:
      'Kart, hesap ve kimlik numaraları saklanmadan veya iletilmeden önce maskelenir; bu yüzden burada kimsenin yazması gerekmez.',
    asks: [
      '{müşteri|biri|ben} {kart numarası|kredi kartı bilgisi|iban|tc kimlik numarası} {yazarsa ne olur|girerse ne oluyor|gönderirse}',
      '{kart bilgilerini|kredi kartı numarasını|ibanı|kimlik numarasını} {saklıyor musunuz|buraya yazayım mı|maskeliyor musunuz|kaydediyor musunuz}',
      '{kart numaraları|kredi kartı|pci|pci dss|maskeleme|hassas veriler|iban}',
      '{hassas bilgi|kart bilgisi} yazmak {güvenli mi|gerekiyor mu}',
      '{müşteri kart numarası yazarsa|tc kimlik|iban yazdım|kart bilgisi saklanır mı|numara gizlenir mi|maskeleme|kart numaramı yazdım}',
    ],
  },
  sso: {
    chip: 'Tek oturum açma var mı?',
    answer: 'Tek oturum açma (SSO) {enterprise} ile gelir.',
    asks: [
      '{sso|tek oturum açma|saml|okta|azure ad|active directory|google ile giriş} {var mı|destekliyor mu|hangi pakette|kullanabilir miyiz|olur mu}',
      '{çalışanlarımız|ekibimiz|biz} {şirket hesabıyla|microsoft ile|google hesabıyla} {giriş yapabilir mi|girebilir mi}',
      '{sso|single sign on|tek oturum|saml|azure ad|okta|iki faktörlü giriş}',
      'kurumsal {hesapla giriş|kimlikle oturum açma} {var mı|mümkün mü}',
      '{sso|tek oturum|şirket hesabıyla giriş|microsoft ile giriş|sso hangi pakette|google ile giriş|azure ad}',
    ],
  },
  onPremises: {
    chip: 'Kendi sunucumuzda çalışır mı?',
    answer: 'Evet, kendi sunucunuzda kurulum {enterprise} ile gelir; fiyatı size özel belirlenir.',
    asks: [
      '{kendi sunucumuzda|kendi veri merkezimizde|kendi bulutumuzda|şirket içinde|lokalde} {çalışır mı|kurabilir miyiz|barındırabilir miyiz|kurulum var mı|çalıştırılabilir mi}',
      '{on premise|on prem|self hosted|yerinde kurulum} {var mı|mümkün mü|hangi pakette|sunuyor musunuz}',
      '{veri|hiçbir şey|verilerimiz} {ağımızdan|şirketten|binadan} {çıkmamalı|çıkamaz}',
      '{on premise|kendi sunucu|self hosting|özel bulut|yerinde kurulum}',
      '{kendi sunucumuza|bulut istemiyoruz|şirket içi kurulum|on premise|veri dışarı çıkamaz|kendi veri merkezimiz|yerinde kurulum}',
    ],
  },
  dedicated: {
    chip: 'Bize ayrılmış altyapı var mı?',
    answer: 'Yalnızca size ayrılmış altyapı, size özel destekle birlikte {enterprise} ile gelir.',
    asks: [
      '{bize özel sunucu|ayrılmış altyapı|dedicated sunucu|kendi sunucumuz|özel müşteri temsilcisi|özel destek} {var mı|alabilir miyiz|veriyor musunuz|sunuyor musunuz}',
      '{sunucular|altyapı|verilerimiz} {paylaşımlı mı|başkalarıyla ortak mı|ayrı mı tutuluyor|izole mi}',
      '{dedicated|özel altyapı|ayrılmış sunucu|izole ortam|müşteri yöneticisi|single tenant}',
      '{bize özel sunucu|başkalarıyla ortak mı|müşteri temsilcisi özel|ayrı ortam|adanmış|sadece bizim}',
    ],
  },
  sla: {
    chip: 'SLA sunuyor musunuz?',
    answer: 'SLA {enterprise} ile gelir. Tüm paketler için {uptime} çalışırlık belirtiyoruz.',
    asks: [
      '{sla|hizmet seviyesi anlaşması|garantili yanıt süresi|sla sözleşmesi} {var mı|sunuyor musunuz|hangi pakette|alabilir miyiz|içeriği ne}',
      '{sla|uptime|taahhüt} {tutmazsa|sağlanmazsa} {ceza var mı|ne alıyoruz|tazminat var mı}',
      '{sla|service level agreement|hizmet seviyesi|hizmet düzeyi sözleşmesi}',
      'sözleşmeye {çalışırlık|uptime|yanıt süresi} {yazıyor musunuz|garantisi konur mu|ekleniyor mu}',
      '{sla|sözleşmede garanti|kesintide tazminat|sla hangi pakette|hizmet seviyesi|yazılı taahhüt}',
    ],
  },
  responsible: {
    chip: 'Verilerden kim sorumlu?',
    answer:
      'Bu sitenin ve verilerin sorumlusu {legalName}. Site bir veri koruma görevlisi adı vermiyor; veri korumayla ilgili her konuda {privacyEmail} adresine yazın.',
    asks: [
      '{veri sorumlusu}',
      '{veri koruma görevliniz|veri sorumlusu|veri sorumlunuz|kişisel verilerden sorumlu|verilerimden sorumlu|gizlilikten sorumlu kişi} {kim|kimdir|kim acaba|adı ne}',
      '{veri koruma görevlisi|veri koruma sorumlusu|kvkk sorumlusu|dpo} {var mı|kim|iletişim|}',
      '{gizlilik için kime yazayım|veri koruma iletişim|kvkk başvuru adresi|gizlilik soruları için mail|kişisel veriler için kime yazılır}',
      '{veri sorumlusu kim|kvkk yetkilisi|gizlilik için kime yazayım|irtibat kişisi veri}',
    ],
  },
  tracking: {
    chip: 'Takip ya da reklam var mı?',
    answer:
      'Hayır. Burada reklam, analiz hizmeti, takip veya başka firmanın kodu yok. Rastgele sayı içeren, isimsiz iki çerez yalnızca gerektiğinde konur: biri beğenileriniz ve akışlarınız, biri sohbetiniz için. Ağ adresleri saldırıları engellemek için kısa süre kullanılır ve kayıtlara yazılmaz.',
    asks: [
      '{beni|bu site beni} {takip ediyor mu|izliyor musunuz|gözetliyor mu}',
      '{çerez|çerezler|cookie|google analytics var mı|izleme}',
      '{reklam|takip kodu|reklam çerezi|pazarlama çerezi|izleme pikseli|üçüncü taraf kodu|çerez bildirimi} {var mı|kullanıyor musunuz|koyuyor musunuz}',
      '{bana reklam gösterecek misiniz|verilerimi reklam için kullanıyor musunuz|ip adresimi saklıyor musunuz|ip kaydediliyor mu|gezinirken izleniyor muyum|facebook pikseli var mı}',
      '{neden çerez uyarısı yok|hangi çerezleri kullanıyorsunuz|kaç çerez var|çerezler ne işe yarıyor|reklam takibi}',
      '{takip ediyor musunuz|çerez|reklam|google analytics|izliyor musunuz|piksel|çerez uyarısı niye yok}',
    ],
  },
  chatKept: {
    chip: 'Bu sohbet ne kadar saklanıyor?',
    answer:
      'Bu görüşme ilk mesajınızdan itibaren {retentionDays} gün saklanır; ne sorulduğunu görmek ve bir insan istediğinizde devreye girmek için. Sohbetteki “Bu sohbeti sil” onu hemen her yerden siler; form gönderdiyseniz talebinize aittir ve onunla birlikte silinir: {privacyEmail}.',
    asks: [
      '{bu sohbet|yazdıklarım|bu konuşma} {kaydediliyor mu|saklanıyor mu|gizli mi|kim okuyor}',
      '{sohbetleri|yazışmaları|mesajlarımı} {ne kadar süre|kaç gün} {saklıyorsunuz|tutuyorsunuz}',
      '{konuşmayı kim okuyor|kaç gün tutuyorsunuz}',
      '{ziyaretçilerin yazdıkları|sohbetler|yazışmalar|mesajlarımız} {ne kadar süre|kaç gün|ne kadar} {saklanmakta|saklanıyor|tutuluyor|kalıyor} {ve sonrasında ne yapılmaktadır|sonra siliniyor mu|}',
      '{bu sohbeti|bu konuşmayı|sohbet geçmişini|yazdıklarımı} {nasıl silerim|nereden silerim|silebilir miyim|silmek istiyorum}',
      '{sohbeti sil|konuşmayı silme|sohbet geçmişi|sohbet kaç gün saklanıyor|sohbetler kendiliğinden siliniyor mu|bu görüşme ne zaman silinir|sohbet saklama süresi}',
      'sohbeti silersem {her yerden gider mi|sunucudan da silinir mi|tamamen yok olur mu}',
      '{bu sohbet kaydediliyor mu|kim okuyor|ne kadar saklanıyor konuşma|bu sohbeti sil|aramızda mı kalır|yazdıklarım|sohbet geçmişi|kaç gün tutuyorsunuz}',
    ],
  },
  formData: {
    chip: 'Formla birlikte ne gönderilir?',
    answer:
      'Formla yazdıklarınız ve yanıtlamamıza yardım eden bilgiler gider: yazdığınız sayfa, geldiğiniz site veya kampanya, baktığınız şablon, paket ve hesaplayıcı ayarları, öğrenme ilerlemeniz ve tasarruf tahmininiz, eklenen akış ve buradaki sohbet. Form göndermezseniz hiçbir şey gönderilmez. Talebinizle ilgilendiğimiz sürece saklar, istediğinizde sileriz: {privacyEmail}.',
    asks: [
      '{formla birlikte|iletişim formuyla|mesajımla beraber|talebimle birlikte|rezervasyonla} {ne gönderiliyor|hangi veriler gidiyor|ne ekliyorsunuz|neler görüyorsunuz}',
      '{gönderdiğim form|dün gönderdiğim form|formum|form verileri|talebim} {ne kadar saklanıyor|ne oluyor|için de geçerli mi|silinebilir mi}',
      '{sohbet de formla gidiyor mu|form verileri|gönderdiğim formu sildirebilir miyim|baktıklarımı neden ekliyorsunuz|form gizliliği}',
      '{formla ne gidiyor|form gönderdim veriler|sohbet forma ekleniyor mu|iletişim formu verisi}',
    ],
  },
  aiProvider: {
    chip: 'Başka bir yapay zekâ firması okuyor mu?',
    answer:
      'Başka bir sağlayıcının yapay zekâ modeli yanıtladığında, mesajınızı ve konuşmanın son kısmını alır; siz yazmadıysanız adınız veya adresiniz olmaz. Kart ve hesap numaraları önceden gizlenir.',
    asks: [
      '{başka bir firma|openai|anthropic|yapay zeka sağlayıcısı|üçüncü taraf|chatgpt} {bu sohbeti okuyor mu|yazdıklarımı görüyor mu|mesajlarımı alıyor mu|adımı görüyor mu}',
      '{mesajım|yazdıklarım|bu sohbet} {openaiye gidiyor mu|yapay zeka firmasına gönderiliyor mu|üçüncü taraflarla paylaşılıyor mu|başka firmaya aktarılıyor mu}',
      '{dış yapay zeka sağlayıcısı|üçüncü taraf yapay zeka|yapay zeka sağlayıcısı ne alıyor|yabancı bir yapay zeka okuyor mu}',
      '{başka yapay zeka firması okur mu|openai mesajımı görür mü|dış sağlayıcı|mesajım başkasına gider mi}',
    ],
  },
  aiAct: {
    chip: 'Bot, bot olduğunu söylemek zorunda mı?',
    answer:
      'AB Yapay Zekâ Yasası’nın (AI Act) 50. maddesi, açıkça belli değilse insanlara bir yapay zekâ sistemiyle muhatap olduklarının bildirilmesini ister; yasanın kendi takvimine göre 2 Ağustos 2026’dan itibaren. Bunu ilk mesajda, konuşmanın dilinde ve bir insan devraldığında yeniden söylemenizi öneririz. Blogumuz açıklıyor; hukuki danışmanlık değildir.',
    asks: [
      '{bot|botum|chatbot|sohbet botumuz} {bot olduğunu söylemek zorunda mı|yapay zeka olduğunu bildirmeli mi|makine olduğunu belirtmek zorunda mı|insan olmadığını söylemeli mi}',
      'müşteriye {bot olduğunu söylemek zorunda mıyız|yapay zeka olduğunu bildirmek şart mı|karşısındakinin bot olduğunu söylemeli miyiz}',
      '{ai act|ab yapay zeka yasası|yapay zeka yasası|50. madde|avrupa yapay zeka yasası} {ne diyor|ne istiyor|bizi kapsıyor mu|chatbotlar için ne diyor|}',
      '{yapay zeka bildirim yükümlülüğü|şeffaflık yükümlülüğü|bot olduğunu gizlemek yasal mı|yapay zeka kanunu}',
      '{bot olduğunu söylemek zorunlu mu|ab yapay zeka yasası|ai act|müşteriye bot olduğunu söylemek zorunda mıyız|insanmış gibi davranabilir mi|yapay zeka kanunu bildirim}',
    ],
  },
};
