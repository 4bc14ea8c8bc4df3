import type { AreaAnswers } from '../types.ts';

export const trust: AreaAnswers<'trust'> = {
  security: {
    chip: 'Ne kadar güvenli?',
    answer:
      'Güvenlik her paketin parçasıdır: {badges}. Veriler hem iletilirken hem saklanırken şifrelidir; kişisel bilgiler istek üzerine dışa aktarılır veya silinir. {enterprise} SSO, kendi sunucunuzda kurulum ve ileri düzey güvenlik ekler. Ayrıntılar: {email}.',
  },
  hipaa: {
    chip: 'HIPAA’ya hazır mısınız?',
    answer:
      'HIPAA hazırlığı {professional} ile gelir. Bot asla tıbbi tavsiye vermez; tıbbi konuları personelinize aktarır. Sözleşme ve ayrıntılar için {email} adresine yazın.',
  },
  gdpr: {
    chip: 'GDPR’ye hazır mısınız?',
    answer:
      'Evet, GDPR’ye hazırız: kişisel veriler istek üzerine görülebilir, düzeltilebilir, dışa aktarılabilir ve silinebilir; iletilirken ve saklanırken şifrelidir, ziyaretçilere neyin saklandığı söylenir. Veri işleme sözleşmesi için {privacyEmail} adresine yazın.',
  },
  iso: {
    chip: 'ISO 27001 belgeniz var mı?',
    answer: 'Rozetlerimiz: {badges}. Sertifikalar ve kapsamları için ekibimize sorun: {email}.',
  },
  encryption: {
    chip: 'Verilerim şifreli mi?',
    answer: 'Evet. Veriler iletilirken (TLS) ve saklanırken şifrelidir.',
  },
  dataLocation: {
    chip: 'Veriler nerede saklanıyor?',
    answer:
      'Site ülke veya veri merkezi belirtmiyor. {enterprise} ile veriler kendi altyapınızda ya da kendi sunucunuzda kalabilir; diğer paketlerde nerede saklandığını ekibimiz söyler: {privacyEmail}.',
  },
  modelTraining: {
    chip: 'Verilerimizle yapay zekâ eğitiliyor mu?',
    answer:
      'Sitede görüşmelerinizin birinin modelini eğittiğine dair hiçbir şey yok; belgelerinizle gelişmiş eğitim yalnızca siz sipariş ederseniz yapılır. Başka bir sağlayıcının modeli yanıt veriyorsa mesajı ve görüşmenin son bölümünü alır. Yazılı güvence için {privacyEmail} adresine sorun.',
  },
  erasure: {
    chip: 'Verilerimi sildirebilir miyim?',
    answer:
      'Evet. Hakkınızda tuttuğumuz her şeyi görebilir, düzeltebilir, yanınıza alabilir veya sildirebilirsiniz: {privacyEmail} adresine tek bir mesaj yeter; o adresle gönderdiğiniz tüm formları kapsar.',
  },
  visitorData: {
    chip: 'Hakkımda ne saklıyorsunuz?',
    answer:
      'Burada sizi kimse izlemez: reklam yok, analiz hizmeti yok, başka firmanın kodu yok. Yaptıklarınız bize form gönderene kadar tarayıcınızda kalır; yalnızca bu sohbette yazdıklarınız ilk mesajdan itibaren {retentionDays} gün sunucumuzda saklanır ve bunları buradan istediğiniz an silebilirsiniz. Yalnızca gerektiğinde konan, rastgele sayı içeren iki çerez sohbetinizi, beğenilerinizi ve akışlarınızı size ait tutar. Tamamı gizlilik sayfasında.',
  },
  cardNumbers: {
    chip: 'Sohbette kart numaraları ne oluyor?',
    answer:
      'Kart, hesap ve kimlik numaraları saklanmadan veya iletilmeden önce maskelenir; bu yüzden burada kimsenin yazması gerekmez.',
  },
  sso: {
    chip: 'Tek oturum açma var mı?',
    answer: 'Tek oturum açma (SSO) {enterprise} ile gelir.',
  },
  onPremises: {
    chip: 'Kendi sunucumuzda çalışır mı?',
    answer: 'Evet, kendi sunucunuzda kurulum {enterprise} ile gelir; fiyatı size özel belirlenir.',
  },
  dedicated: {
    chip: 'Bize ayrılmış altyapı var mı?',
    answer: 'Yalnızca size ayrılmış altyapı, size özel destekle birlikte {enterprise} ile gelir.',
  },
  sla: {
    chip: 'SLA sunuyor musunuz?',
    answer: 'SLA {enterprise} ile gelir. Tüm paketler için {uptime} çalışırlık belirtiyoruz.',
  },
  responsible: {
    chip: 'Verilerden kim sorumlu?',
    answer:
      'Bu sitenin ve verilerin sorumlusu {legalName}. Site bir veri koruma görevlisi adı vermiyor; veri korumayla ilgili her konuda {privacyEmail} adresine yazın.',
  },
  tracking: {
    chip: 'Takip ya da reklam var mı?',
    answer:
      'Hayır. Burada reklam, analiz hizmeti, takip veya başka firmanın kodu yok. Rastgele sayı içeren, isimsiz iki çerez yalnızca gerektiğinde konur: biri beğenileriniz ve akışlarınız, biri sohbetiniz için. Ağ adresleri saldırıları engellemek için kısa süre kullanılır ve kayıtlara yazılmaz.',
  },
  chatKept: {
    chip: 'Bu sohbet ne kadar saklanıyor?',
    answer:
      'Bu görüşme ilk mesajınızdan itibaren {retentionDays} gün saklanır; ne sorulduğunu görmek ve bir insan istediğinizde devreye girmek için. Sohbetteki “Bu sohbeti sil” onu hemen her yerden siler; form gönderdiyseniz talebinize aittir ve onunla birlikte silinir: {privacyEmail}.',
  },
  formData: {
    chip: 'Formla birlikte ne gönderilir?',
    answer:
      'Formla yazdıklarınız ve yanıtlamamıza yardım eden bilgiler gider: yazdığınız sayfa, geldiğiniz site veya kampanya, baktığınız şablon, paket ve hesaplayıcı ayarları, öğrenme ilerlemeniz ve tasarruf tahmininiz, eklenen akış ve buradaki sohbet. Form göndermezseniz hiçbir şey gönderilmez. Talebinizle ilgilendiğimiz sürece saklar, istediğinizde sileriz: {privacyEmail}.',
  },
  aiProvider: {
    chip: 'Başka bir yapay zekâ firması okuyor mu?',
    answer:
      'Başka bir sağlayıcının yapay zekâ modeli yanıtladığında, mesajınızı ve konuşmanın son kısmını alır; siz yazmadıysanız adınız veya adresiniz olmaz. Kart ve hesap numaraları önceden gizlenir.',
  },
  aiAct: {
    chip: 'Bot, bot olduğunu söylemek zorunda mı?',
    answer:
      'AB Yapay Zekâ Yasası’nın (AI Act) 50. maddesi, açıkça belli değilse insanlara bir yapay zekâ sistemiyle muhatap olduklarının bildirilmesini ister; yasanın kendi takvimine göre 2 Ağustos 2026’dan itibaren. Bunu ilk mesajda, konuşmanın dilinde ve bir insan devraldığında yeniden söylemenizi öneririz. Blogumuz açıklıyor; hukuki danışmanlık değildir.',
  },
};
