import type { Answers } from '../types.ts';

export const answers: Answers = {
  askVolume: 'כמה הודעות בערך אתם מקבלים בחודש?',
  offer: 'תרצו לקבוע ייעוץ חינם?',
  platformIntro: 'חבילות פלטפורמה (אתם מפעילים את הבוט בפלטפורמה שלנו):',
  planLine: '{plan}: {price} לחודש, עד {messages} הודעות',
  planCustom: '{plan}: מחיר לפי בקשה, הודעות ללא הגבלה',
  managedIntro: 'שירות מנוהל במלואו (אנחנו בונים ומפעילים הכול עבורכם):',
  managedLine: '{plan}: {price} לחודש, {count} שיחות',
  managedUnlimited: '{plan}: {price} לחודש, שיחות ללא הגבלה',
  fit: 'לכ-{volume} הודעות בחודש מתאימה חבילת הפלטפורמה {plan}: {price} לחודש, עד {messages} הודעות.',
  fitCustom: 'לכ-{volume} הודעות בחודש נחוצה חבילת הפלטפורמה {plan}: הודעות ללא הגבלה, מחיר לפי בקשה.',
  managedFrom: 'אם תעדיפו שנטפל בהכול, השירות המנוהל במלואו מתחיל ב-{price} לחודש.',
  managedFit: 'לכ-{volume} שיחות בחודש מתאים השירות המנוהל במלואו {plan}: {price} לחודש.',
  decline: 'בסדר גמור. אני כאן אם תהיה שאלה נוספת.',
  yearly: 'זה {total} לשנה.',
  firstMonth: 'בחודש הראשון זה {total}.',
  difference: 'הפרש: {amount} לחודש.',
  apology: 'אני מצטער על אי הנוחות.',
  perhaps: 'אינני בטוח שהבנתי נכון; אולי זה יעזור:',
};
