import type { AreaAnswers } from '../types.ts';

export const site: AreaAnswers<'site'> = {
  roi: {
    chip: 'Bot bize ne kadar tasarruf sağlar?',
    answer:
      'Öğrenme yolundaki ROI hesaplayıcı şöyle hesaplar: kişi × saatlik ücret × günlük saat × {roiShare}, ayda 22 iş günü. Saati 25 dolardan günde iki saat çalışan on kişi ayda yaklaşık {roiMonthly}, yılda {roiYearly} tasarruf eder. Kendi rakamlarınızı oraya girin.',
  },
  calculator: {
    chip: 'Fiyat hesaplayıcı var mı?',
    answer:
      'Evet, fiyat sayfasında: mesaj sayınızı (ayda 1.000–100.000) ve modelinizi seçin, paketi ve fiyatı hemen görün; dökümü bağlantı olarak paylaşabilirsiniz.',
  },
  competitors: {
    chip: 'Intercom ile farkınız ne?',
    answer:
      'Aynı koşulda, yalnızca platform ve mesaj ücretleriyle, ayda 25.000 mesajda tahminimiz {oursAt25k}; Intercom için {intercomAt25k}, Drift için {driftAt25k}, Zendesk için {zendeskAt25k}. Tahminler bize aittir, tarih: {estimatesDate}; fiyat sayfasındaki döküm her birinin taban ücretini ve birim fiyatını gösterir.',
  },
  saving: {
    chip: '%67 nereden geliyor?',
    answer:
      '%{savingPercent} bizim tahminimiz: ayda 25.000 mesajda Intercom’a göre, orada {intercomAt25k}, bizde {oursAt25k}, yalnızca platform ve mesaj ücretleri. Fiyat sayfasındaki maliyet dökümü hesabı gösterir.',
  },
  learning: {
    chip: 'Öğrenme yolu nedir?',
    answer:
      'Bir chatbotun sizin için ne yapabileceğini gösteren beş kısa adım: karşılama, sektörler, demo, ROI hesaplayıcı, paketler. Puan ve başarı toplar, bütçe toplantısında savunabileceğiniz bir rakamla ayrılırsınız. İlerlemeniz tarayıcınızda kalır.',
  },
  points: {
    chip: 'Puanlar ne için?',
    answer:
      'Puanlar öğrenme yolunda ne kadar ilerlediğinizi gösterir: adımlar 50–125, başarılar 500’e kadar puan getirir, seviyeniz onlarla yükselir. Eğlence ve öğrenme içindir, bir şey satın almaz.',
  },
  tour: {
    chip: 'Rehberli tur var mı?',
    answer:
      'Evet, sayfada altı duraklı kısa bir tur: karşılama, hizmetler, şablonlar, chatbot, fiyatlar ve iletişim. Öğrenme yolundan başlatırsınız, istediğiniz an geçebilirsiniz.',
  },
  demo: {
    chip: 'Demo görebilir miyim?',
    answer:
      'Evet, üç şekilde: sayfadaki küçük hazır demo, galerideki {templates} şablonumuzun demo botları ve bir çalışanımızın işletmenize göre gösterdiği ücretsiz danışmanlık.',
  },
  builder: {
    chip: 'Akış oluşturucu nedir?',
    answer:
      'Görüşmeler için görsel bir düzenleyici: mesajları, düğmeli soruları, koşulları, eylemleri ve diğer sistemlere çağrıları tuvale yerleştirir, bağlar, yanında dener ve yayına alırsınız. Burada Flow Builder bölümünde hesap açmadan açıktır, isterseniz şablonla başlar. Bir çalışma alanında en çok {flows} akış, her akışta en çok {nodes} düğüm olabilir; son kullanımdan {retentionDays} gün sonra silinir. Bir akışın son {versions} sürümü saklanır.',
  },
  builderHow: {
    chip: 'Akışı nasıl yayınlarım?',
    answer:
      'Akışı kaydedip etkinleştirin: bir bağlantı ve kendi sayfalarınız için bir kod parçası alır. Sürümler saklanır, geri dönebilirsiniz; akışlar dosya olarak dışa ve içe aktarılabilir. Bir akışın son {versions} sürümü saklanır.',
  },
  blog: {
    chip: 'Blogunuzda ne var?',
    answer:
      'Chatbotların ne anladığı, tasarrufun hesabı, müşterilerin ne sorduğu, akış tasarımı, sistemleri güvenle bağlamak, Avrupa’daki bildirme kuralı, ilk dört hafta ve çok dillilik üzerine yazılar. Blog bölümünde, arama ve kategorilerle bulursunuz.',
  },
  newsletter: {
    chip: 'Bülteniniz var mı?',
    answer:
      'Evet: adresinizi herhangi bir sayfanın altına girin. Yalnızca bülten için kullanırız; ayrılmak isterseniz yazın, sileriz. Ayda bir kez gelir; {email} adresine yazarak da abone olabilirsiniz.',
  },
  account: {
    chip: 'Hesap açmam gerekir mi?',
    answer:
      'Hayır. Sohbet, şablonlar, hesaplayıcı, öğrenme yolu ve akış oluşturucu hesapsız çalışır. Bu sitede müşteri girişi yoktur.',
  },
  offline: {
    chip: 'İnternet yoksa ne olur?',
    answer:
      'Ziyaret ettiğiniz sayfalar bağlantı olmadan açılır; çevrimdışı gönderdiğiniz form tarayıcınızda bekler ve bir gün içinde kendiliğinden gönderilir.',
  },
  roiShare: {
    chip: 'Yüzde 40 tasarruf nereden geliyor?',
    answer:
      'Tasarruf hesaplayıcısındaki {roiShare} planlama için bir varsayımdır, ölçülmüş bir rakam değildir: müşteri sorularına giden zamanın, botun tek başına bitirebileceği payı. Bazı gelen kutularında daha fazla, bazılarında yarısıdır. Son iki yüz görüşmenizi ayırın, kendi payınızı bulursunuz; blogumuz nasıl olduğunu gösteriyor.',
  },
  flowLimits: {
    chip: 'Kaç akış, ne kadar süre saklanır?',
    answer:
      'Bir çalışma alanı, her biri en çok {nodes} düğümlü {flows} akış alır; bir akışın son {versions} sürümü saklanır. Son kullanımdan {retentionDays} gün sonra silinir. Dışa aktarma tüm akışları tek bir JSON dosyası olarak indirir, içe aktarma onu her tarayıcıda yeniden okur.',
  },
  nodeTypes: {
    chip: 'Hangi düğüm türleri var?',
    answer:
      'Altı temel tür: başlangıç, metin, hızlı yanıt (düğmeli soru), koşul, eylem (e-posta veya telefon alır, randevu ister, başka sisteme haber verir) ve API çağrısı. Bunların yanında değerlendirme, değişken, A/B bölme, atlama, devretme ve bitiş var.',
  },
  help: {
    chip: 'Dokümantasyon nerede?',
    answer:
      'Sayfanın altından ulaşılır: “Help Center” blogumuz, “Documentation” akış oluşturucu yazısı, “API Reference” sistem bağlama yazısıdır. Diğer her şey için {supportEmail} adresine yazın.',
  },
};
