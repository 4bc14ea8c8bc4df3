import { describe, expect, it } from 'vitest';
import { siteTalk } from '../site-talk.ts';

/** Strangers' sentences that have no answer here; two cards picked at random are worse than a kind refusal. */
const sentences: readonly (readonly [string, 'talk.offTopic' | 'talk.insult' | 'talk.bye'])[] = [
  ['do you deliver pizza?', 'talk.offTopic'],
  ['Do you plant trees for every customer?', 'talk.offTopic'],
  ['Est-ce que vous livrez des pizzas ?', 'talk.offTopic'],
  ['¿Reparan lavadoras?', 'talk.offTopic'],
  ['levererar ni mat hem?', 'talk.offTopic'],
  ['ピザを届けてくれる?', 'talk.offTopic'],
  ['vous êtes nuls', 'talk.insult'],
  ['siete dei ladri', 'talk.insult'],
  ['вы воры', 'talk.insult'],
  ['אתם גנבים', 'talk.insult'],
  ['Jullie zijn oplichters', 'talk.insult'],
  ['non mi interessa', 'talk.bye'],
  ['ich hab kein interesse', 'talk.bye'],
];

describe('what is beside the subject', () => {
  it.each(sentences)('answers %j kindly and offers no guess', async (message, card) => {
    const { answer } = await siteTalk({ message, history: [] });
    expect(answer.cards).toEqual([card]);
  });
});
