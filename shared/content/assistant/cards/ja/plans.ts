import type { AreaAnswers } from '../types.ts';

export const plans: AreaAnswers<'plans'> = {
  prices: {
    chip: 'チャットボットの料金は？',
    answer: '{platformPrices}\n\n{managedPrices}\n\nどのプランにも初期費用はかかりません。',
  },
  starter: {
    chip: 'Starter には何が含まれますか？',
    answer:
      'プラットフォームプラン {starter} は GPT-3.5 Turbo で月額 {starterPrice} です。月 {starterMessages} メッセージ、連携 {starterIntegrations} 件（Slack、Email、Web）、基本分析、メールサポート、自社ブランディング、1 言語が含まれます。サイトが一つ、チームが一つの小規模な事業に向いています。',
  },
  professional: {
    chip: 'Professional には何が含まれますか？',
    answer:
      'プラットフォームプラン {professional} は基本料金で月額 {professionalPrice} です。月 {professionalMessages} メッセージ、無制限の連携、高度な分析、24時間365日の優先サポート、希望により Claude 3 Sonnet（その場合は {sonnetProfessional}）、HIPAA 対応、多言語、A/B テスト、カスタムワークフローが含まれます。一番人気のプランです。',
  },
  enterprise: {
    chip: 'Enterprise には何が含まれますか？',
    answer:
      'プラットフォームプラン {enterprise} は個別見積もりです。メッセージ無制限、専用インフラまたはオンプレミス、SSO、Claude 3 Opus、専任サポート、SLA、高度なセキュリティが含まれます。ご要望をお知らせいただければ、{hours} 時間以内に担当者がお見積もりします。',
  },
  compare: {
    chip: 'プランの違いは？',
    answer:
      '{starter}（月額 {starterPrice}）：{starterMessages} メッセージ、連携 {starterIntegrations} 件、1 言語、基本分析、メールサポート。\n{professional}（月額 {professionalPrice}）：{professionalMessages} メッセージ、連携無制限、多言語、高度な分析、A/B テスト、HIPAA 対応、24時間サポート。\n{enterprise}（個別見積もり）：メッセージ無制限、専用インフラ、SSO、SLA、専任サポート。',
  },
  whichPlan: {
    chip: 'どのプランが合いますか？',
    answer:
      '月間メッセージ数によります。{starterMessages} 件までなら {starter}、{professionalMessages} 件までなら {professional}、それ以上は {enterprise} です。多言語、HIPAA、A/B テストが必要な場合も {professional} です。月におよそ何件のメッセージがありますか？',
  },
  managed: {
    chip: 'フルマネージドの料金は？',
    answer: '{managedPrices}\n\nフルマネージドサービスでは、ボットの構築、運用、改善をすべて当社が行います。',
  },
  managedOrPlatform: {
    chip: 'プラットフォームとマネージドの違いは？',
    answer:
      'プラットフォームプラン（月額 {starterPrice} から）ではお客様が当社のプラットフォームでボットを運用します。フルマネージド（月額 {managedStarter} から）では当社が構築、運用、改善します。前者はメッセージ数、後者は会話数で数えます。\n{managedPairs}',
  },
  cheapest: {
    chip: '一番安い始め方は？',
    answer:
      '一番安いのはプラットフォームプラン {starter} で、月額 {starterPrice}、{starterMessages} メッセージまで。初期費用も長期契約もありません。',
  },
  setupFee: {
    chip: '初期費用はかかりますか？',
    answer:
      'いいえ、初期費用はかかりません。どのプランも月額料金だけです。一度だけ費用がかかるのは、カスタム連携（{integrationPrice}）や高度なトレーニング（{trainingPrice}）などのオプションだけです。',
  },
  contract: {
    chip: '最低契約期間はありますか？',
    answer: '長期契約はありません。プランは月単位で、{noticeDays} 日前の通知でいつでも解約できます。',
  },
  cancel: {
    chip: '解約するには？',
    answer:
      '{noticeDays} 日前の通知でいつでも解約できます。理由は不要で、長期契約もありません。{email} にご連絡いただくだけです。',
  },
  trial: {
    chip: '無料で試せますか？',
    answer:
      'ここで無料でいろいろ試せます。テンプレートのデモボットと話す、フロービルダーで自分のフローを作る、無料相談を予約する、などです。無料プランや試用期間の記載はサイトにありません。初期費用がなく {noticeDays} 日前の通知で解約できるので、{starter} を1か月（{starterPrice}）使うのが一番小さな本番テストです。',
  },
  discount: {
    chip: '割引はありますか？',
    answer:
      'サイトには割引の記載がありません。年払い、スタートアップ、非営利団体向けのものもなく、私からお約束はできません。担当者（{email}）または無料相談で、ご事情に合わせた提案をお求めください。',
  },
  payment: {
    chip: '支払い方法は？',
    answer:
      '料金は米ドル建ての月額です。使える支払い方法や請求書、税金が加算されるかはサイトに記載がなく、開始前に担当者がご相談します：{email}。',
  },
  overage: {
    chip: 'メッセージ数を超えたら？',
    answer:
      '止まることはありません。忙しい月は、どのプランでも追加の会話が1件 {conversationPrice} です。毎月続くなら、上のプランのほうがたいてい安くなります。',
  },
  addOns: {
    chip: 'どんなオプションがありますか？',
    answer:
      'どのプランにも追加できます：\n- 追加言語：月額 {languagePrice}\n- 追加会話：1件 {conversationPrice}\n- カスタム連携：一回 {integrationPrice}\n- 高度なトレーニング：一回 {trainingPrice}',
  },
  addLanguage: {
    chip: '言語を追加するといくら？',
    answer:
      'ボットの言語を追加すると月額 {languagePrice} で、執筆と確認込みです。{professional} と {enterprise} は複数言語、{starter} は1言語です。',
  },
  addIntegration: {
    chip: 'カスタム連携はいくら？',
    answer:
      'お客様独自のシステムとの接続であるカスタム連携は一回 {integrationPrice} です。{starter} には標準の連携が {starterIntegrations} 件、{professional} には必要なだけ含まれます。',
  },
  addTraining: {
    chip: '高度なトレーニングとは？',
    answer: '高度なトレーニングは一回 {trainingPrice} です。お客様の資料や過去の会話でボットを学習させます。',
  },
  switchPlan: {
    chip: '後でプランを変更できますか？',
    answer:
      'はい。プランは月単位なので、メッセージ数が変われば上位にも下位にも移れます。{email} にご連絡いただければ、担当者が一緒に切り替えます。',
  },
  refund: {
    chip: '返金はありますか？',
    answer:
      'サイトには返金や返金保証の約束がないため、私からもお約束できません。確かなのは、初期費用も長期契約もなく、{noticeDays} 日前の通知で解約できることです。それ以外は {email} へどうぞ。',
  },
  messageCount: {
    chip: '1メッセージの数え方は？',
    answer:
      'プラットフォームプランは月間メッセージ数、フルマネージドは会話数で数えます。1つの会話には普通いくつものメッセージがあります。サイトにはこれ以上の定義がないので、お客様の場合の数え方は {email} にお尋ねください。',
  },
  seats: {
    chip: 'ユーザー数で課金されますか？',
    answer:
      'いいえ、席数の課金はありません。チーム全員が見られます。料金はメッセージ数によるもので、人数は関係ありません。',
  },
  custom: {
    chip: '5万メッセージを超える場合は？',
    answer:
      '月 {professionalMessages} メッセージを超える場合は個別料金です。料金計算ツールで目安が分かり、10万件超や専用インフラの場合は営業担当が {hours} 時間以内にお見積もりします。',
  },
  modelPrices: {
    chip: '上位モデルの料金は？',
    answer:
      '料金はモデルで変わります。{starter} は GPT-3.5 Turbo で {starterPrice}、Claude 3 Sonnet で {sonnetStarter}、Claude 3 Opus で {opusStarter}。{professional} は順に {professionalPrice}、{sonnetProfessional}、{opusProfessional} です。料金ページの計算ツールで御社の件数に合わせて確認できます。',
  },
  perThousand: {
    chip: '1,000メッセージあたりいくら？',
    answer:
      '使い切った場合、1,000メッセージあたり {starter} では{starterThousand}、{professional} では{professionalThousand}です。料金ページの計算ツールで、ご自身の件数とモデルでの金額がわかります。',
  },
  integrationCount: {
    chip: 'プランごとの連携数は？',
    answer:
      '{starter} には {starterIntegrations} 個の連携（Slack、Email、Web）が含まれ、{professional} は無制限です。独自システムとの接続は一回限り {integrationPrice} です。',
  },
};
