import type { Lexicon } from '../types.ts';

export const lexicon: Lexicon = {
  mode: 'word',
  greeting:
    'merhaba*|selam*|selamlar|günaydın|iyi günler|iyi akşamlar|selamün aleyküm|slm|mrb|iyi geceler|tünaydın',
  plan: 'plan|planı|planlar*|paket*|ayda|aylık|hacim|abonelik*|ay için',
  messages: 'mesaj*|talep*|sorgu*|bilet|e posta geliyor|soru geliyor',
  conversations: 'konuşma*|görüşme adedi|sohbet*|diyalog*',
  thousand: 'bin|k|bine',
  book: 'randevu*|danışmanlık*|görüşme*|toplantı*|demo*|rezervasyon*|ayarla*|planla*|tanıtım*|ayırt*|video görüşme*',
  callMe:
    'beni ara*|beni arayın|bizi arayın|arar mısınız|arayabilir misiniz|beni arasın|biri arasın|bana ulaş*|benimle iletişim*|bizimle iletişim*|iletişime geç*|geri ara*|geri dönüş yap*|insanla konuş*|bir insanla|gerçek biri*|gerçek bir|biriyle konuş*|biriyle görüş*|birisiyle|yetkiliyle|yetkili biri*|yetkili ile|temsilciyle|temsilci ile|temsilcinizle|ekibinizle konuş*|ekibinizle görüş*|danışmanla konuş*|danışmanla görüş*|müşteri temsilci*|canlı destek*|bana yazın|numaramı bırak*|bilgilerimi bırak*|operatöre bağla*|operatörle|biri beni|birisi beni|biri bize|ekipten biri|numaramı al*|numaramı not|numaramı veriyorum|numaramı bırakıyorum|bize ulaş*|bizi ara*|aranmak isti*|beni arasınlar|biri dönsün|bana dönsün|iletişime geçsin*|bana dönüş',
  wish: 'istiyorum|istiyoruz|isterim|isteriz|istemek*|lütfen|rica ed*|alabilir miyim|alabilir miyiz|yapabilir miyiz|edebilir miyim|edebilir miyiz|ayarlayalım|ayarlar mısın*|ayarlayabilir*|yapalım|oluşturabilir*|misiniz|mısınız|ihtiyacım var|ihtiyacımız var|tercih ed*|almak isti*|planlayalım|görüşelim|ayırtmak*|alayım|alalım|olur mu|edelim',
  ask: 'nasıl|ne|neler|nedir|ne zaman|nerede|hangi|neden|niçin|kim|eğer|kaç|işliyor|işler|sürer|var mı|gerekiyor*|gerekir|anlat*|öğrenmek|bilgi|oluyor',
  not: 'değil|istemiyor*|istemem|yok|hayır|iptal*|asla|hiç|gerek yok|sonra',
  theirs:
    'bot|chatbot|botu|hastalar*|hastaları*|misafir*|müşteriler*|öğrenciler*|kiracılar*|üyeler*|danışanlar*',
  yes: 'evet|tabii|tabi|olur|tamam|elbette|ok|peki|isterim|kesinlikle|harika',
  no: 'hayır|hayır teşekkürler|şimdi değil|sonra|daha değil|yok',
  year: 'yılda|yıllık|senede|senelik|bir yıl|12 ay|on iki ay|yıllığı|yıl|bir yılda|yıllık olarak|tüm yıl|yıla',
  perDay: 'günde|günlük|her gün',
  firstMonth: 'ilk ay|ilk ayda|ilk fatura',
  contents: 'dahil|içinde ne|neler var|içeriyor|kapsıyor|ne geliyor|neler içer*|ne var',
  oneOff:
    'tek sefer*|bir kere*|bir defa*|aylık mı|her ay|tek seferlik|bir kerelik|tek sefer|her ay mı|aydan aya|sürekli',
  beyond: 'aşarsa*|aşılırsa|geçersek|geçersem|üzerine çıkar*|fazla olursa|limit*|ek ücret',
  howLong:
    'kaç gün*|ne kadar sürer|ne kadar sürede|ne zaman hazır|süre|sürüyor|uyarlama*|özelleştir*|hazır ol*|kaç günde',
  middle: 'ortadaki|ortanca|ikinci|ikincisi|orta|orta boy|ortancası',
  top: 'üçüncü|en pahalı|en büyük|en üst',
  nextUp: 'bir üst|sonraki|bir sonraki|üst paket|daha büyük*|büyük olan|bir üst*|büyüğü|bir büyüğü',
  difference: 'fark*|daha ucuz|daha pahalı|kıyasla',
  money: 'ne kadar|kaç para|fiyat*|ücret*|tutar|kaça|maliyet*|öde*|kaç|fiyatı|ücret|kaç lira|kaç dolar',
  add: 'ekle*|ekler*|eklen*|artı|ile|da|de|ayrıca|üstüne|üzerine|ilave*|ek|ekstra|dahil|birlikte|koyarsak|koy|alırsam|lazım|beraber|katarsak|yanına',
  only: 'sadece|yalnızca|yalnız|tek|bir tek|salt',
  without: 'olmadan|hariç|çıkar*|eksi|siz|kaldır*|almadan|istemeden|olmasın|çıkarsak',
  smallest:
    'en küçük*|en küçüğü|en ucuz*|en ucuzu|en düşük*|küçük olan|temel paket|birinci|ilk paket|en basit*|en alt*|küçüğü',
  nextDown: 'bir alt*|bir altı|alt paket|bir küçüğü|bir düşük|daha küçüğü|bir önceki|hemen altı*',
  total:
    'toplam*|hepsi|tümü|tamamı|ne tutar|ne eder|ne kadar eder|kaç eder|ne kadar olur|ne kadar tutar|topla|toplarsak|birlikte ne|bir arada|sonuçta kaç|kaça gelir|genel toplam',
  one: 'bir|tek|bir tane|tane',
  whichOne: 'hangisi|hangisinde|hangi paket|nerede|hangi plan|hangi pakette|nerde|hangilerinde',
  industries: {
    ecommerce:
      'e ticaret*|eticaret*|online mağaza*|mağaza*|internetten sat*|online sat*|dükkan*|butik*|giyim*|perakende*|internet sitesinden|satıyor*|internetten',
    healthcare:
      'klinik*|kliniğ*|hastane*|doktor*|diş*|dişçi*|sağlık*|muayenehane*|eczane*|hasta*|fizik tedavi*|veteriner*|hekim*|poliklinik*',
    finance:
      'banka|bankası|bankayız|bankacılık*|finans*|sigorta*|kredi*|ipotek*|yatırım*|fintech*|mortgage*|faktoring*',
    realestate: 'emlak*|gayrimenkul*|konut*|daire*|kiralık*|emlakçı*|ev sat*',
    education:
      'okul*|üniversite*|kurs|kursu*|kursumuz*|eğitim*|öğrenci*|akademi*|dershane*|öğretmen*|kolej*|anaokul*|yüksekokul*',
    hospitality: 'otel*|pansiyon*|turizm*|konaklama*|misafir*|tatil*|seyahat*|hostel*|resort*|tur şirket*',
    fitness: 'spor salon*|fitness*|yoga*|pilates*|antrenör*|gym|spor kulüb*|crossfit*',
    restaurant: 'restoran*|lokanta*|kafe*|cafe*|pizzacı*|catering*|fırın*|pastane*|kebap*|yemek*',
    automotive:
      'araba*|otomotiv*|oto|galeri*|araç*|bayi*|servis istasyon*|test sürüş*|tamirhane*|lastik*|oto servis*',
    professional:
      'avukat*|hukuk*|muhasebe*|mali müşavir*|danışmanlık şirket*|danışmanlık firma*|noter*|mimar*|ajans*|denetim*|insan kaynak*',
  },
};
