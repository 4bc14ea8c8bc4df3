import type { Answers } from '../types.ts';

export const answers: Answers = {
  askVolume: 'Ayda yaklaşık kaç mesaj alıyorsunuz?',
  offer: 'Ücretsiz bir danışmanlık randevusu almak ister misiniz?',
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
  decline: 'Tamam. Başka bir sorunuz olursa buradayım.',
  yearly: 'Yılda {total} eder.',
  firstMonth: 'İlk ay {total} eder.',
  difference: 'Fark: aylık {amount}.',
  apology: 'Yaşadığınız sıkıntı için üzgünüm.',
  perhaps: 'Doğru anladığımdan emin değilim; belki bu yardımcı olur:',
};
