import { Select, SimpleGrid, Stack } from '@mantine/core';
import { industryTemplates } from '#shared/content/templates/catalogue.ts';
import { defaultFactsOf } from '#shared/content/templates/demo-catalogue.ts';
import { oneOf, useQueryState } from '#web/lib/url-state.ts';
import { useSite } from '../draft/site-context.ts';
import { readPath } from '../draft/site-path.ts';
import { FieldAmount } from '../fields/field-amount.tsx';
import { FieldText } from '../fields/field-text.tsx';
import { FormSection } from '../fields/form-section.tsx';
import { labelTemplateValue } from '../fields/labels.ts';

const ids = industryTemplates.map(({ id }) => id);
const noQuery = { template: ids[0] ?? '' };

/** The cards of the industry templates, and the sample businesses that their demos play. */
export const TemplatesPart = () => {
  const { draft } = useSite();
  const [query, setQuery] = useQueryState(noQuery);
  const id = oneOf(query.template, ids, noQuery.template);
  const template = industryTemplates.find((one) => one.id === id);
  const path = `templates.${id}`;
  const useCases = template?.useCases.map((_, index) => `${path}.useCases.${index}`) ?? [];
  const prices = Object.keys(defaultFactsOf(id)?.prices ?? {}).map((name) => `${path}.prices.${name}`);
  return (
    <Stack gap={0} maw="62rem">
      <Select
        label="Template"
        maw="24rem"
        mb="md"
        allowDeselect={false}
        data={industryTemplates.map(({ id: value, name, industry }) => ({
          value,
          label: `${industry}: ${name}${readPath(draft.values, `templates.${value}`) === undefined ? '' : ' · changed'}`,
        }))}
        value={id}
        onChange={(next) => next && setQuery({ template: next })}
      />
      {/* Fields of another template start with their own text. */}
      <Stack gap={0} key={id}>
        <FormSection name="card" title="Card" text="In the gallery on the home page, in English.">
          <FieldText path={`${path}.name`} label="Name" />
          <FieldText path={`${path}.description`} label="Description" rows={3} />
          {useCases.map((useCase) => (
            <FieldText key={useCase} path={useCase} label={labelTemplateValue(useCase)} />
          ))}
        </FormSection>
        <FormSection
          name="sample"
          title="Sample business"
          text="What the demo says of itself, in all 20 languages. Leave “(sample)” in the name, so that nobody takes it for a real company."
        >
          <FieldText path={`${path}.business`} label="Name of the business" />
          <FieldText path={`${path}.contact`} label="E-mail address and phone" />
        </FormSection>
        <FormSection
          name="prices"
          title="Prices"
          text="Wherever the demo names them, also in sums of an order."
        >
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="sm">
            {prices.map((price) => (
              <FieldAmount key={price} path={price} label={labelTemplateValue(price)} />
            ))}
          </SimpleGrid>
        </FormSection>
      </Stack>
    </Stack>
  );
};
