import { describe, expect, it } from 'vitest';
import { findReply } from './demo-replies.ts';

describe('findReply', () => {
  it.each([
    ['How does it help an E-COMMERCE shop?', '45% sales boost'],
    ['more sales please', '45% sales boost'],
    ['Which integrations do you have?', '50+ integrations'],
    ['pricing?', 'Starter is $129/mo for 5,000 messages'],
    ['What does it cost?', 'Professional $699/mo for 50,000 messages with HIPAA'],
    ['cost', 'Enterprise is custom with unlimited'],
    ['How fast can you deploy?', '1 day, and run it with 99.9% uptime'],
    ['What is the timeline', '1 day'],
  ])('answers %j with the fact %j', (message, fact) => {
    expect(findReply(message)).toContain(fact);
  });

  it('picks the keyword that comes first in the given order when several match', () => {
    expect(findReply('What does the integration cost?')).toContain('50+ integrations');
  });

  it.each([
    ['What is the price?', '$129/mo'],
    ['How much is it?', '$129/mo'],
    ['Is it expensive', '$129/mo'],
    ['which plans are there', '$129/mo'],
    ['What would I pay for a shop with 40 orders a day?', '$129/mo'],
    ['How long does it take?', '1 day'],
    ['When can we go live?', '1 day'],
    ['how quickly could we start', '1 day'],
    ['Does it work with Shopify?', '50+ integrations'],
    ['Can you connect our CRM?', '50+ integrations'],
    ['I run a small shop', '45% sales boost'],
  ])('understands the ordinary wording %j', (message, fact) => {
    expect(findReply(message)).toContain(fact);
  });

  it('lists its topics when no keyword matches', () => {
    expect(findReply('Do you like cheese?')).toContain('scripted demo');
  });
});
