import { Group, SimpleGrid, Stack } from '@mantine/core';
import { WholeNumberField } from '../company/hours-fields.tsx';
import { useSite } from '../draft/site-context.ts';
import { effective } from '../draft/use-site-draft.ts';
import { FieldAmount, type FieldAmountProps } from '../fields/field-amount.tsx';
import { FormSection } from '../fields/form-section.tsx';
import { ClaimsFields } from './claims-fields.tsx';
import { CompetitorsField } from './competitors-field.tsx';

interface AmountsProps extends Pick<FieldAmountProps, 'decimals' | 'unit'> {
  readonly paths: readonly string[];
}

const Amounts = ({ paths, ...field }: AmountsProps) => (
  <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="sm">
    {paths.map((path) => (
      <FieldAmount key={path} path={path} {...field} />
    ))}
  </SimpleGrid>
);

/** What the company charges and claims. */
export const OfferPart = () => {
  const { draft, defaults } = useSite();
  const currency = String(effective(draft.values, defaults, 'company.currency.code'));
  return (
    <Stack gap={0} maw="62rem">
      <FormSection
        name="plans"
        title="Plans"
        text={`Amounts are in ${currency}; Company sets the currency. What a plan contains is under Pages.`}
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
        <Amounts
          paths={['offer.managed.starter', 'offer.managed.professional', 'offer.managed.enterprise']}
        />
      </FormSection>
      <FormSection
        name="calculator"
        title="Calculator"
        text="What a better model multiplies: the price of Starter and Professional, and the rate per further 1,000 messages of Enterprise."
      >
        <Amounts
          unit="none"
          decimals={3}
          paths={[
            'offer.models.sonnet.price',
            'offer.models.opus.price',
            'offer.models.sonnet.messages',
            'offer.models.opus.messages',
          ]}
        />
      </FormSection>
      <FormSection
        name="savings"
        title="Savings calculator"
        text="Assumptions behind “What would automation save you?” and the assistant’s sums. Visitors see them."
      >
        <Group grow align="end">
          <WholeNumberField path="offer.savings.automatedPercent" min={1} max={100} />
          <WholeNumberField path="offer.savings.workingDays" min={1} max={31} />
        </Group>
        <Group grow align="end">
          {['min', 'initial', 'max'].map((name) => (
            <WholeNumberField key={name} path={`offer.savings.hourlyRate.${name}`} min={1} max={99_999} />
          ))}
        </Group>
      </FormSection>
      <FormSection
        name="competitors"
        title="Comparison"
        text="The calculator compares your Starter price and message fee with these. They are claims about others: keep them correct."
      >
        <FieldAmount path="offer.perMillion" />
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
};
