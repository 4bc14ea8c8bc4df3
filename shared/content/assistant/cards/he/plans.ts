import type { AreaAnswers } from '../types.ts';

export const plans: AreaAnswers<'plans'> = {
  prices: {
    chip: 'כמה עולה צ׳אטבוט?',
    answer: '{platformPrices}\n\n{managedPrices}\n\nאין דמי הקמה באף מסלול.',
  },
  starter: {
    chip: 'מה כולל Starter?',
    answer:
      'מסלול הפלטפורמה {starter} עולה {starterPrice} לחודש עם GPT-3.5 Turbo: {starterMessages} הודעות בחודש, {starterIntegrations} חיבורים (Slack, Email, Web), אנליטיקה בסיסית, תמיכה במייל ומיתוג משלכם, בשפה אחת. הוא מתאים לעסק קטן עם אתר אחד וצוות אחד.',
  },
  professional: {
    chip: 'מה כולל Professional?',
    answer:
      'מסלול הפלטפורמה {professional} עולה {professionalPrice} לחודש בתעריף הבסיס: {professionalMessages} הודעות בחודש, חיבורים ללא הגבלה, אנליטיקה מתקדמת, תמיכה בעדיפות 24/7, Claude 3 Sonnet לפי בחירה (ואז {sonnetProfessional}), מוכנות ל-HIPAA, כמה שפות, בדיקות A/B ותהליכי עבודה מותאמים. זה המסלול הפופולרי ביותר שלנו.',
  },
  enterprise: {
    chip: 'מה כולל Enterprise?',
    answer:
      'מסלול הפלטפורמה {enterprise} מתומחר אישית: הודעות ללא הגבלה, תשתית ייעודית או אירוח אצלכם, SSO, Claude 3 Opus, תמיכה ייעודית, SLA ואבטחה מתקדמת. ספרו לנו מה אתם צריכים ונציג יגיש לכם הצעה תוך {hours} שעות.',
  },
  compare: {
    chip: 'מה ההבדל בין המסלולים?',
    answer:
      '{starter} ({starterPrice} לחודש): {starterMessages} הודעות, {starterIntegrations} חיבורים, שפה אחת, אנליטיקה בסיסית, תמיכה במייל.\n{professional} ({professionalPrice} לחודש): {professionalMessages} הודעות, חיבורים ללא הגבלה, כמה שפות, אנליטיקה מתקדמת, בדיקות A/B, מוכנות ל-HIPAA, תמיכה 24/7.\n{enterprise} (מחיר אישי): הודעות ללא הגבלה, תשתית משלכם, SSO, SLA, תמיכה ייעודית.',
  },
  whichPlan: {
    chip: 'איזה מסלול מתאים לי?',
    answer:
      'זה תלוי במספר ההודעות בחודש: עד {starterMessages} מספיק {starter}, עד {professionalMessages} מתאים {professional}, ומעל זה {enterprise}. {professional} נדרש גם לכמה שפות, ל-HIPAA או לבדיקות A/B. כמה הודעות אתם מקבלים בחודש בערך?',
  },
  managed: {
    chip: 'כמה עולה השירות המנוהל?',
    answer: '{managedPrices}\n\nבשירות המנוהל המלא אנחנו בונים את הבוט, מפעילים אותו ומטפלים בו עבורכם.',
  },
  managedOrPlatform: {
    chip: 'פלטפורמה או שירות מנוהל: מה ההבדל?',
    answer:
      'במסלול פלטפורמה (החל מ-{starterPrice} לחודש) אתם מפעילים את הבוט בעצמכם על הפלטפורמה שלנו. בשירות המנוהל המלא (החל מ-{managedStarter} לחודש) אנחנו בונים, מפעילים וממשיכים לשפר אותו. הראשון נספר בהודעות, השני בשיחות.\n{managedPairs}',
  },
  cheapest: {
    chip: 'מה הדרך הזולה ביותר להתחיל?',
    answer:
      'המסלול הזול ביותר הוא מסלול הפלטפורמה {starter} ב-{starterPrice} לחודש עד {starterMessages} הודעות, בלי דמי הקמה ובלי חוזה ארוך.',
  },
  setupFee: {
    chip: 'יש דמי הקמה?',
    answer:
      'לא. באף מסלול אין דמי הקמה; משלמים רק את המחיר החודשי. רק תוספות כמו חיבור מותאם ({integrationPrice} חד-פעמי) או אימון מתקדם ({trainingPrice} חד-פעמי) עולות פעם אחת.',
  },
  contract: {
    chip: 'יש התחייבות מינימלית?',
    answer: 'אין חוזה ארוך טווח: המסלולים חודשיים ואפשר לבטל בכל עת בהודעה של {noticeDays} ימים מראש.',
  },
  cancel: {
    chip: 'איך מבטלים?',
    answer:
      'אפשר לבטל בכל עת בהודעה של {noticeDays} ימים מראש; לא צריך סיבה ואין חוזה ארוך טווח. מספיקה הודעה ל-{email}.',
  },
  trial: {
    chip: 'אפשר לנסות בחינם?',
    answer:
      'אפשר לנסות כאן הרבה בלי תשלום: לשוחח עם בוטי ההדגמה של התבניות, לבנות תהליך משלכם ב-Flow Builder ולקבוע ייעוץ חינם. איננו מציעים מסלול חינמי או תקופת ניסיון; מכיוון שאין דמי הקמה ואפשר לבטל בהודעה של {noticeDays} ימים, חודש של {starter} ({starterPrice}) הוא הניסיון האמיתי הקטן ביותר.',
  },
  discount: {
    chip: 'יש הנחות?',
    answer:
      'באתר לא מצוינות הנחות, לא לתשלום שנתי ולא לסטארטאפים או לעמותות, ואיני יכול להבטיח הנחה. פנו לצוות שלנו: {email} או ייעוץ חינם הם הדרך לקבל הצעה למקרה שלכם.',
  },
  payment: {
    chip: 'איך משלמים?',
    answer:
      'המחירים בדולר אמריקאי ומשולמים מדי חודש. באתר לא מצוין אילו אמצעי תשלום וחשבוניות זמינים ואם נוספים מסים; הצוות שלנו מסכם זאת איתכם לפני שמתחילים: {email}.',
  },
  overage: {
    chip: 'מה אם עוברים את מכסת ההודעות?',
    answer:
      'שום דבר לא נעצר: בחודשים עמוסים שיחה נוספת עולה {conversationPrice}, בכל מסלול. אם זה קורה כל חודש, המסלול הבא בדרך כלל זול יותר.',
  },
  addOns: {
    chip: 'אילו תוספות יש?',
    answer:
      'תוספות לכל מסלול:\n- שפה נוספת: {languagePrice} לחודש\n- שיחות נוספות: {conversationPrice} לשיחה\n- חיבור מותאם: {integrationPrice} חד-פעמי\n- אימון מתקדם: {trainingPrice} חד-פעמי',
  },
  addLanguage: {
    chip: 'כמה עולה שפה נוספת?',
    answer:
      'שפה נוספת לבוט עולה {languagePrice} לחודש, כתובה ובדוקה. {professional} ו-{enterprise} דוברים כמה שפות; {starter} שפה אחת.',
  },
  addIntegration: {
    chip: 'כמה עולה חיבור מותאם?',
    answer:
      'חיבור מותאם, כלומר חיבור למערכת משלכם, עולה {integrationPrice} חד-פעמי. {starter} כולל {starterIntegrations} חיבורים סטנדרטיים, {professional} כמה שצריך.',
  },
  addTraining: {
    chip: 'מהו אימון מתקדם?',
    answer: 'אימון מתקדם עולה {trainingPrice} חד-פעמי: אנחנו מאמנים את הבוט על המסמכים והשיחות הקודמות שלכם.',
  },
  switchPlan: {
    chip: 'אפשר להחליף מסלול אחר כך?',
    answer:
      'כן. המסלולים חודשיים, ולכן אפשר לעבור למסלול גדול או קטן יותר כשמספר ההודעות משתנה; כתבו לצוות שלנו ב-{email} והוא יבצע את המעבר איתכם.',
  },
  refund: {
    chip: 'יש החזר כספי?',
    answer:
      'האתר אינו מבטיח החזרים או אחריות להחזר כספי, ולכן גם אני לא יכול. מה שבטוח: אין דמי הקמה, אין חוזה ארוך ואפשר לבטל בהודעה של {noticeDays} ימים. לכל דבר אחר כתבו ל-{email}.',
  },
  messageCount: {
    chip: 'מה נחשב להודעה?',
    answer:
      'מסלולי הפלטפורמה נספרים בהודעות בחודש, והשירות המנוהל המלא בשיחות; בשיחה יש בדרך כלל כמה הודעות. האתר אינו מגדיר זאת יותר מכך, אז שאלו את הצוות שלנו ב-{email} איך ייספר המקרה שלכם.',
  },
  seats: {
    chip: 'משלמים לפי משתמש?',
    answer: 'לא, אין מושבים: כל הצוות יכול להיכנס ולראות. המחיר נקבע לפי ההודעות ולא לפי מספר העמיתים.',
  },
  custom: {
    chip: 'ואם צריך יותר מ-50,000 הודעות?',
    answer:
      'מעל {professionalMessages} הודעות בחודש המחיר אישי: המחשבון מראה בערך כמה זה יהיה, ולמעלה מ-100,000 הודעות או תשתית משלכם צוות המכירות יגיש הצעה תוך {hours} שעות.',
  },
  modelPrices: {
    chip: 'כמה עולים מודלים טובים יותר?',
    answer:
      'המודל משנה את המחיר: {starter} עולה {starterPrice} עם GPT-3.5 Turbo, {sonnetStarter} עם Claude 3 Sonnet ו-{opusStarter} עם Claude 3 Opus; {professional} עולה {professionalPrice}, {sonnetProfessional} ו-{opusProfessional} בהתאמה. המחשבון בדף המחירים מראה זאת לפי ההיקף שלכם.',
  },
  perThousand: {
    chip: 'כמה עולות 1,000 הודעות?',
    answer:
      'בניצול מלא 1,000 הודעות עולות {starterThousand} ב-{starter} ו-{professionalThousand} ב-{professional}. המחשבון בדף המחירים מראה זאת לפי הכמות והמודל שלכם.',
  },
  integrationCount: {
    chip: 'כמה אינטגרציות בכל תוכנית?',
    answer:
      '{starter} כוללת {starterIntegrations} אינטגרציות (Slack, Email, Web), {professional} ללא הגבלה. חיבור מערכת משלכם עולה {integrationPrice} חד־פעמי.',
  },
};
