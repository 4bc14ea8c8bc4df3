import type { Answers } from '../types.ts';

export const answers: Answers = {
  askVolume: '月にだいたい何件のメッセージがありますか？',
  offer: '無料相談を予約なさいますか？',
  platformIntro: 'プラットフォームプラン（ボットをご自身で運用）：',
  planLine: '{plan}：月額{price}、{messages}メッセージまで',
  planCustom: '{plan}：料金は個別見積もり、メッセージ無制限',
  managedIntro: 'フルマネージドサービス（構築も運用も当社が担当）：',
  managedLine: '{plan}：月額{price}、{count}会話',
  managedUnlimited: '{plan}：月額{price}、会話無制限',
  fit: '月に約{volume}メッセージでしたら、プラットフォームプランの{plan}が合います。月額{price}、{messages}メッセージまでです。',
  fitCustom:
    '月に約{volume}メッセージでしたら、プラットフォームプランの{plan}が必要です。メッセージ無制限、料金は個別見積もりです。',
  managedFrom: '運用をすべてお任せいただく場合、フルマネージドサービスは月額{price}からです。',
  managedFit: '月に約{volume}会話でしたら、フルマネージドサービスの{plan}が合います。月額{price}です。',
  decline: '承知しました。ほかにご質問があればいつでもどうぞ。',
  yearly: '年間では{total}です。',
  firstMonth: '最初の月は合計{total}です。',
  difference: '差額：月額{amount}',
  apology: 'ご不便をおかけして申し訳ございません。',
  perhaps: 'ご質問を正しく理解できたか自信がありませんが、参考になれば幸いです：',
};
