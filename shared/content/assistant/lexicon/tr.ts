import type { Lexicon } from '../types.ts';

export const lexicon: Lexicon = {
  mode: 'word',
  greeting:
    'merhaba*|selam*|selamlar|günaydın|iyi günler|iyi akşamlar|selamün aleyküm|slm|mrb|iyi geceler|tünaydın',
  services:
    'hizmet*|ne yapıyorsunuz|neler yapıyorsunuz|ne sunuyorsunuz|sunuyor*|otomatik*|otomasyon*|müşteri hizmet*|müşteri destek*|satış*|chatbot*|sohbet botu|özellik*|siz kimsiniz|sen kimsin|neler yapabilir*|ne iş yap*|botlar|neler sun*',
  pricing:
    'fiyat*|ücret*|ne kadar tut*|kaç para|kaç lira|kaç dolar|maliyet*|pahalı*|ucuz*|bütçe*|ödeme*|ödüyor*|indirim*|tarife*|aylık ne|kaça|ne kadar',
  plan: 'plan|planı|planlar*|paket*|ayda|aylık|hacim|abonelik*|ay için',
  messages: 'mesaj*|talep*|sorgu*|bilet|e posta geliyor|soru geliyor',
  conversations: 'konuşma*|görüşme adedi|sohbet*|diyalog*',
  thousand: 'bin|k|bine',
  integrations:
    'entegr*|bağlan*|bağlayabil*|uyumlu*|shopify*|slack*|whatsapp*|crm*|hubspot*|salesforce*|api|zapier*|telegram*|ile çalış*|takvim*|woocommerce|trendyol|ikas|bağlantı*',
  timeline:
    'ne kadar sürer|ne kadar sürede|kaç gün*|ne zaman hazır|süre*|sürer|kurulum*|kurul*|yayına*|canlıya*|başla*|gün içinde|hafta*|hazır*|devreye*|ne kadar hızlı|hızlı*|ne zaman başla*|teslim*',
  security:
    'güven*|kvkk*|gdpr*|hipaa*|iso|gizlilik*|şifrele*|veri|verile*|koru*|uyumluluk|sertifik*|saklan*|mahrem*',
  languages:
    'dil|diller*|dilde|dilleri|dilden|çok dilli|konuşuyor*|konuşabil*|çevir*|ingilizce*|almanca*|arapça*|türkçe*|rusça*',
  book: 'randevu*|danışmanlık*|görüşme*|toplantı*|demo*|rezervasyon*|ayarla*|planla*|tanıtım*|ayırt*|video görüşme*',
  contact:
    'insan*|kişi*|yetkili*|temsilci*|biri|birisi*|biriyle|iletişim*|ara|arayın*|arar*|telefon*|konuş*|ekip*|ekibiniz*|e posta|danışman|operatör*|ulaş*',
  callMe:
    'beni ara*|beni arayın|bizi arayın|arar mısınız|arayabilir misiniz|beni arasın|biri arasın|bana ulaş*|benimle iletişim*|bizimle iletişim*|iletişime geç*|geri ara*|geri dönüş yap*|insanla konuş*|bir insanla|gerçek biri*|gerçek bir|biriyle konuş*|biriyle görüş*|birisiyle|yetkiliyle|yetkili biri*|yetkili ile|temsilciyle|temsilci ile|temsilcinizle|ekibinizle konuş*|ekibinizle görüş*|danışmanla konuş*|danışmanla görüş*|müşteri temsilci*|canlı destek*|bana yazın|numaramı bırak*|bilgilerimi bırak*|operatöre bağla*|operatörle',
  wish: 'istiyorum|istiyoruz|isterim|isteriz|istemek*|lütfen|rica ed*|alabilir miyim|alabilir miyiz|yapabilir miyiz|edebilir miyim|edebilir miyiz|ayarlayalım|ayarlar mısın*|ayarlayabilir*|yapalım|oluşturabilir*|misiniz|mısınız|ihtiyacım var|ihtiyacımız var|tercih ed*|almak isti*|planlayalım|görüşelim|ayırtmak*|alayım|alalım|olur mu|edelim',
  ask: 'nasıl|ne|neler|nedir|ne zaman|nerede|hangi|neden|niçin|kim|eğer|kaç|işliyor|işler|sürer|var mı|gerekiyor*|gerekir|anlat*|öğrenmek|bilgi|oluyor',
  not: 'değil|istemiyor*|istemem|yok|hayır|iptal*|asla|hiç|gerek yok|sonra',
  theirs:
    'bot|chatbot|botu|hastalar*|hastaları*|misafir*|müşteriler*|öğrenciler*|kiracılar*|üyeler*|danışanlar*',
  thanks: 'teşekkür*|sağ ol*|sağol*|eyvallah|minnettar*|çok teşekkür*',
  bye: 'hoşça kal*|hoşçakal*|görüşürüz|güle güle|iyi geceler|kendine iyi bak|bay bay|allahaısmarladık',
  complaint:
    'şikayet*|şikâyet*|kötü|kötüsünüz|berbat*|rezalet*|çalışmıyor*|işe yaramıyor*|işe yaramaz|memnun kalmadım|memnun değil*|hayal kırıklığı*|sinir*|kızgın*|anlamıyor*|dolandır*|saçma*|iğrenç*|yetersiz*|mağdur*|felaket*|boşa zaman',
  yes: 'evet|tabii|tabi|olur|tamam|elbette|ok|peki|isterim|kesinlikle|harika',
  no: 'hayır|hayır teşekkürler|şimdi değil|sonra|daha değil|yok',
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
