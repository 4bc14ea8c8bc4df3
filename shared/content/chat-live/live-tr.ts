import type { LiveTexts } from './types.ts';

export const texts: LiveTexts = {
  here: 'Ekibimizden biri burada.',
  waiting: 'Ekibe haber verdik. İki dakika içinde kimse gelmezse mesaj bırakabilirsiniz.',
  cancel: 'Bekleme',
  missed: 'Şu anda kimse gelemedi. Mesaj bırakın: {hours} saat içinde yanıtlarız.',
  away: 'Şu anda kimse yok. Mesajları {hours} saat içinde yanıtlarız.',
  opens: '{when} geri döneceğiz.',
  joined: 'Şimdi sizinle {brand} ekibinden biri konuşuyor. Asistan susuyor.',
  back: 'Asistan yeniden yanıtlıyor.',
  team: '{brand} ekibi',
  typing: 'yazıyor…',
  read: 'Okundu',
  lost: 'Bağlantı yok. Yazdıklarınız bağlantı gelir gelmez gönderilir.',
  form: 'Mesaj bırak',
};
