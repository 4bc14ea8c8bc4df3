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
      '{gdpr|kvkk|veri koruma|kişisel veriler|dpa|aydınlatma metni|veri sorumlusu}',
      '{kvkk uyumlu mu|kişisel veri}',
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
    ],
  },
  visitorData: {
    chip: 'Hakkımda ne saklıyorsunuz?',
    answer:
      'Burada sizi kimse izlemez: reklam yok, analiz hizmeti yok, başka firmanın kodu yok. Yaptıklarınız bize mesaj gönderene veya danışmanlık alana kadar tarayıcınızda kalır; isimsiz görüşmeler {retentionDays} gün sonra silinir. Rastgele sayı içeren tek bir çerez sohbetlerinizi ve akışlarınızı size ait tutar. Tamamı gizlilik sayfasında.',
    asks: [
      '{hakkımda|benimle ilgili|ziyaretçiler hakkında|bu sitede} {ne saklıyorsunuz|hangi verileri topluyorsunuz|ne kaydediyorsunuz|ne biliyorsunuz}',
      '{beni|bu site beni} {takip ediyor mu|izliyor musunuz|gözetliyor mu}',
      '{bu sohbet|yazdıklarım|bu konuşma} {kaydediliyor mu|saklanıyor mu|gizli mi|kim okuyor}',
      '{çerez|çerezler|gizlilik|gizlilik politikası|cookie|google analytics var mı|izleme}',
      '{sohbetleri|yazışmaları|mesajlarımı} {ne kadar süre|kaç gün} {saklıyorsunuz|tutuyorsunuz}',
      '{konuşmayı kim okuyor|kaç gün tutuyorsunuz}',
      '{ziyaretçilerin yazdıkları|sohbetler|yazışmalar|mesajlarımız} {ne kadar süre|kaç gün|ne kadar} {saklanmakta|saklanıyor|tutuluyor|kalıyor} {ve sonrasında ne yapılmaktadır|sonra siliniyor mu|}',
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
    ],
  },
  dedicated: {
    chip: 'Bize ayrılmış altyapı var mı?',
    answer: 'Yalnızca size ayrılmış altyapı, size özel destekle birlikte {enterprise} ile gelir.',
    asks: [
      '{bize özel sunucu|ayrılmış altyapı|dedicated sunucu|kendi sunucumuz|özel müşteri temsilcisi|özel destek} {var mı|alabilir miyiz|veriyor musunuz|sunuyor musunuz}',
      '{sunucular|altyapı|verilerimiz} {paylaşımlı mı|başkalarıyla ortak mı|ayrı mı tutuluyor|izole mi}',
      '{dedicated|özel altyapı|ayrılmış sunucu|izole ortam|müşteri yöneticisi|single tenant}',
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
    ],
  },
};
