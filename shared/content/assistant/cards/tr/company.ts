import type { AreaTexts } from '../types.ts';

export const company: AreaTexts<'company'> = {
  about: {
    chip: 'Siz kimsiniz?',
    answer:
      '{legalName} işletmeler için yapay zekâ chatbotları geliştirir: müşteri hizmetleri botları, satış otomasyonu ve özel entegrasyonlar; üzerinde çalıştıracağınız bir platformla ya da tam yönetilen hizmet olarak.',
    asks: [
      '{siz|şirketiniz|bu şirket|bu sitenin arkasında|parley} {kim|kimsiniz|kimdir|kim var|hakkında bilgi}',
      '{nasıl bir|ne tür bir} {şirketsiniz|firmasınız|kuruluş}',
      '{güvenilir|gerçek|ciddi|startup} {bir firma mısınız|misiniz|bir şirket mi}',
      '{hakkınızda|hakkımızda|şirket bilgisi|firma unvanı|künye|dolandırıcı mısınız}',
      '{kimsiniz|bu ne firma|dolandırıcı mısınız|gerçek şirket mi|şirketi tanıtın|ticari unvan}',
    ],
  },
  people: {
    chip: 'Şirket ne kadar büyük?',
    answer:
      'Sitede {brand} şirketini kimin kurduğu, ekibin büyüklüğü ve kuruluş tarihi yazmıyor. Ekibimiz memnuniyetle anlatır: {email}.',
    asks: [
      '{şirketi|firmayı|parleyi} {kim kurdu|kim yönetiyor|kim işletiyor}',
      '{kaç çalışanınız var|kaç kişisiniz|ekip kaç kişi|şirket ne kadar büyük|ne kadar büyüksünüz}',
      '{ne zaman|hangi yıl|kaç yılında} {kuruldunuz|kuruldu|faaliyete başladınız}',
      '{kurucu|ceo|ekip|çalışan sayısı|şirket geçmişi|kuruluş yılı|patron kim}',
      '{kaç yıldır|ne zamandır} {varsınız|bu işi yapıyorsunuz|piyasadasınız}',
      '{kaç çalışan|kim kurdu}',
      '{sahibi kim|kurucu|kaç kişisiniz|ne zaman kuruldu|ceo|kaç yıldır|ekip}',
    ],
  },
  location: {
    chip: 'Neredesiniz?',
    answer:
      'Çalışma saatlerimiz {zone} saat dilimine göredir; sitede sokak adresi yok. {email} adresine yazın veya danışmanlık alın, görüşme çevrimiçi yapılır.',
    asks: [
      '{neredesiniz|ofisiniz nerede|şirket nerede|hangi şehirdesiniz|hangi ülkedesiniz|merkeziniz nerede}',
      '{adresiniz|ofis adresi|yeriniz} {ne|nedir|nerede|var mı}',
      '{istanbulda|ankarada|türkiyede|yakınımızda} {ofisiniz var mı|şubeniz var mı|misiniz}',
      '{ofise|yanınıza|sizi ziyarete} {gelebilir miyim|uğrasak olur mu|gelsek}',
      '{adres|konum|lokasyon|ofis|merkez|yol tarifi}',
      'yüz yüze {görüşebilir miyiz|toplantı olur mu}',
      '{istanbulda ofis|hangi ülkedensiniz}',
      '{neredesiniz|ofis|adres|türk firması mı|gelebilir miyim|hangi ülke şirketi|istanbulda ofis|merkez}',
    ],
  },
  hours: {
    chip: 'Ne zaman ulaşabilirim?',
    answer:
      'Ben günün her saati yanıt veririm. Ekibimiz {from}–{to} arasında ({zone} saati) danışmanlık verir ve mesajları {hours} saat içinde yanıtlar.',
    asks: [
      '{ofis|ekibiniz|siz|şirket} {kaçta açılıyor|kaça kadar açık|hangi saatlerde çalışıyor|ne zaman müsait}',
      '{cumartesi|pazar|şu an|bugün|hafta sonu|bayramda} {açık mısınız|ulaşabilir miyim size|ekibiniz çalışıyor mu|müsait misiniz}',
      '{çalışma saatleri|mesai saatleri|açılış saati|ofis saatleri|calisma saatleri}',
      '{çalışma|mesai} saatleriniz {ne|kaç|nedir}',
      '{kaça kadar açıksınız|şu an biri var mı|cumartesi|çalışma saatleri|bugün açık mısınız|mesai}',
    ],
  },
  contact: {
    chip: 'Size nasıl ulaşırım?',
    answer:
      '{email} adresine yazın, {hours} saat içinde yanıtlarız. Ya da burada veya sayfadaki iletişim formuna mesaj bırakın: her birini bir insan okur.',
    asks: [
      '{size|ekibinize|satış ekibine|firmaya} {nasıl ulaşırım|nereden ulaşabilirim|nasıl yazabilirim|nereden yazayım|mail atabilir miyim}',
      '{mail adresiniz|e-posta adresiniz|iletişim bilgileriniz} {ne|nedir|var mı}',
      '{iletişim|iletişim bilgileri|e-posta|mail|iletişim formu|yetkili kişi|irtibat}',
      '{sorumu|mesajımı|talebimi} {nereye yazayım|kime göndereyim|nasıl iletirim}',
      '{mail adresi|nereye yazayım|iletişim|nasıl ulaşırım|sitede mail bulamadım|satışa ulaşmak|iletişim bilgisi}',
    ],
  },
  phone: {
    chip: 'Telefon numaranız var mı?',
    answer:
      'Sitede telefon numarası yok. İletişim formuna numaranızı bırakın, biz arayalım; ya da belirli bir saat için danışmanlık alın.',
    asks: [
      '{telefon numaranız|telefonunuz|numaranız|çağrı hattınız|sabit hat} {var mı|ne|nedir|kaç}',
      '{sizi|ekibinizi} {arayabilir miyim|telefonla arasam|nereden arayabilirim|hangi numaradan ararım}',
      '{telefon|telefon numarası|tel no|numara|müşteri hattı|telefonla görüşme}',
      'telefonla {ulaşabilir miyim|konuşabilir miyiz|görüşmek istiyorum}',
      '{telefon numaranız|numara verin}',
      '{telefon numarası|arayabilir miyim|numara verin|çağrı hattı|sitede telefon yok|whatsapp numaranız|sabit hat}',
    ],
  },
  careers: {
    chip: 'İş ilanınız var mı?',
    answer: 'Sitede açık pozisyon yok; {email} adresine “Kariyer” konusuyla yazın.',
    asks: [
      '{iş ilanı|açık pozisyon|staj|eleman alımı|iş imkanı} {var mı|yapıyor musunuz|arıyor musunuz}',
      '{sizde|şirketinizde} {çalışmak istiyorum|staj yapmak istiyorum|iş arıyorum|çalışabilir miyim}',
      '{cv|özgeçmiş|iş başvurusu} {göndermek istiyorum|nereye gönderilir|yapmak istiyorum}',
      '{kariyer|iş ilanları|staj|cv|iş başvurusu|eleman|açık pozisyonlar}',
      '{iş arıyorum|eleman alıyor musunuz|staj|cv nereye|yazılımcı arıyor musunuz|açık pozisyon|uzaktan çalışma}',
    ],
  },
  press: {
    chip: 'Basından arıyorum',
    answer: 'Basın için: {email} adresine “Basın” konusuyla yazın.',
    asks: [
      '{gazeteciyim|basındanım|blog yazarıyım|dergiden yazıyorum|bir haber hazırlıyorum|podcast yapıyorum} {kiminle görüşebilirim|}',
      '{basın kiti|basın bülteni|röportaj|logo dosyası|basın iletişimi} {var mı|alabilir miyim|istiyoruz}',
      '{basın|medya|basın kiti|röportaj|basın bülteni|medya iletişim}',
      'sizinle {röportaj yapmak|haber yapmak} {istiyoruz|mümkün mü}',
      '{gazeteciyim|haber yapacağım|röportaj|basın|podcast|muhabir}',
    ],
  },
  customers: {
    chip: 'Referanslarınız var mı?',
    answer:
      'Sitede müşteri adı veya başarı hikâyesi yok. Bunun yerine kaynağıyla yayımlanmış araştırmalar ve kendiniz deneyebileceğiniz {templates} sektörün demo botları var. Referans için ekibimize sorun: {email}.',
    asks: [
      '{referanslarınız|referans|müşteri yorumları|başarı hikayeleri|örnek müşteriler} {var mı|görebilir miyim|nerede|paylaşır mısınız}',
      '{kimler|hangi firmalar|hangi şirketler} {kullanıyor|sizinle çalışıyor|müşteriniz|size güveniyor}',
      '{kaç|ne kadar} {müşteriniz var|firma kullanıyor}',
      '{referanslar|müşteriler|yorumlar|başarı hikayesi|portföy|vaka çalışması}',
      '{referans|müşterileriniz kim}',
      '{kim kullanıyor|referanslar|yorumlar|müşteri örneği|başarı hikayesi|kullanan firmayla konuşsam|kaç müşteriniz var}',
    ],
  },
  results: {
    chip: 'Başkaları ne sonuç alıyor?',
    answer:
      'Sayfada kaynağıyla yayımlanmış araştırmalardan alıntı yaparız: online sepetlerin %70’i terk ediliyor, alınan randevuların %23’üne gelinmiyor, yapay zekâ yardımcısı olan destek çalışanları saatte %14 daha çok sorun çözüyor, insanların %76’sı kendi dilinde alışverişi tercih ediyor, %81’i önce kendisi çözmeyi deniyor. Çevrimiçi bir soruyu şirketlerin %37’si bir saat içinde yanıtlıyor, %23’ü hiç yanıtlamıyor. Kaynaklar: Baymard Institute, Health Policy, NBER, CSA Research, Harvard Business Review.',
    asks: [
      '{ne gibi|hangi} {sonuçlar aldınız|sonuçlar alınıyor|araştırmalar var|kanıtınız var|bilimsel veriler var}',
      '{chatbotlar|botlar|bu} gerçekten {işe yarıyor mu|satış artırıyor mu|zaman kazandırıyor mu|fayda sağlıyor mu}',
      '{bu rakamlar|yüzde 70|yüzde 76|istatistikler} {nereden geliyor|nereden çıktı|kaynağı ne|kaynağı var mı}',
      '{araştırmalar|kanıt|kaynak|sonuçlar|başarı oranı|istatistik kaynağı}',
      'sepetlerin {yüzde kaçı terk ediliyor|ne kadarı bırakılıyor}',
      '{hiç cevap vermeyenler yüzde kaç|sepet terk oranı|bu rakamların kaynağı|kim araştırmış}',
      '{hiç cevap vermeyen|sepeti bırakan|kendi dilinde almak isteyen|önce kendi çözmeye çalışan} {şirketlerin|müşterilerin|insanların|} {oranı kaç|yüzdesi ne|yüzde kaç}',
      '{rakamlar nereden|kanıt|araştırma|gerçekten işe yarıyor mu|yüzde 70 sepet|kaynak|başkalarının sonuçları}',
    ],
  },
  bookingHow: {
    chip: 'Nasıl danışmanlık randevusu alırım?',
    answer:
      'Bir gün ve {from}–{to} arasında ({zone} saati) yarım saatlik bir aralık seçip ihtiyacınızı kısaca yazarsınız. Ücretsizdir ve bir taleptir: {hours} saat içinde onaylarız. Aşağıdaki düğme formu açar.',
    asks: [
      '{randevu|danışmanlık randevusu|demo görüşmesi|toplantı} {nasıl alınır|nasıl ayarlanıyor|nereden alınıyor|nasıl alabilirim}',
      '{hangi|müsait|boş} {saatler var|günler uygun|saatler|randevu saatleri var}',
      '{randevu sistemi|rezervasyon süreci|randevu alma} nasıl {işliyor|çalışıyor}',
      '{yarın|cuma günü|gelecek hafta|bu hafta} {görüşme mümkün mü|biriyle görüşülür mü|müsait saat var mı}',
      '{randevu nasıl|uygun saatler|ne zaman görüşebiliriz|randevu saatleri}',
      '{nasıl randevu alırım sizden|ne zaman müsaitsiniz|yarın görüşsek|boş saat|görüşme nasıl ayarlanır|saat seçme}',
    ],
  },
  book: {
    chip: 'Ücretsiz danışmanlık al',
    answer: 'Memnuniyetle! Randevu formunda bir gün ve saat seçin; {hours} saat içinde onaylarız.',
    asks: [
      '{randevu|danışmanlık|demo|toplantı|görüşme|ücretsiz danışmanlık} {almak istiyorum|istiyorum|ayarla|ayarlayalım|alabilir miyim|rica ediyorum|oluşturmak istiyoruz}',
      '{yarına|salıya|bugüne|haftaya} {randevu ver|görüşme ayarlayalım|demo koyalım|toplantı yapalım}',
      '{bana|bize} bir {randevu ver|demo ayarla|görüşme planla|toplantı koy}',
      '{randevu al|rezervasyon yap|demo iste|görüşelim|randevu}',
      '{randevu istiyorum sizinle|haftaya konuşalım}',
      '{randevu alayım|görüşme ayarla|danışmanlık istiyorum|beni kaydet görüşmeye|demo ayarlayın|yarına randevu|toplantı istiyorum}',
    ],
  },
  contactMe: {
    chip: 'Benimle iletişime geçin',
    answer: 'Elbette. Bilgilerinizi iletişim formuna bırakın; ekibimiz {hours} saat içinde size döner.',
    asks: [
      '{beni|bizi} {arayın|arar mısınız|geri arayın|yarın arayın|aratır mısınız}',
      '{bana|bize} {ulaşın|yazın|mail atın|dönüş yapın|geri dönün|teklif gönderin}',
      '{numaramı|iletişim bilgilerimi|mailimi} {bırakmak istiyorum|bırakayım|nereye bırakabilirim}',
      '{geri arama|beni arayın|aranmak istiyorum|biri beni arasın|iletişime geçin|sizden haber bekliyorum}',
      'birisi {beni arayabilir mi|bana yazsın|bize dönsün}',
      '{geri dönün bana|biri arasın}',
      '{beni arayın|biri arasın|numaramı bırakayım|geri dönüş yapın|satıştan arasınlar|bana ulaşın|aramanızı bekliyorum}',
    ],
  },
  consultation: {
    chip: 'Danışmanlıkta ne oluyor?',
    answer:
      'Ücretsizdir, {slot} dakika sürer ve çevrimiçi yapılır: müşterilerinizin ne sorduğuna bakar, bir botun sizin için ne yapıp yapamayacağını dürüstçe söyleriz; ilk plan ve fiyatla birlikte.',
    asks: [
      '{danışmanlıkta|danışmanlık görüşmesinde|demo görüşmesinde|görüşmede} {ne oluyor|ne konuşuyoruz|neler anlatılıyor|ne yapılıyor}',
      '{danışmanlık|demo görüşmesi|ilk görüşme} {ücretli mi|ücretsiz mi|bağlayıcı mı|kaç dakika|ne kadar sürüyor}',
      'görüşme için {hazırlık gerekiyor mu|ne hazırlamalıyım|para ödüyor muyum}',
      '{ücretsiz danışmanlık nedir|danışmanlık süresi|danışmanlık içeriği|görüşme süresi}',
      '{görüşme ücretli mi|görüşmede ne konuşuyoruz|kaç dakika|bağlayıcı mı görüşme|online mı yüz yüze mi|hazırlık gerekir mi}',
    ],
  },
  partners: {
    chip: 'Ortaklarla çalışıyor musunuz?',
    answer:
      'Sitede ortaklık, bayilik veya satış ortaklığı programı yok. Ne düşündüğünüzü {email} adresine yazın.',
    asks: [
      '{ortaklık programı|bayilik|affiliate programı|satış ortaklığı|iş ortaklığı|referans programı} {var mı|veriyor musunuz|nasıl oluyor}',
      '{botlarınızı|ürününüzü|hizmetinizi} {satabilir miyim|müşterilerimize satmak istiyoruz|ajans olarak sunabilir miyiz}',
      '{iş birliği|ortaklık|bayilik|partnerlik|komisyon|affiliate|reseller}',
      'size {hizmetimizi satmak|seo hizmeti sunmak|bir teklif yapmak|reklam vermek} istiyoruz',
      '{bayilik|ortaklık|komisyon|ajansız satmak istiyoruz|iş birliği|affiliate|çözüm ortağı}',
    ],
  },
  complaint: {
    chip: 'Bir şikâyetim var',
    answer:
      'Yaşadığınız sıkıntı için üzgünüm. Ekibimizden biri yardımcı olabilir: {email} adresine yazın veya aşağıdaki düğmeyle mesaj bırakın, {hours} saat içinde size döneriz.',
    asks: [
      '{şikayetim|şikayet etmek|bir şikayet} {var|istiyorum|nereye yapılır|bildirmek istiyorum}',
      '{kimse|hala kimse} {cevap vermedi|dönmedi|aramadı|ilgilenmedi}',
      '{siteniz|form|randevu sayfası|sayfa} {çalışmıyor|bozuk|hata veriyor|açılmıyor}',
      '{çok kötü hizmet|rezalet|memnun değilim|hayal kırıklığına uğradım|çok kızgınım|berbat hizmet|şikayet}',
      '{geçen hafta|üç gün önce|iki kere} {yazdım|form doldurdum} {cevap yok|dönen olmadı}',
      'üç gündür bekliyorum',
      '{şikayet|kimse dönmedi|form çalışmıyor|site açılmıyor|berbat hizmet|bir haftadır bekliyorum|memnun değilim}',
    ],
  },
  responseTime: {
    chip: 'Ne zaman dönüş yaparsınız?',
    answer: '{hours} saat içinde: her mesajı bir insan okur ve ilk plan ile fiyatla yanıt verir.',
    asks: [
      '{ne zaman|kaç saatte|ne kadar sürede} {dönüş yaparsınız|bana döneceksiniz|geri ararsınız|cevap alırım|mailime yanıt verirsiniz}',
      '{formu|mesajı|talebi} {gönderdim|doldurdum|ilettim} {ne zaman dönersiniz|şimdi ne olacak|}',
      '{cevap|dönüş} için {ne kadar beklerim|kaç gün bekleyeceğim}',
      '{dönüş süresi|geri dönüş|ekibin cevap süresi|yanıt ne zaman gelir}',
      '{ne zaman dönersiniz|cevap ne kadar sürer mail|form doldurdum ne zaman|bugün döner misiniz|kaç saatte dönüş}',
    ],
  },
  buy: {
    chip: 'Nasıl sipariş veririm?',
    answer:
      'Sitede ödeme sayfası yok: istediğiniz paketi iletişim formuyla veya ücretsiz danışmanlıkta bildirin, bir çalışanımız sizinle kurar; ilk sürüm {firstHours} saat içinde.',
    asks: [
      '{nasıl|nereden|nasıl oluyor da} {satın alırım|sipariş veririm|abone olurum|satın alabilirim|alabilirim}',
      '{starter|professional|pro paketi|bu paketi|paketi} {almak istiyorum|satın almak istiyoruz|alıyorum|alalım}',
      '{müşteriniz olmak|satın almak|sipariş vermek|abone olmak} istiyorum',
      '{satın al|sipariş|abone ol|satın alma|sipariş ver|ödeme sayfası}',
      '{nasıl satın alırım|almak istiyorum|starter alacağım|satın al butonu nerde|sipariş|proyu istiyorum|abone olmak|üye olup başlayayım}',
    ],
  },
  noShows: {
    chip: 'Yüzde 23 gelmeme oranı nereden?',
    answer:
      '105 çalışmanın derlemesinden: Dantas et al., Health Policy 122(4), 2018. Alınan randevuların %23’üne gelinmiyor; bu yayımlanmış araştırmadır, bizim rakamımız değil. Bot hatırlatır, randevuyu iki mesajla değiştirir ve boşalan saati bekleyene sunar.',
    asks: [
      '{randevuya gelmeme oranı}',
      '{randevuya gelmeyen} {şirketlerin|müşterilerin|insanların|} {oranı kaç|yüzdesi ne|yüzde kaç}',
      '{yüzde 23|%23|23% gelmeme|yüzde 23 gelmeme oranı|gelmeyenlerin oranı} {nereden geliyor|kaynağı ne|kim söylüyor|hangi araştırma}',
      '{randevuya gelmeyen hastalar|gelmeme araştırması|bot gelmemeyi nasıl azaltır|no show oranı|kaçırılan randevu oranı}',
    ],
  },
  fastReply: {
    chip: 'Firmalar ne kadar hızlı yanıt veriyor?',
    answer:
      '2.241 ABD firmasının %37’si çevrimiçi talebe bir saat içinde, %16’sı bir gün içinde, %24’ü daha sonra yanıt verdi; %23’ü hiç vermedi. Bir saat içinde yanıtlayanlar, bir saat daha gecikenlere göre yaklaşık 7 kat, bir gün gecikenlere göre 60 kattan fazla sıklıkla karar vericiyle gerçek bir görüşme yaptı (Oldroyd, McElheran ve Elkington, Harvard Business Review, Mart 2011).',
    asks: [
      '{bir saat içinde cevap verenlerin oranı}',
      '{bir saat içinde cevap veren} {şirketlerin|müşterilerin|insanların|} {oranı kaç|yüzdesi ne|yüzde kaç}',
      'firmaların {yüzde kaçı|ne kadarı|kaçı} {hiç yanıt vermiyor|bir saatte yanıt veriyor|bir günden uzun sürede yanıtlıyor|taleplere hızlı dönüyor}',
      '{yüzde 37|60 kat|7 kat|2241 firma} {nereden geliyor|kim ölçtü|kaynağı ne}',
      '{harvard business review araştırması|taleplere yanıt süresi|neden hızlı yanıt önemli|bir saat içinde yüzde 37|60 kat daha fazla}',
    ],
  },
  funding: {
    chip: 'Şirketi kim finanse ediyor?',
    answer:
      'Site {brand} yatırımcıları, yatırım turları veya cirosu hakkında bir şey söylemiyor. Ekibimize sorun: {email}.',
    asks: [
      '{yatırımcılar}',
      '{yatırımcı|yatırım aldınız mı}',
      '{kim|hangi yatırımcılar} {sizi finanse ediyor|size yatırım yaptı|arkanızda|parleye yatırım yaptı|ortağınız}',
      '{ne kadar|kaç para} {yatırım aldınız|cironuz var|sermayeniz var|kazanıyorsunuz|fon topladınız}',
      '{yatırım turu|fonlama|girişim sermayesi|a serisi|kârlı mısınız|yıllık ciro|hissedarlar}',
    ],
  },
  terms: {
    chip: 'Kullanım koşulları nerede?',
    answer:
      'Sitede gizlilik sayfası var ama genel koşullar yayımlanmamış. Paketler aylık, {noticeDays} gün önceden bildirimle; {enterprise} paketinin SLA’lı kendi sözleşmesi var. Hukuk biriminiz önce okumak isterse isteyin: {email}.',
    asks: [
      '{kullanım koşulları|şartlar ve koşullar|sözleşme metni|örnek sözleşme|hizmet şartları|genel şartlar} {nerede|var mı|okuyabilir miyim|gönderir misiniz|}',
      '{hukuk birimimiz|avukatımız} {sözleşmeyi okumak istiyor|şartları soruyor|koşulları istiyor}',
      '{küçük yazılar|hukuki sorumluluk|uygulanacak hukuk}',
    ],
  },
};
