import type { LiveTexts } from './types.ts';

export const texts: LiveTexts = {
  here: '我们团队有人在线。',
  waiting: '我们已通知团队。如果两分钟内没有人来，您可以留言。',
  cancel: '不等了',
  missed: '刚才没有人能来。请留言，我们会在 {hours} 小时内回复。',
  away: '现在没有人在线。我们会在 {hours} 小时内回复留言。',
  opens: '我们将于 {when} 回来。',
  joined: '现在由 {brand} 的工作人员与您交谈，助手不再回答。',
  back: '助手重新开始回答。',
  team: '{brand} 团队',
  typing: '正在输入…',
  read: '已读',
  lost: '没有连接。恢复后会立即发送您写的内容。',
  form: '留言',
};
