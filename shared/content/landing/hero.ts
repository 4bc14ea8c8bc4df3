import { brand } from '../../brand.ts';

export const hero = {
  title: brand.tagline,
  text: `Enterprise-grade chatbots, deployed in ${brand.claims.deployment} with ${brand.claims.uptime} uptime.`,
  primary: 'Schedule Free Demo',
  secondary: 'View Demo',
} as const;
