import type { Dialogues } from './types.ts';

export const dialogues: Dialogues = {
  restaurant: {
    said: [
      'Masa ayırtabilir miyim?',
      'cuma günü dört kişi',
      'saat 8',
      'vegan yemekleriniz var mı?',
      'Kemal',
      'hayır, beş kişi',
    ],
    ends: ['5', '27 Kasım Cuma', '20:00', 'Kemal'],
  },
  ecommerce: {
    said: ['Siparişim nerede?', 'FT-1042', 'iade etmek istiyorum', 'çok küçük geldi'],
    ends: ['FT-1042', 'Olmadı'],
  },
  education: {
    said: ['Bir ders deneyebilir miyim?', 'İspanyolca', 'yarın akşam saat 6', 'Benim adım Ayla Demir'],
    ends: ['İspanyolca', '23 Kasım Pazartesi', '18:00', 'Ayla Demir'],
  },
  'real-estate': {
    said: [
      'Görme randevusu ayarlayabilir miyim?',
      'liman loftu',
      'salı saat 10',
      'evcil hayvana izin var mı?',
      'Can Yıldız',
    ],
    ends: ['Liman loftu', '24 Kasım Salı', '10:00', 'Can Yıldız'],
  },
  healthcare: {
    said: ['Randevu almak istiyorum', 'kontrol', 'çarşamba sabah 9’da', 'Lale Kaya'],
    ends: ['Kontrol', '25 Kasım Çarşamba', '9:00', 'Lale Kaya'],
  },
  fitness: {
    said: ['Önce deneyebilir miyim?', 'yoga', '28 Kasım', 'sabah saat 10', 'Mert'],
    ends: ['Yoga', '28 Kasım Cumartesi', '10:00', 'Mert'],
  },
  automotive: {
    said: ['Test sürüşü ayarlayabilir miyim?', 'elektrikli olan', 'öbür gün 15:30', 'Selim'],
    ends: ['Kompakt elektrikli', '24 Kasım Salı', '15:30', 'Selim'],
  },
  'professional-services': {
    said: ['Avukata ihtiyacım var', 'bir sözleşme', 'perşembe 15:00', 'bu ne kadar?', 'Ada Tan'],
    ends: ['Sözleşme', '26 Kasım Perşembe', '15:00', 'Ada Tan'],
  },
};
