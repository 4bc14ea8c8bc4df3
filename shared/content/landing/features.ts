import { brand } from '#shared/brand.ts';
import { languageCodes } from '#shared/domain/languages.ts';
import { withTexts } from '#shared/site/texts.ts';

export const makeFeatures = () =>
  withTexts('landing.features', {
    question: 'Will it hold up in our company?',
    title: 'Made for the day after the demo',
    strip: [
      { icon: 'shield', label: 'Enterprise Security' },
      { icon: 'language', label: 'Multi-language Support' },
      { icon: 'plug', label: 'Custom Integrations' },
      { icon: 'chart', label: 'Real-time Analytics' },
      { icon: 'headset', label: '24/7 Development Support' },
      { icon: 'rocket', label: 'Rapid Deployment' },
    ],
    cards: {
      languages: {
        title: 'Multilingual Support',
        text: `${brand.claims.languages} languages. Your bot answers in the language of the question and changes with the customer, right-to-left included. The assistant on this page is set up for ${languageCodes.length} of them.`,
        greetings: [
          { lang: 'en', text: 'Hello' },
          { lang: 'es', text: 'Hola' },
          { lang: 'ar', text: 'مرحبا' },
          { lang: 'de', text: 'Guten Tag' },
          { lang: 'el', text: 'Γεια σας' },
          { lang: 'fr', text: 'Bonjour' },
          { lang: 'ru', text: 'Здравствуйте' },
          { lang: 'pl', text: 'Dzień dobry' },
          { lang: 'he', text: 'שלום' },
          { lang: 'pt', text: 'Olá' },
          { lang: 'tr', text: 'Merhaba' },
          { lang: 'ka', text: 'გამარჯობა' },
          { lang: 'it', text: 'Buongiorno' },
          { lang: 'sv', text: 'Hej' },
          { lang: 'uk', text: 'Вітаю' },
          { lang: 'cs', text: 'Dobrý den' },
          { lang: 'hy', text: 'Բարև' },
          { lang: 'nl', text: 'Goedendag' },
          { lang: 'fi', text: 'Hei' },
          { lang: 'fa', text: 'سلام' },
          { lang: 'ro', text: 'Bună ziua' },
          { lang: 'id', text: 'Halo' },
        ],
      },
      security: {
        title: 'Bank-Level Security',
        text: 'HIPAA/GDPR ready. Data are encrypted on the way and at rest, and personal details can be exported or erased on request.',
        // The illustration: a customer's message, and its masked form in the log.
        typed: 'My card is 4111 1111 1111 1111',
        typedCaption: 'What the customer types',
        logged: 'My card is',
        loggedCaption: 'What is kept',
      },
      integrations: {
        title: 'Seamless Integrations',
        text: 'Slack, WhatsApp, Shopify: the bot works where your customers write and where your team already is.',
        names: ['Slack', 'WhatsApp', 'Shopify'],
      },
    },
  });
export const features = makeFeatures();
