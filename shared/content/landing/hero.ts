import { brand } from '#shared/brand.ts';
import { withTexts } from '#shared/site/texts.ts';

export interface SceneLine {
  readonly from: 'visitor' | 'bot';
  readonly text: string;
}

export interface Scene {
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** Where and when, in the reader's language. */
  readonly caption: string;
  readonly lines: readonly SceneLine[];
}

export const makeHero = () =>
  withTexts('landing.hero', {
    title: brand.tagline,
    text: `Enterprise-grade chatbots, deployed in ${brand.claims.deployment} with ${brand.claims.uptime} uptime. They answer your customers in their own language, at any hour, and hand over to your team when it matters.`,
    primary: 'Schedule Free Demo',
    secondary: 'View Demo',
    picture: 'Three sample conversations, in English, Spanish and Arabic',
    scenes: [
      {
        lang: 'en',
        dir: 'ltr',
        caption: 'Online shop · English · 23:47',
        lines: [
          { from: 'visitor', text: 'Will the oak desk fit through a 75 cm door?' },
          {
            from: 'bot',
            text: 'Yes. It ships flat: the widest panel is 68 cm. Shall I hold one while you measure?',
          },
          { from: 'visitor', text: 'Please do.' },
        ],
      },
      {
        lang: 'es',
        dir: 'ltr',
        caption: 'Restaurant · Spanish · 11:20',
        lines: [
          { from: 'visitor', text: '¿Tienen mesa para seis el sábado?' },
          { from: 'bot', text: 'Sí, a las 20:30 en la terraza. ¿A qué nombre la reservo?' },
        ],
      },
      {
        lang: 'ar',
        dir: 'rtl',
        caption: 'Clinic · Arabic · 06:05',
        lines: [
          { from: 'visitor', text: 'أريد تغيير موعدي إلى يوم الخميس' },
          { from: 'bot', text: 'تم نقل موعدك إلى الخميس، الساعة 9:30 صباحًا.' },
        ],
      },
    ] satisfies readonly Scene[],
  });
export const hero = makeHero();
