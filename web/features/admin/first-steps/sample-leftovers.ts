import type { Brand } from '#shared/brand.ts';

const isSample = (address: string): boolean => address.endsWith('.example');

/**
 * What a site still shows of the sample company. Its addresses end in `.example`, which nobody can own, and
 * its names match its domain.
 */
export const sampleLeftovers = ({
  name,
  legalName,
  domain,
  ...addresses
}: Pick<
  Brand,
  'name' | 'legalName' | 'domain' | 'email' | 'salesEmail' | 'supportEmail' | 'privacyEmail'
>): string[] => {
  const { email, salesEmail, supportEmail, privacyEmail } = addresses;
  const all = [email, salesEmail, supportEmail, privacyEmail];
  const sampleNames = [domain, ...all]
    .filter(isSample)
    .map((address) => address.split('@').at(-1)?.split('.')[0]);
  const isSampleName = (text: string) => sampleNames.includes(text.split(' ')[0]?.toLowerCase());
  return [
    ...(isSampleName(name) ? ['company name'] : []),
    ...(isSampleName(legalName) ? ['legal name'] : []),
    ...(isSample(domain) ? ['domain'] : []),
    ...(all.some(isSample) ? ['e-mail addresses'] : []),
  ];
};
