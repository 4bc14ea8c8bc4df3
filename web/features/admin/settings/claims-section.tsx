import { Checkbox, Text } from '@mantine/core';
import { useState } from 'react';
import { brand } from '#shared/brand.ts';
import { persisted } from '#web/lib/persist.ts';

/**
 * Claims the site makes on the company's behalf. The id contains the wording, so a changed claim needs
 * review again.
 */
const claims = [
  { what: 'Uptime', says: brand.claims.uptime },
  { what: 'Time to deploy', says: brand.claims.deployment },
  { what: 'Languages', says: brand.claims.languages },
  ...brand.claims.badges.map((badge) => ({ what: 'Badge in the footer', says: badge })),
  { what: 'First answer within', says: `${brand.responseHours} hours` },
  { what: 'Legal name', says: brand.legalName },
  {
    what: 'Addresses',
    says: [brand.email, brand.salesEmail, brand.supportEmail, brand.privacyEmail].join(', '),
  },
  { what: 'Domain', says: brand.domain },
  {
    what: 'Prices',
    says: `Starter ${brand.prices.starter}, Professional ${brand.prices.professional} ${brand.currency.code} a month`,
  },
].filter(({ says }) => says !== '');

const claimId = ({ what, says }: (typeof claims)[number]): string => `${what}: ${says}`;

const parseTexts = (value: unknown): string[] | undefined =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : undefined;

const stored = persisted<string[]>('portal-claims-reviewed', { fallback: [], parse: parseTexts });

/** Number of claims that nobody has confirmed in this browser. */
export const countOpenClaims = (reviewed = stored.read()): number =>
  claims.filter((claim) => !reviewed.includes(claimId(claim))).length;

/** Checklist to confirm each claim before going live. */
export const ClaimsSection = () => {
  const [reviewed, setReviewedIds] = useState(stored.read);
  const setReviewed = (id: string, on: boolean) => {
    const next = on ? [...reviewed, id] : reviewed.filter((one) => one !== id);
    setReviewedIds(next);
    stored.write(next);
  };
  const openCount = countOpenClaims(reviewed);
  return (
    <>
      <p>
        The site makes these claims in your name. Review them before going live, and correct wrong ones under
        Site.
      </p>
      <p role="status">{openCount === 0 ? 'All reviewed.' : `${openCount} of ${claims.length} to review.`}</p>
      {claims.map((claim) => (
        <Checkbox
          key={claimId(claim)}
          label={`${claim.what}: ${claim.says}`}
          checked={reviewed.includes(claimId(claim))}
          onChange={(event) => setReviewed(claimId(claim), event.currentTarget.checked)}
        />
      ))}
      <Text size="xs" c="dimmed">
        Run npm run check:brand to find text of the sample company that is still on the pages.
      </Text>
    </>
  );
};
