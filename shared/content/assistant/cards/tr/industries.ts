import type { AreaAnswers } from '../types.ts';

export const industries: AreaAnswers<'industries'> = {
  templates: {
    chip: 'Hangi sektörler için şablon var?',
    answer:
      '{templates} hazır şablon var: sağlık, e-ticaret, gayrimenkul, fitness, restoran, otomotiv, eğitim ve profesyonel hizmetler. Her birinin demo botuyla galeride konuşabilirsiniz; size {daysFrom}–{daysTo} günde uyarlarız.',
  },
  customise: {
    chip: 'Şablon uyarlanabilir mi?',
    answer:
      'Evet, her şablon %100 özelleştirilebilir: metinleri, soruları, kuralları ve bağlantıları {daysFrom}–{daysTo} günde işletmenize uyarlarız, sonradan da değiştirebilirsiniz.',
  },
  ecommerce: {
    chip: 'Online mağazalar için ne var?',
    answer:
      'E-ticarette bot ürün bulur, ödeme öncesi soruları yanıtlar, siparişleri takip eder, iadeleri yürütür ve terk edilen sepeti bir kez, nazikçe hatırlatır. “Shop assistant” şablonu {days} günde uyarlanır.',
  },
  healthcare: {
    chip: 'Klinikler için ne var?',
    answer:
      'Sağlıkta bot randevu taleplerini alır, çalışma saatleri, sigorta ve hazırlık sorularını yanıtlar, hatırlatma gönderir ve acil durumda insana giden yolu açıkça gösterir; asla tıbbi tavsiye vermez. “Patient desk” şablonu {days} günde uyarlanır.',
  },
  realestate: {
    chip: 'Emlakçılar için ne var?',
    answer:
      'Gayrimenkulde bot kişinin ne aradığını öğrenir, uygun olanı gösterir, alıcı ve kiracıları değerlendirir ve gece gündüz yer gösterimi ayarlar. “Property guide” şablonu {days} günde uyarlanır.',
  },
  fitness: {
    chip: 'Spor salonları için ne var?',
    answer:
      'Fitness alanında bot ders saatlerini bilir, deneme seansı ayarlar, üyelikleri ve dondurmayı açıklar, üyelere hatırlatır. “Studio coach” şablonu {days} günde uyarlanır.',
  },
  restaurant: {
    chip: 'Restoranlar için ne var?',
    answer:
      'Restoranlarda bot masa ayırır, menü ve alerjen sorularını yanıtlar, grup menüsü planlar ve paket sipariş alır. “Front of house” şablonu {days} günde uyarlanır.',
  },
  automotive: {
    chip: 'Oto galeriler için ne var?',
    answer:
      'Otomotivde bot servis randevusu ve test sürüşü ayarlar, parça ve finansman sorularını yanıtlar, onarımın durumunu bildirir. “Service desk” şablonu {days} günde uyarlanır.',
  },
  education: {
    chip: 'Okullar için ne var?',
    answer:
      'Eğitimde bot kurs, ücret ve kayıt sorularını yanıtlar, deneme dersi ayarlar ve öğrencileri doğru kişiye yönlendirir. Şablon {days} günde uyarlanır.',
  },
  professional: {
    chip: 'Hukuk büroları ve ajanslar için?',
    answer:
      'Profesyonel hizmetlerde (hukuk büroları, mali müşavirler, danışmanlar, ajanslar) bot talepleri değerlendirir, ilk görüşme için gerekenleri toplar ve görüşmeyi ayarlar; hukuki veya vergi tavsiyesi vermez. Şablon {days} günde uyarlanır.',
  },
  finance: {
    chip: 'Banka ve sigortacılar için ne var?',
    answer:
      'Finansta bot ürünleri açıklar, başvuru için gerekenleri toplar, hesap sorularını yanıtlar ve danışmanlığı yetkili çalışanlarınıza bırakır. Henüz hazır şablonu yok; sizinle birlikte yaparız, ilk sürüm {firstHours} saat içinde.',
  },
  hospitality: {
    chip: 'Oteller için ne var?',
    answer:
      'Konaklamada bot rezervasyon taleplerini alır, misafirlere gece gündüz kendi dillerinde yanıt verir, oda yükseltme ve yerel öneriler sunar. Henüz hazır şablonu yok; sizinle birlikte yaparız, ilk sürüm {firstHours} saat içinde.',
  },
  other: {
    chip: 'Sektörüm listede yok',
    answer:
      'Başka sektörler için de bot yaparız, yakın bir şablondan veya sıfırdan: ilk sürüm {firstHours} saat içinde. Müşterilerinizin ne sorduğunu yazın ya da ücretsiz danışmanlık alın; bir botun sizin için ne yapabileceğini dürüstçe söyleriz.',
  },
  benefits: {
    chip: 'Bot işletmeye ne kazandırır?',
    answer:
      'Müşteriler gece bile, kendi dillerinde hemen yanıt alır; ekibiniz tekrar eden sorularla daha az uğraşır ve talepleri geçmişiyle birlikte alır. Sayfamızdaki araştırma: şirketlerin %37’si çevrimiçi bir talebi bir saat içinde yanıtlıyor ve onların gerçek bir görüşme yapma şansı yaklaşık 7 kat. ROI hesaplayıcı kendi rakamınızı gösterir.',
  },
  reminders: {
    chip: 'Bot hatırlatma gönderir mi?',
    answer:
      'Evet. Hastalara randevuyu, spor salonu üyelerine dersi WhatsApp veya e-postayla hatırlatır, misafirler masalarını onaylar; böylece daha az randevu kaçar.',
  },
  waitlist: {
    chip: 'Bekleme listesi tutar mı?',
    answer:
      'Evet. Fitness şablonu dolu dersler için bekleme listesi tutar, bot da boşalan yeri bekleyene sunar.',
  },
  events: {
    chip: 'Düğün ve etkinlikler için var mı?',
    answer:
      'Düğün salonu veya etkinlik mekânı için hazır şablon yok. Restoran şablonu grup ve etkinlik taleplerini zaten alır; onu size uyarlar ya da sıfırdan özel yaparız: ilk sürüm {firstHours} saat içinde.',
  },
  figures: {
    chip: '“Yüzde 90 daha hızlı” ne demek?',
    answer:
      'Şablonların üstündeki rakamlar: {templates} ve daha fazla şablon, ortalama {firstHours} saatte ilk sürüm, %90 daha hızlı kurulum, %100 özelleştirilebilir. %90’ın neye göre ölçüldüğünü site söylemiyor; ekibimiz yanıtlar: {email}.',
  },
};
