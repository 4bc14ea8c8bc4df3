import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Hangi kurs bana uygun?',
    'Kurslar ne kadar?',
    'Bir sonraki kurs ne zaman başlıyor?',
    'Çevrim içi öğrenebilir miyim?',
    'Nasıl kaydolurum?',
  ],
  useCases: [
    'Seviyeye, hedefe ve programa göre kurs önerisi',
    'Kayıt ve ücret soruları',
    'Son tarihler, belgeler ve sınav günleri',
    'Mevcut öğrencilere günün her saati destek',
    'Açık günler ve deneme dersi randevuları',
  ],
  can: 'Kurs önerir; ücret, tarih, sınav ve kayıt sorularını yanıtlar, deneme dersi ayarlarım. Öğrenciler sordukları anda, kendi dillerinde öneri alır; ofis de tekrarlayan sorulardan kurtulur.',
  hours: 'ofis pazartesi-cuma 9:00-19:00, cumartesi 10:00-14:00; dersler 21:30’a kadar',
  location: '5 Linden Court, üçüncü kat, merkez istasyona iki dakika',
  services: 'Akşam kursları|Yoğun kurslar|Çevrim içi kurslar|Sınava hazırlık|Şirket eğitimleri',
  prices:
    'Akşam kursu, 10 hafta: {evening}|Yoğun kurs, 4 hafta: {intensive}|Çevrim içi kurs, 8 hafta: {online}|Resmî sınav: {exam}|Deneme dersi: {trial}',
  items: {
    trial: [
      'deneme dersi istiyorum|bir ders deneyebilir miyim|deneme dersi ayarla|kaydolmadan önce denemek|derse misafir girebilir miyim',
      'Memnuniyetle: deneme dersi {trial} (örnek fiyat) ve kaydolduğunuzda ücretten düşülür.',
    ],
    advice: [
      'hangi kursu önerirsiniz|seviyem ne|yeni başlıyorum|İspanyolca öğrenmek istiyorum|seviye testi|hedefime göre kurs|İngilizcem orta düzeyde',
      'Çalışanların çoğu akşam kursunu seçer; bir ayda sonuç gerekiyorsa yoğun kursu, çok seyahat ediyorsanız çevrim içi kursu. On dakikalık seviye testi grubunuzu bulur, deneme dersi de uyup uymadığını gösterir.',
    ],
    cost: [
      'kurs ücretleri|akşam kursu kaç para|yoğun kursun fiyatı|pahalı mı|taksitle ödeme',
      'Akşam kursu {evening}, yoğun kurs {intensive}, çevrim içi {online} (örnek fiyatlar). Kitaplar dahil, iki taksitle ödeyebilirsiniz.',
    ],
    start: [
      'başlangıç tarihleri|ne zaman başlayabilirim|yeni dönem ne zaman|sonradan katılabilir miyim|ders programı',
      'Akşam ve çevrim içi kurslar iki ayda bir ayın ilk haftasında, yoğun kurslar her pazartesi başlar. İlk haftanın sonuna kadar katılabilirsiniz.',
    ],
    online: [
      'online kurs|uzaktan eğitim|evden öğrenmek|Zoom dersleri|ders kayıtları izlenebiliyor mu',
      'Evet: en fazla sekiz kişilik gruplarda canlı, sekiz hafta boyunca haftada iki akşam, {online} (örnek fiyat). Ders kayıtları bir ay açık kalır.',
    ],
    enrol: [
      'kursa kayıt|kayıt olmak istiyorum|başvuru|kayıt için hangi belgeler gerekli|son başvuru tarihi|kursa yazılmak',
      'On dakikalık seviye testini yapın, kursu seçin, adınızı ve doğum tarihinizi gönderin; ofis yerinizi bir iş günü içinde onaylar. Son tarih ilk haftanın sonudur.',
    ],
    openDay: [
      'açık gün|okulu gezmek|tanıtım günü|ne zaman gelip bakabilirim',
      'Bir sonraki açık gün ayın ilk cumartesisi, 10:00-14:00. Deneme dersine de gelebilirsiniz, {trial} (örnek fiyat).',
    ],
    certificate: [
      'sertifika alıyor muyum|resmî sınav|TOEFL|IELTS|sınav tarihi|diploma|sınava hazırlık',
      'Derslerin yüzde 80’ine katılan herkes sertifikamızı alır. Resmî sınav {exam} (örnek fiyat) ve yılda dört kez yapılır; dört hafta önce kimlikle kaydolun.',
    ],
    groups: [
      'gruplar kaç kişilik|sınıfta kaç öğrenci var|sınıf mevcudu|küçük gruplar|özel ders',
      'Altı ile on iki kişi, çevrim içi en fazla sekiz.',
    ],
    visa: [
      'öğrenci vizesi|konaklamaya yardım ediyor musunuz|aile yanında kalmak|yurt|yabancı ülkeden geliyorum|kabul mektubu',
      'Vizeniz için kayıt belgesi düzenler, bir ailenin yanında oda bulmanıza yardım ederiz.',
    ],
    student: [
      'sizin öğrencinizim|dersi kaçırdım|grubumu değiştirmek|bugün hastayım|hesabıma giremiyorum|ödevim nerede',
      'Memnuniyetle: kaçırılan dersler bir ay boyunca kayıtlarda, grup değişikliği ikinci haftaya kadar ücretsiz, kalan her konuda ofis bir sonraki iş günü yardımcı olur.',
    ],
  },
  tasks: {
    trial: {
      done: 'Deneme dersiniz not edildi:',
      choice: 'Hangi dili denemek istersiniz: İngilizce, İspanyolca yoksa Almanca?',
    },
  },
  options: {
    english: ['İngilizce', 'ingilizce*'],
    spanish: ['İspanyolca', 'ispanyolca*'],
    german: ['Almanca', 'almanca*'],
  },
  states: {},
};
