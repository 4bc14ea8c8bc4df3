import { type LeadNotice, oneLine } from '#functions/leads/lead-notice.ts';
import type { Item } from '#functions/table/transact.ts';

const messages = {
  away: 'Nobody had the portal open, so they were told when you answer and offered the message form. With the portal open you can talk to them.',
  missed:
    'They waited for somebody and nobody came, so they were shown the message form. The conversation says what they asked.',
  danger:
    'A message in the chat sounds like an emergency. The assistant gave emergency numbers. Open the conversation to read it.',
} as const;

/** Builds the owner's notice of a visitor who asked for a person in vain; contains none of their words. */
export const callNotice = (item: Item, siteUrl: string): LeadNotice => ({
  leadId: String(item.sk),
  kind: 'call',
  subject:
    item.reason === 'danger' ? 'A visitor may be in danger' : 'A visitor asked for a person in the chat',
  facts: [
    ['When', String(item.at)],
    ['Language', oneLine(String(item.language), 10)],
    ['Page', oneLine(String(item.page), 40)],
  ],
  message: messages[item.reason === 'missed' || item.reason === 'danger' ? item.reason : 'away'],
  replyTo: '',
  portalUrl: `${siteUrl.replace(/\/+$/, '')}/admin?tab=conversations`,
});
