import type { CardWords } from '../types.ts';

export const words: CardWords = {
  didYouMean: '次のどれかでしょうか？',
  dontKnow:
    'それについては確かなことが分からず、推測でお答えしたくありません。この質問をそのまま担当者に渡すか、次のどれかにお答えできます：',
  stillDontKnow:
    'まだ意図がつかめていません。担当者なら分かります。質問をお渡ししましょうか？または次からお選びください：',
  passOn: 'この質問を担当者に渡す',
  sorryOther: '申し訳ありません、誤解していました。次のどれかでしょうか？別の言い方でもどうぞ。',
  seeOnPage: 'ページで見る',
  bookButton: '無料相談を予約する',
  contactButton: 'メッセージを残す',
  planHas: 'はい、{plan} に含まれます。',
  planLacks: 'いいえ、{plan} には含まれません。{plans} に含まれます。',
  planCosts: '{plan} は月額 {price} です。',
  planCustom: '{plan} は個別見積もりです。',
  sumMonthly: '{item}：月額 {price}',
  sumOnce: '{item}：一回 {price}',
  totalMonthly: '合計：月額 {total}',
  totalOnce: 'ほかに一回 {total}',
  answerIn: '{language}でお答えしましょうか？',
  masked:
    'カード番号または身分証の番号を伏せました。保存も転送もされません。ここに入力する必要はありません。',
  fromBlog: 'ブログより：{title}',
  addOnNames: {
    language: '追加言語',
    conversations: '追加会話',
    integration: 'カスタム連携',
    training: '高度なトレーニング',
  },
  addOnWords: {
    language: '言語|か国語|ヶ国語|言語追加|追加言語',
    conversations: '追加会話|追加の会話|追加メッセージ|件の会話',
    integration: 'カスタム連携|連携',
    training: 'トレーニング|学習',
  },
  sumWords:
    '合わせると|まとめて|締めて|足したら|込みで|合計|全部で|合わせて|総額|トータル|足すと|いくらになる|一緒だと',
  backWords: 'それ|これ|あれ|そのプラン|このプラン|そちら|そっち|その|そこ|同じもの',
  smallNumbers: [
    '二|2つ|二つ',
    '三|3つ|三つ',
    '四|4つ|四つ',
    '五|5つ|五つ',
    '六|6つ',
    '七|7つ',
    '八|8つ',
    '九|9つ',
    '十',
  ],
};
