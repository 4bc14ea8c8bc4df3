import type { Answers } from '../types.ts';

export const answers: Answers = {
  askVolume: 'كم رسالة تصلكم تقريباً في الشهر؟',
  offer: 'هل ترغب في حجز استشارة مجانية؟',
  platformIntro: 'باقات المنصة (تديرون الروبوت بأنفسكم على منصتنا):',
  planLine: '{plan}: {price} شهرياً، حتى {messages} رسالة',
  planCustom: '{plan}: السعر عند الطلب، رسائل غير محدودة',
  managedIntro: 'خدمة مُدارة بالكامل (نبني الروبوت ونشغّله لكم):',
  managedLine: '{plan}: {price} شهرياً، {count} محادثة',
  managedUnlimited: '{plan}: {price} شهرياً، محادثات غير محدودة',
  fit: 'لحوالي {volume} رسالة شهرياً تناسبكم باقة المنصة {plan}: {price} شهرياً، حتى {messages} رسالة.',
  fitCustom: 'لحوالي {volume} رسالة شهرياً تحتاجون باقة المنصة {plan}: رسائل غير محدودة، والسعر عند الطلب.',
  managedFrom: 'إذا فضّلتم أن نتولى كل شيء، فالخدمة المُدارة بالكامل تبدأ من {price} شهرياً.',
  managedFit: 'لحوالي {volume} محادثة شهرياً تناسبكم الخدمة المُدارة بالكامل {plan}: {price} شهرياً.',
  decline: 'حسناً. أنا هنا إذا كان لديك سؤال آخر.',
  yearly: 'يكون ذلك {total} في السنة.',
  firstMonth: 'يكون الشهر الأول {total}.',
  difference: 'الفرق: {amount} شهريًا.',
  apology: 'نأسف لما لقيتموه من إزعاج.',
  perhaps: 'لست متأكدًا من أنني فهمت سؤالكم، فلعل هذا يفيد:',
};
