import { describe, expect, it } from 'vitest';
import type { UnansweredTurn } from '#functions/conversations/store/list.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { type ClusteringFeatures, groupUnanswered, type NearCard } from './group.ts';
import { findNames } from './names.ts';

let serial = 0;
const nearOf = new Map<string, readonly NearCard[]>();
const turn = (said: string, language: LanguageCode, ...near: [string, number][]): UnansweredTurn => {
  serial += 1;
  nearOf.set(
    `turn-${serial}`,
    near.map(([id, share]) => ({ id, share })),
  );
  return {
    id: `turn-${serial}`,
    conversation: `talk-${serial}`,
    at: `2026-05-04T10:00:${String(serial % 60).padStart(2, '0')}.000Z`,
    said,
    text: '',
    language,
    page: '/',
    where: 'site',
    outcome: 'unknown',
    mode: 'offline',
    cards: [],
  };
};
/** Weighs all features equally. */
const plain: ClusteringFeatures = {
  rarity: () => 1,
  nearTo: ({ id }) => nearOf.get(id) ?? [],
  isKnown: (word) => word === 'slack',
};
const grouped = (...turns: UnansweredTurn[]) =>
  groupUnanswered(turns, plain).map(({ questions }) => questions.map(({ text }) => text));

describe('groupUnanswered', () => {
  it('groups questions with similar words', () => {
    expect(
      grouped(
        turn('Is the canteen vegetarian?', 'en'),
        turn('Can I bring a horse?', 'en'),
        turn('is your canteen vegetarian', 'en'),
      ),
    ).toEqual([['Is the canteen vegetarian?', 'is your canteen vegetarian'], ['Can I bring a horse?']]);
  });

  it('groups questions across languages by a shared near card', () => {
    expect(
      grouped(
        turn('Do you offer student jobs?', 'en', ['company.careers', 0.61], ['site.learning', 0.1]),
        turn('Bietet ihr Praktika an?', 'de', ['company.careers', 0.48], ['site.learning', 0.1]),
        turn('Unterstützt ihr Faxgeräte?', 'de', ['features.channels', 0.6]),
      ),
    ).toEqual([['Do you offer student jobs?', 'Bietet ihr Praktika an?'], ['Unterstützt ihr Faxgeräte?']]);
  });

  it('groups questions across languages by a shared name', () => {
    expect(
      grouped(
        turn('Does it work with Shopware 6?', 'en'),
        turn('Läuft das mit Shopware 6?', 'de'),
        turn('これは Shopware で動きますか', 'ja'),
        turn('¿Funciona con Magento?', 'es'),
      ),
    ).toEqual([
      ['Does it work with Shopware 6?', 'Läuft das mit Shopware 6?', 'これは Shopware で動きますか'],
      ['¿Funciona con Magento?'],
    ]);
  });

  it('does not group by a name from the site’s own texts alone', () => {
    expect(
      grouped(
        turn('Can I read Slack threads offline?', 'en', ['features.slack', 0.9]),
        turn('Wer bezahlt Slack bei euch?', 'de', ['plans.payment', 0.5], ['features.slack', 0.02]),
        turn('¿Se puede leer Slack sin conexión?', 'es', ['site.offline', 0.5], ['features.slack', 0.3]),
      ),
    ).toEqual([
      ['Can I read Slack threads offline?', '¿Se puede leer Slack sin conexión?'],
      ['Wer bezahlt Slack bei euch?'],
    ]);
  });

  it('does not chain groups together through one question similar to both', () => {
    const near = (share: number, other: number): [string, number][] => [
      ['company.careers', share],
      ['plans.prices', other],
    ];
    const found = grouped(
      turn('Jobs?', 'en', ...near(0.9, 0)),
      turn('Stellen?', 'de', ...near(0.85, 0)),
      turn('Emploi?', 'fr', ...near(0.8, 0.05)),
      turn('Lohn und Preis?', 'de', ...near(0.3, 0.35)),
      turn('Prezzo?', 'it', ...near(0, 0.9)),
    );
    expect(found.map((group) => group.includes('Prezzo?') && group.includes('Jobs?'))).not.toContain(true);
  });

  it('does not group by a weak card alone, nor within a language without similar words', () => {
    expect(
      grouped(
        turn('Do you have a sauna?', 'en', ['site.builder', 0.1]),
        turn('Verkauft ihr Schuhe?', 'de', ['site.builder', 0.12]),
        turn('Where are the elephants?', 'en', ['site.builder', 0.4]),
      ),
    ).toHaveLength(3);
    expect(grouped(turn('Is SAP supported?', 'en'), turn('Who owns SAP shares here?', 'en'))).toHaveLength(2);
  });
});

describe('namesIn', () => {
  it('finds brands and numbers, but not words that the language capitalises anyway', () => {
    expect(findNames('Does it work with Shopware 6 and SAP?', 'en')).toEqual(['shopware', 'sap']);
    expect(findNames('Läuft der Bot auf einem Raspberry?', 'de')).toEqual([]);
    expect(findNames('Läuft das mit TYPO3 oder WooCommerce?', 'de')).toEqual(['typo3', 'woocommerce']);
    expect(findNames('これは Shopware で動きますか', 'ja')).toEqual(['shopware']);
    expect(findNames('Can you do 4500 a day?', 'en')).toEqual(['4500']);
  });
});
