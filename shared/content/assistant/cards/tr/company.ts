import type { AreaAnswers } from '../types.ts';

export const company: AreaAnswers<'company'> = {
  about: {
    chip: 'Siz kimsiniz?',
    answer:
      '{legalName} işletmeler için yapay zekâ chatbotları geliştirir: müşteri hizmetleri botları, satış otomasyonu ve özel entegrasyonlar; üzerinde çalıştıracağınız bir platformla ya da tam yönetilen hizmet olarak.',
  },
  people: {
    chip: 'Şirket ne kadar büyük?',
    answer:
      'Sitede {brand} şirketini kimin kurduğu, ekibin büyüklüğü ve kuruluş tarihi yazmıyor. Ekibimiz memnuniyetle anlatır: {email}.',
  },
  location: {
    chip: 'Neredesiniz?',
    answer:
      'Çalışma saatlerimiz {zone} saat dilimine göredir; sitede sokak adresi yok. {email} adresine yazın veya danışmanlık alın, görüşme çevrimiçi yapılır.',
  },
  hours: {
    chip: 'Ne zaman ulaşabilirim?',
    answer:
      'Ben günün her saati yanıt veririm. Ekibimiz {from}–{to} arasında ({zone} saati) danışmanlık verir ve mesajları {hours} saat içinde yanıtlar.',
  },
  contact: {
    chip: 'Size nasıl ulaşırım?',
    answer:
      '{email} adresine yazın, {hours} saat içinde yanıtlarız. Ya da burada veya sayfadaki iletişim formuna mesaj bırakın: her birini bir insan okur.',
  },
  phone: {
    chip: 'Telefon numaranız var mı?',
    answer:
      'Sitede telefon numarası yok. İletişim formuna numaranızı bırakın, biz arayalım; ya da belirli bir saat için danışmanlık alın.',
  },
  careers: {
    chip: 'İş ilanınız var mı?',
    answer: 'Sitede açık pozisyon yok; {email} adresine “Kariyer” konusuyla yazın.',
  },
  press: {
    chip: 'Basından arıyorum',
    answer: 'Basın için: {email} adresine “Basın” konusuyla yazın.',
  },
  customers: {
    chip: 'Referanslarınız var mı?',
    answer:
      'Sitede müşteri adı veya başarı hikâyesi yok. Bunun yerine kaynağıyla yayımlanmış araştırmalar ve kendiniz deneyebileceğiniz {templates} sektörün demo botları var. Referans için ekibimize sorun: {email}.',
  },
  results: {
    chip: 'Başkaları ne sonuç alıyor?',
    answer:
      'Sayfada kaynağıyla yayımlanmış araştırmalardan alıntı yaparız: online sepetlerin %70’i terk ediliyor, alınan randevuların %23’üne gelinmiyor, yapay zekâ yardımcısı olan destek çalışanları saatte %14 daha çok sorun çözüyor, insanların %76’sı kendi dilinde alışverişi tercih ediyor, %81’i önce kendisi çözmeyi deniyor. Çevrimiçi bir soruyu şirketlerin %37’si bir saat içinde yanıtlıyor, %23’ü hiç yanıtlamıyor. Kaynaklar: Baymard Institute, Health Policy, NBER, CSA Research, Harvard Business Review.',
  },
  bookingHow: {
    chip: 'Nasıl danışmanlık randevusu alırım?',
    answer:
      'Bir gün ve {from}–{to} arasında ({zone} saati) yarım saatlik bir aralık seçip ihtiyacınızı kısaca yazarsınız. Ücretsizdir ve bir taleptir: {hours} saat içinde onaylarız. Aşağıdaki düğme formu açar.',
  },
  book: {
    chip: 'Ücretsiz danışmanlık al',
    answer: 'Memnuniyetle! Randevu formunda bir gün ve saat seçin; {hours} saat içinde onaylarız.',
  },
  contactMe: {
    chip: 'Benimle iletişime geçin',
    answer: 'Elbette. Bilgilerinizi iletişim formuna bırakın; ekibimiz {hours} saat içinde size döner.',
  },
  consultation: {
    chip: 'Danışmanlıkta ne oluyor?',
    answer:
      'Ücretsizdir, {slot} dakika sürer ve çevrimiçi yapılır: müşterilerinizin ne sorduğuna bakar, bir botun sizin için ne yapıp yapamayacağını dürüstçe söyleriz; ilk plan ve fiyatla birlikte.',
  },
  partners: {
    chip: 'Ortaklarla çalışıyor musunuz?',
    answer:
      'Sitede ortaklık, bayilik veya satış ortaklığı programı yok. Ne düşündüğünüzü {email} adresine yazın.',
  },
  complaint: {
    chip: 'Bir şikâyetim var',
    answer:
      'Yaşadığınız sıkıntı için üzgünüm. Ekibimizden biri yardımcı olabilir: {email} adresine yazın veya aşağıdaki düğmeyle mesaj bırakın, {hours} saat içinde size döneriz.',
  },
  responseTime: {
    chip: 'Ne zaman dönüş yaparsınız?',
    answer: '{hours} saat içinde: her mesajı bir insan okur ve ilk plan ile fiyatla yanıt verir.',
  },
  buy: {
    chip: 'Nasıl sipariş veririm?',
    answer:
      'Sitede ödeme sayfası yok: istediğiniz paketi iletişim formuyla veya ücretsiz danışmanlıkta bildirin, bir çalışanımız sizinle kurar; ilk sürüm {firstHours} saat içinde.',
  },
  noShows: {
    chip: 'Yüzde 23 gelmeme oranı nereden?',
    answer:
      '105 çalışmanın derlemesinden: Dantas et al., Health Policy 122(4), 2018. Alınan randevuların %23’üne gelinmiyor; bu yayımlanmış araştırmadır, bizim rakamımız değil. Bot hatırlatır, randevuyu iki mesajla değiştirir ve boşalan saati bekleyene sunar.',
  },
  fastReply: {
    chip: 'Firmalar ne kadar hızlı yanıt veriyor?',
    answer:
      '2.241 ABD firmasının %37’si çevrimiçi talebe bir saat içinde, %16’sı bir gün içinde, %24’ü daha sonra yanıt verdi; %23’ü hiç vermedi. Bir saat içinde yanıtlayanlar, bir saat daha gecikenlere göre yaklaşık 7 kat, bir gün gecikenlere göre 60 kattan fazla sıklıkla karar vericiyle gerçek bir görüşme yaptı (Oldroyd, McElheran ve Elkington, Harvard Business Review, Mart 2011).',
  },
  funding: {
    chip: 'Şirketi kim finanse ediyor?',
    answer:
      'Site {brand} yatırımcıları, yatırım turları veya cirosu hakkında bir şey söylemiyor. Ekibimize sorun: {email}.',
  },
  terms: {
    chip: 'Kullanım koşulları nerede?',
    answer:
      'Sitede gizlilik sayfası var ama genel koşullar yayımlanmamış. Paketler aylık, {noticeDays} gün önceden bildirimle; {enterprise} paketinin SLA’lı kendi sözleşmesi var. Hukuk biriminiz önce okumak isterse isteyin: {email}.',
  },
};
