import { SimpleGrid, Stack } from '@mantine/core';
import { FieldAmount } from '../fields/field-amount.tsx';
import { FormSection } from '../fields/form-section.tsx';
import { ClaimsFields } from './claims-fields.tsx';
import { CompetitorsField } from './competitors-field.tsx';

const Amounts = ({ paths }: { paths: readonly string[] }) => (
  <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="sm">
    {paths.map((path) => (
      <FieldAmount key={path} path={path} />
    ))}
  </SimpleGrid>
);

/** What the company charges and claims. */
export const OfferPart = () => (
  <Stack gap={0} maw="62rem">
    <FormSection
      name="plans"
      title="Plans"
      text="What a plan contains is under Pages. The home page, pricing, calculator and assistant use these prices."
    >
      <Amounts paths={['offer.starter', 'offer.professional', 'offer.custom.base']} />
      <FieldAmount path="offer.custom.perThousand" decimals={6} />
    </FormSection>
    <FormSection name="add-ons" title="Add-ons" text="Can be added to any plan.">
      <Amounts
        paths={[
          'offer.addOns.language',
          'offer.addOns.conversations',
          'offer.addOns.integration',
          'offer.addOns.training',
        ]}
      />
    </FormSection>
    <FormSection name="managed" title="Managed service" text="You build, run and improve the bot.">
      <Amounts paths={['offer.managed.starter', 'offer.managed.professional', 'offer.managed.enterprise']} />
    </FormSection>
    <FormSection
      name="competitors"
      title="Comparison"
      text="The calculator compares your price with these. They are claims about others: keep them correct."
    >
      <CompetitorsField />
    </FormSection>
    <FormSection
      name="claims"
      title="Claims"
      text="The site makes these claims in your name. Note who vouches for each; visitors don’t see it."
    >
      <ClaimsFields />
    </FormSection>
  </Stack>
);
