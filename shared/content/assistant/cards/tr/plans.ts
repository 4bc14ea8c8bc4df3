import type { AreaAnswers } from '../types.ts';

export const plans: AreaAnswers<'plans'> = {
  prices: {
    chip: 'Bir chatbot ne kadar?',
    answer: '{platformPrices}\n\n{managedPrices}\n\nHiçbir pakette kurulum ücreti yoktur.',
  },
  starter: {
    chip: 'Starter paketinde neler var?',
    answer:
      'Platform paketi {starter}, GPT-3.5 Turbo ile aylık {starterPrice}: ayda {starterMessages} mesaj, {starterIntegrations} entegrasyon (Slack, Email, Web), temel analiz, e-posta desteği ve kendi markanız, tek dilde. Tek web sitesi ve tek ekibi olan küçük işletmelere uygundur.',
  },
  professional: {
    chip: 'Professional paketinde neler var?',
    answer:
      'Platform paketi {professional} temel fiyatla aylık {professionalPrice}: ayda {professionalMessages} mesaj, sınırsız entegrasyon, gelişmiş analiz, 7/24 öncelikli destek, isteğe bağlı Claude 3 Sonnet (o zaman {sonnetProfessional}), HIPAA hazırlığı, birden çok dil, A/B testi ve özel iş akışları. En çok tercih edilen paketimizdir.',
  },
  enterprise: {
    chip: 'Enterprise paketinde neler var?',
    answer:
      'Platform paketi {enterprise} size özel fiyatlandırılır: sınırsız mesaj, size ayrılmış altyapı veya kendi sunucunuzda kurulum, SSO, Claude 3 Opus, size özel destek, SLA ve ileri düzey güvenlik. İhtiyacınızı yazın, bir çalışanımız {hours} saat içinde teklif hazırlar.',
  },
  compare: {
    chip: 'Paketler arasındaki fark ne?',
    answer:
      '{starter} (aylık {starterPrice}): {starterMessages} mesaj, {starterIntegrations} entegrasyon, tek dil, temel analiz, e-posta desteği.\n{professional} (aylık {professionalPrice}): {professionalMessages} mesaj, sınırsız entegrasyon, birden çok dil, gelişmiş analiz, A/B testi, HIPAA hazırlığı, 7/24 destek.\n{enterprise} (özel fiyat): sınırsız mesaj, kendi altyapınız, SSO, SLA, size özel destek.',
  },
  whichPlan: {
    chip: 'Bana hangi paket uygun?',
    answer:
      'Aylık mesaj sayınıza bağlı: {starterMessages} mesaja kadar {starter} yeterli, {professionalMessages} mesaja kadar {professional}, daha fazlası için {enterprise}. Birden çok dil, HIPAA veya A/B testi için de {professional} gerekir. Ayda yaklaşık kaç mesaj alıyorsunuz?',
  },
  managed: {
    chip: 'Yönetilen hizmet ne kadar?',
    answer:
      '{managedPrices}\n\nTam yönetilen hizmette botu sizin için biz kurar, çalıştırır ve takip ederiz.',
  },
  managedOrPlatform: {
    chip: 'Platform mu, yönetilen hizmet mi?',
    answer:
      'Platform paketinde (aylık {starterPrice} fiyatından başlar) botu platformumuzda kendiniz yönetirsiniz. Tam yönetilen hizmette (aylık {managedStarter} fiyatından başlar) botu biz kurar, çalıştırır ve sürekli geliştiririz. İlkinde mesajlar, ikincisinde görüşmeler sayılır.\n{managedPairs}',
  },
  cheapest: {
    chip: 'En ucuz nasıl başlarım?',
    answer:
      'En uygun seçenek platform paketi {starter}: aylık {starterPrice}, {starterMessages} mesaja kadar, kurulum ücreti ve uzun süreli sözleşme olmadan.',
  },
  setupFee: {
    chip: 'Kurulum ücreti var mı?',
    answer:
      'Hayır. Hiçbir paketimizde kurulum ücreti yoktur, yalnızca aylık ücreti ödersiniz. Tek seferlik ücret sadece özel entegrasyon ({integrationPrice}) veya gelişmiş eğitim ({trainingPrice}) gibi ek hizmetlerde vardır.',
  },
  contract: {
    chip: 'Asgari sözleşme süresi var mı?',
    answer:
      'Uzun süreli sözleşme yok: paketler aydan aya sürer ve {noticeDays} gün önceden haber vererek istediğiniz zaman ayrılabilirsiniz.',
  },
  cancel: {
    chip: 'Nasıl iptal ederim?',
    answer:
      '{noticeDays} gün önceden haber vererek istediğiniz zaman iptal edebilirsiniz; sebep göstermeniz gerekmez, uzun süreli sözleşme yoktur. {email} adresine bir mesaj yeterlidir.',
  },
  trial: {
    chip: 'Ücretsiz deneyebilir miyim?',
    answer:
      'Burada birçok şeyi ücretsiz deneyebilirsiniz: şablonlarımızın demo botlarıyla konuşun, akış oluşturucuda kendi akışınızı kurun, ücretsiz danışmanlık alın. Ücretsiz bir paket veya deneme süresi sunduğumuzu söylemiyoruz; kurulum ücreti olmadığı ve {noticeDays} gün önceden haber vererek iptal edebildiğiniz için gerçek bir denemenin en küçük yolu bir ay {starter} ({starterPrice}).',
  },
  discount: {
    chip: 'İndirim var mı?',
    answer:
      'Sitede indirim belirtilmiyor; ne yıllık ödeme ne girişimler ne de dernekler için, bu yüzden söz veremem. Ekibimize sorun: {email} adresine yazarak ya da ücretsiz danışmanlıkta durumunuza göre teklif alabilirsiniz.',
  },
  payment: {
    chip: 'Nasıl ödeme yaparım?',
    answer:
      'Fiyatlar ABD doları cinsindendir ve aylık ödenir. Hangi ödeme yöntemlerinin ve faturaların olduğu, vergilerin eklenip eklenmediği sitede yazmıyor; ekibimiz bunu başlamadan önce sizinle netleştirir: {email}.',
  },
  overage: {
    chip: 'Mesaj sınırını aşarsam ne olur?',
    answer:
      'Hiçbir şey durmaz: yoğun aylarda ek görüşmelerin her biri {conversationPrice}, her pakette. Her ay oluyorsa genellikle bir üst paket daha ucuza gelir.',
  },
  addOns: {
    chip: 'Hangi ek hizmetler var?',
    answer:
      'Her pakete eklenebilenler:\n- ek dil: aylık {languagePrice}\n- ek görüşmeler: her biri {conversationPrice}\n- özel entegrasyon: tek seferlik {integrationPrice}\n- gelişmiş eğitim: tek seferlik {trainingPrice}',
  },
  addLanguage: {
    chip: 'Ek dil ne kadar?',
    answer:
      'Botunuz için ek bir dil aylık {languagePrice}, yazılmış ve kontrol edilmiş olarak. {professional} ve {enterprise} birden çok dil konuşur, {starter} tek dil.',
  },
  addIntegration: {
    chip: 'Özel entegrasyon ne kadar?',
    answer:
      'Kendi sisteminize bağlantı demek olan özel entegrasyon tek seferlik {integrationPrice}. {starter} {starterIntegrations} standart entegrasyon içerir, {professional} ihtiyacınız kadar.',
  },
  addTraining: {
    chip: 'Gelişmiş eğitim nedir?',
    answer:
      'Gelişmiş eğitim tek seferlik {trainingPrice}: botu belgeleriniz ve geçmiş görüşmelerinizle eğitiriz.',
  },
  switchPlan: {
    chip: 'Sonradan paket değiştirebilir miyim?',
    answer:
      'Evet. Paketler aydan aya sürer, mesaj sayınız değiştikçe daha büyüğüne veya küçüğüne geçebilirsiniz; {email} adresine yazın, ekibimiz geçişi sizinle yapar.',
  },
  refund: {
    chip: 'Para iadesi var mı?',
    answer:
      'Site para iadesi veya iade garantisi sözü vermiyor, ben de veremem. Kesin olan: kurulum ücreti yok, uzun süreli sözleşme yok ve {noticeDays} gün önceden haber vererek iptal edebilirsiniz. Fazlası için {email} adresine yazın.',
  },
  messageCount: {
    chip: 'Ne mesaj sayılıyor?',
    answer:
      'Platform paketlerinde aylık mesajlar, tam yönetilen hizmette görüşmeler sayılır; bir görüşme genellikle birkaç mesajdan oluşur. Site bunu daha ayrıntılı tanımlamıyor; sizin durumunuzda nasıl sayılacağını ekibimize sorun: {email}.',
  },
  seats: {
    chip: 'Kullanıcı başına ücret var mı?',
    answer:
      'Hayır, kullanıcı lisansı yok: bütün ekibiniz girebilir. Fiyat mesajlara bağlıdır, çalışan sayısına değil.',
  },
  custom: {
    chip: '50.000 mesajdan fazlası gerekirse?',
    answer:
      'Ayda {professionalMessages} mesajın üstünde fiyat size özel belirlenir: hesaplayıcı yaklaşık tutarı gösterir; 100.000 mesajdan fazlası veya kendi altyapınız için satış ekibimiz {hours} saat içinde teklif verir.',
  },
  modelPrices: {
    chip: 'Daha iyi modeller ne kadar?',
    answer:
      'Fiyat modele göre değişir: {starter} GPT-3.5 Turbo ile {starterPrice}, Claude 3 Sonnet ile {sonnetStarter}, Claude 3 Opus ile {opusStarter}; {professional} ise sırasıyla {professionalPrice}, {sonnetProfessional} ve {opusProfessional}. Fiyat sayfasındaki hesaplayıcı sizin hacminiz için gösterir.',
  },
  perThousand: {
    chip: '1.000 mesaj kaça geliyor?',
    answer:
      'Tam kullanıldığında 1.000 mesaj {starter} planında {starterThousand}, {professional} planında {professionalThousand} eder. Fiyat sayfasındaki hesaplayıcı bunu sizin hacminiz ve modeliniz için gösterir.',
  },
  integrationCount: {
    chip: 'Paket başına kaç entegrasyon var?',
    answer:
      '{starter} paketinde {starterIntegrations} entegrasyon (Slack, Email, Web), {professional} paketinde sınırsız. Kendi sisteminizi bağlamak bir kereye mahsus {integrationPrice}.',
  },
};
