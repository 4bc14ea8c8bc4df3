import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Bu hafta randevu alabilir miyim?',
    'Sigortamı kabul ediyor musunuz?',
    'İlk muayeneme ne getirmeliyim?',
    'Reçetemi nasıl yenilerim?',
    'Acil durumda ne yapmalıyım?',
  ],
  useCases: [
    'Günün her saati randevu alma ve erteleme',
    'Sigorta, belge ve hazırlık soruları',
    'Reçete yenilemeleri muayenehane ekibine iletilir',
    'Kaçırılan randevuları azaltan hatırlatmalar',
    'Acil durumlar fark edilir ve doğru numaraya yönlendirilir',
  ],
  can: 'Randevu taleplerini alır; sigorta, belge ve hazırlık sorularını yanıtlar, reçete yenilemelerini iletir, acil durumları doğru numaraya yönlendiririm. Asla tıbbi tavsiye vermem. Telefon daha az çalar, hastalar gece ve hafta sonu da yanıt alır.',
  hours: 'pazartesi-cuma 8:00-18:00, cumartesi 9:00-13:00, pazar kapalı',
  location: '12 Cedar Street, ikinci kat, asansör ve rampa var; otopark binanın arkasında',
  services: 'Aile hekimliği|Koruyucu kontroller|Aşılar|Fizyoterapi|Kan tahlilleri|Görüntülü görüşmeler',
  prices:
    'Sigortasız kontrol: {checkup}|Tahlilli geniş kontrol: {extended}|Fizyoterapi: seansı {physio}|Seyahat aşısı danışmanlığı: {vaccination}|Görüntülü görüşme: 15 dakikası {video}',
  items: {
    appointment: [
      'randevu almak istiyorum|doktora görünmek istiyorum|yarın için randevu|boş saatiniz var mı|cuma günü kontrol olmak istiyorum|aşı olmak istiyorum|muayene randevusu',
      'Memnuniyetle bir talep not edeyim; resepsiyon onaylar. Genellikle aynı hafta içinde boş saat bulunur.',
    ],
    insurance: [
      'hangi sigortaları kabul ediyorsunuz|sigorta karşılıyor mu|sigortam öder mi|Medicare|Aetna|sigortam yok|sigorta kartı',
      'Tüm büyük sigortalarla çalışıyoruz. Lütfen kartınızı getirin; sigortasız kontrol {checkup} (örnek fiyat).',
    ],
    bring: [
      'ilk randevu için ne gerekli|yeni hastayım|hangi belgeleri getireyim|muayeneye nasıl hazırlanayım|ilk kez geliyorum',
      'Lütfen kimliğinizi, sigorta kartınızı, ilaç listenizi ve eski sonuçlarınızı getirin ve form için on dakika erken gelin.',
    ],
    prescription: [
      'reçete yenileme|ilacım bitti, tekrar lazım|reçetemi yazdırmak|ilacımı yeniden yazar mısınız|reçete',
      'İlacın adını ve doğum tarihinizi bize yazın. Doktor kontrol eder; bir iş günü içinde resepsiyonda veya eczanenizde hazır olur.',
    ],
    emergency: [
      'acil durum|çok acil|acil numarası|nöbetçi doktor|ambulans|acil servis',
      'Hayati tehlike varsa hemen yerel acil numaranızı arayın. Çalışma saatlerimiz dışında acil yardım için nöbetçi hizmeti arayın. Ben bir sohbet robotuyum ve belirtileri değerlendiremem.',
    ],
    cost: [
      'kontrol ne kadar tutar|muayene ücreti|sigortasız fiyat|fizyoterapi fiyatı|kendim ödersem',
      'Sigortasız kontrol {checkup}, tahlilli geniş kontrol {extended}, fizyoterapi seansı {physio} (örnek fiyatlar).',
    ],
    videoCall: [
      'görüntülü görüşme|online doktor|telesağlık|doktorla videoyla konuşabilir miyim|uzaktan muayene',
      'Evet, hafta içi 12:00 ile 14:00 arasında: 15 dakikası {video} (örnek fiyat), ya da çoğu sigorta karşılar.',
    ],
    results: [
      'tahlil sonuçlarım ne zaman çıkar|laboratuvar sonuçları|kan sonucu|sonuçlarım hazır mı',
      'Kan tahlilleri iki iş gününde hazır olur. Konuşulması gereken bir şey varsa doktor sizi arar; yoksa mesaj alırsınız.',
    ],
    access: [
      'tekerlekli sandalyeye uygun mu|asansör var mı|rampa|engelli girişi|engelli otoparkı',
      'Evet: girişte rampa, ikinci kata asansör ve binanın arkasında iki ayrılmış park yeri var.',
    ],
    symptoms: [
      'başım ağrıyor|belirtilerim ne anlama geliyor|ateşim ve öksürüğüm var|hangi ilacı almalıyım|tehlikeli mi|hangi doz|sırtım ağrıyor|döküntüm var|midem bulanıyor|teşhis',
      'Tıbbi tavsiye veremiyorum. Doktorlarımızdan biri için randevu not edebilirim; acil geliyorsa lütfen bizi, hayati tehlike varsa yerel acil numaranızı arayın.',
    ],
    change: [
      'randevumu iptal et|randevumu ertele|randevu saatini değiştir|yarın gelemiyorum|geç kalıyorum',
      'Adınızı ve randevu saatini yazın veya bizi arayın; 24 saat öncesine kadar iptal ücretsizdir. Burada not ettiğimiz talebi söyleyerek değiştirebilirsiniz.',
    ],
    reminders: [
      'hatırlatma gönderiyor musunuz|bana hatırlat|randevumu unuttum|randevum ne zamandı|hatırlatma',
      'Evet: bir gün önce mesaj alırsınız; onaylamak veya ertelemek için tek kelime yeter.',
    ],
  },
  tasks: {
    appointment: {
      done: 'Talebiniz not edildi; resepsiyon onaylar:',
      choice: 'Ne için: doktor muayenesi, kontrol, aşı, fizyoterapi yoksa kan tahlili?',
    },
  },
  options: {
    doctor: ['Doktor muayenesi', 'doktor*|muayene*|hekim*|başka*'],
    checkup: ['Kontrol', 'kontrol*|check-up|çekap'],
    vaccination: ['Aşı', 'aşı*'],
    physio: ['Fizyoterapi', 'fizyo*|fizik tedavi'],
    blood: ['Kan tahlili', 'kan|tahlil*|laboratuvar'],
  },
  states: {},
  urgent:
    'göğsüm ağrıyor|göğüs ağrısı|göğsümde ağrı|göğsüm sıkışıyor|nefes alamıyor*|nefes alamıyorum|nefes darlığı|bilinci kapalı|bilincini kaybet*|bayıldı|çok kanıyor|çok kanama|ağır kanama|durmayan kanama|intihar*|kendimi öldür*|felç|inme|kalp krizi|aşırı doz|zehirlen*|boğuluyor*|göğüs*/göğs*/kalbim* & ağrı*/acı*/sancı*/sıkış*/baskı*|nefes* & alam*/zor*/güçlük*/dar*/almıyor*|bayıl*|bilinc* & kayb*/yok/kapalı|ölmek istiyor*|yaşamak istemiyor*|canıma kıy*|kendime zarar*',
};
