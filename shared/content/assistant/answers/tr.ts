import type { Answers } from '../types.ts';

export const answers: Answers = {
  greeting:
    'Merhaba! Ben {brand} asistanıyım. Chatbotlarımız, fiyatlar, entegrasyonlar ve ücretsiz danışmanlık randevusu konusunda yardımcı olabilirim.',
  services:
    'İşletmeler için yapay zekâ chatbotları geliştiriyoruz: müşteri hizmetleri botları, satış otomasyonu ve özel entegrasyonlar. {languages} dilde günün her saati çalışırlar ve ilk sürüm {hours} saatte hazır olur.',
  askIndustry: 'Hangi sektördesiniz?',
  askVolume: 'Ayda yaklaşık kaç mesaj alıyorsunuz?',
  offer: 'Ücretsiz bir danışmanlık randevusu almak ister misiniz?',
  industryIntro: '{industry}: {pitch}',
  industries: {
    ecommerce: [
      'E-ticaret',
      'bot sipariş ve teslimat sorularını yanıtlar, ürün önerir, iadeleri yürütür ve terk edilen sepetleri geri kazanır.',
    ],
    healthcare: [
      'Sağlık',
      'bot randevu taleplerini alır, çalışma saatleri, sigorta ve hazırlık sorularını yanıtlar, tıbbi konuları ekibinize aktarır.',
    ],
    finance: [
      'Finans',
      'bot ürünleri açıklar, başvuru için gerekenleri toplar, hesap sorularını yanıtlar ve danışmanlığı yetkili çalışanlarınıza bırakır.',
    ],
    realestate: [
      'Gayrimenkul',
      'bot alıcı ve kiracıların ihtiyaçlarını belirler, ilan sorularını yanıtlar ve gösterim ayarlar.',
    ],
    education: [
      'Eğitim',
      'bot kurs, ücret ve kayıt sorularını yanıtlar, öğrencileri doğru kişiye yönlendirir.',
    ],
    hospitality: [
      'Otel ve turizm',
      'bot rezervasyon taleplerini alır, misafirlere gece gündüz yardımcı olur, oda yükseltme ve yerel öneriler sunar.',
    ],
    fitness: ['Fitness', 'bot ders ve deneme seansı ayarlar, üyelikleri açıklar ve hatırlatma gönderir.'],
    restaurant: [
      'Restoran',
      'bot masa rezervasyonu alır, menü ve alerjen sorularını yanıtlar, sipariş alır.',
    ],
    automotive: [
      'Otomotiv',
      'bot test sürüşü ve servis randevusu ayarlar, araç ve finansman sorularını yanıtlar.',
    ],
    professional: [
      'Profesyonel hizmetler',
      'bot talepleri değerlendirir, ilk görüşme için gerekenleri toplar ve görüşmeyi ayarlar.',
    ],
  },
  template: 'Bunun için hazır bir şablonumuz var, {from}–{to} günde size uyarlanır; galerimizde deneyin.',
  platformIntro: 'Platform paketleri (botu platformumuzda siz yönetirsiniz):',
  planLine: '{plan}: aylık {price}, {messages} mesaja kadar',
  planCustom: '{plan}: fiyat talebe göre, sınırsız mesaj',
  managedIntro: 'Tam yönetilen hizmet (her şeyi sizin için kurar ve yürütürüz):',
  managedLine: '{plan}: aylık {price}, {count} görüşme',
  managedUnlimited: '{plan}: aylık {price}, sınırsız görüşme',
  fit: 'Ayda yaklaşık {volume} mesaj için {plan} platform paketi uygundur: aylık {price}, {messages} mesaja kadar.',
  fitCustom:
    'Ayda yaklaşık {volume} mesaj için {plan} platform paketi gerekir: sınırsız mesaj, fiyat talebe göre.',
  managedFrom: 'Her şeyi bize bırakmak isterseniz tam yönetilen hizmet aylık {price} fiyatla başlar.',
  managedFit: 'Ayda yaklaşık {volume} görüşme için tam yönetilen {plan} hizmeti uygundur: aylık {price}.',
  integrations:
    'Botlarımız {list} ile ve API üzerinden diğer sistemlerle bağlanır. {starter} {count} entegrasyon içerir, {professional} ise ihtiyacınız kadar. Özel entegrasyonun tek seferlik ücreti {price}.',
  timeline: 'İlk sürüm {hours} saatte hazır olur; işletmenize uyarlamak sektöre göre {from}–{to} gün sürer.',
  security:
    'Güvenlik her pakete dahildir: {badges}. Veriler şifreli iletilir. {professional} HIPAA için hazırdır; {enterprise} SSO ve kendi sunucunuzda kurulum ekler. Ayrıntılar için {email} adresine yazabilirsiniz.',
  languages:
    'Chatbotlarımız {languages} dili destekler; burada sohbette {count} dil konuşuyorum. Botunuz için ek bir dil aylık {price}.',
  bookingInfo:
    'Danışmanlık ücretsizdir: bir gün ve {from}–{to} arasında ({zone} saati) yarım saatlik bir aralık seçer, ihtiyacınızı kısaca yazarsınız. Bu bir taleptir; {hours} saat içinde onaylarız. Randevu almak istediğinizi söylemeniz yeterli.',
  book: 'Memnuniyetle! Randevu formunu açıyorum: gün ve saat seçin, {hours} saat içinde onaylayacağız.',
  contactInfo:
    'Ekibimize {email} adresinden ulaşabilirsiniz; {hours} saat içinde yanıtlarız. Sizinle iletişime geçmemizi isterseniz söylemeniz yeterli.',
  contact: 'Elbette. İletişim formunu açıyorum; ekibimiz {hours} saat içinde size dönecek.',
  thanks: 'Rica ederim! Başka nasıl yardımcı olabilirim?',
  bye: 'Hoşça kalın, ziyaretiniz için teşekkürler!',
  complaint:
    'Yaşadığınız sıkıntı için üzgünüm. Ekibimizden biri yardımcı olabilir: {email} adresine yazın ya da sizinle iletişime geçmemizi istediğinizi söyleyin.',
  offTopic:
    'Üzgünüm, yalnızca chatbotlarımız hakkında yardımcı olabilirim: hizmetler, fiyatlar, entegrasyonlar, güvenlik ve danışmanlık randevusu. Ne öğrenmek istersiniz?',
  decline: 'Tamam. Başka bir sorunuz olursa buradayım.',
  apology: 'Üzgünüm, şu anda yanıt vermekte zorlanıyorum. Lütfen tekrar deneyin.',
  demo: {
    greeting: 'Merhaba! Ben {business} sanal asistanıyım. Nasıl yardımcı olabilirim?',
    hours: 'Çalışma saatlerimiz: {value}',
    prices: 'Fiyatlarımız (bu demonun örnek fiyatları):',
    services: 'Şu konularda yardımcı olabilirim:',
    location: 'Bizi burada bulabilirsiniz: {value}',
    booking:
      'Memnuniyetle. İstediğiniz gün ve saati, bir de adınızı yazın; {business} ekibi onaylar. (Bu bir demodur: gerçekte rezervasyon yapılmaz.)',
    human: 'Sizi {business} ekibine aktarıyorum. Ayrıca buradan ulaşabilirsiniz: {value}.',
    thanks: 'Rica ederim! Başka bir isteğiniz var mı?',
    unknown: 'Bundan emin değilim; {business} ekibi bilir. Örneğin bana şunları sorabilirsiniz:',
  },
};
