import type { LiveTexts } from './types.ts';

export const texts: LiveTexts = {
  here: 'チームの担当者がいます。',
  waiting: 'チームに知らせました。2分以内に誰も来なければ、メッセージを残せます。',
  cancel: '待たない',
  missed: '今は誰も対応できませんでした。メッセージを残してください。{hours}時間以内に返信します。',
  away: '今は担当者がいません。メッセージには{hours}時間以内に返信します。',
  opens: '{when}に戻ります。',
  joined: '{brand}の担当者がお話ししています。アシスタントは控えています。',
  back: 'アシスタントが再び回答します。',
  team: '{brand}チーム',
  typing: '入力中…',
  read: '既読',
  lost: '接続がありません。つながり次第、送信されます。',
  form: 'メッセージを残す',
};
