import { Group, Stack } from '@mantine/core';
import { FieldList } from '../fields/field-list.tsx';
import { FieldText } from '../fields/field-text.tsx';
import { FormSection } from '../fields/form-section.tsx';
import { ColourField } from './colour-field.tsx';
import { HoursFields, WholeNumberField } from './hours-fields.tsx';
import { LogoField } from './logo-field.tsx';
import { CurrencyFields, TimeZoneField } from './place-fields.tsx';
import { SharePicture } from './share-picture.tsx';

/** Who the company is and what it looks like. */
export const CompanyPart = () => (
  <Stack gap={0} maw="62rem">
    <FormSection
      name="names"
      title="Names"
      text="The legal name is for privacy, copyright and structured data; everything else uses the name."
    >
      <Group grow align="start" preventGrowOverflow={false}>
        <FieldText path="company.name" />
        <FieldText path="company.legalName" />
      </Group>
      <FieldText
        path="company.tagline"
        description="The headline of the home page and its title in search results."
      />
      <FieldText path="company.description" rows={3} description="For search results and the footer." />
    </FormSection>
    <FormSection name="look" title="Logo and colours" text="Each colour is shown as pages use it.">
      <LogoField />
      <ColourField scheme="light" />
      <ColourField scheme="dark" />
      <SharePicture />
    </FormSection>
    <FormSection
      name="addresses"
      title="Mail addresses"
      text="Shown to visitors, and in the assistant’s answers."
    >
      <Group grow align="start" preventGrowOverflow={false}>
        <FieldText path="company.email" type="email" />
        <FieldText path="company.salesEmail" type="email" />
      </Group>
      <Group grow align="start" preventGrowOverflow={false}>
        <FieldText path="company.supportEmail" type="email" />
        <FieldText path="company.privacyEmail" type="email" />
      </Group>
    </FormSection>
    <FormSection
      name="hours"
      title="Hours"
      text="When visitors can book, reach you in live chat, and expect an answer."
    >
      <TimeZoneField />
      <HoursFields />
      <WholeNumberField path="company.responseHours" min={1} max={720} />
    </FormSection>
    <FormSection name="currency" title="Currency">
      <CurrencyFields />
    </FormSection>
    <FormSection name="links" title="Links" text="Links you leave empty are not shown.">
      <FieldText path="company.social.linkedin" placeholder="https://" inputMode="url" />
      <FieldText path="company.social.twitter" placeholder="https://" inputMode="url" />
      <FieldText path="company.statusPage" placeholder="https://" inputMode="url" />
      <FieldText path="company.dataProcessingAgreement" placeholder="https://" inputMode="url" />
    </FormSection>
    <FormSection name="processors" title="Sub-processors" text="Listed on the trust page.">
      <FieldList
        path="company.subprocessors"
        noun="company"
        description="Companies that process visitors’ data for you."
        empty="None listed. Add hosting, mail and AI providers that process visitors’ data for you."
        parts={{ name: 'Company', purpose: 'Purpose', place: 'Place' }}
      />
    </FormSection>
    <FormSection
      name="quotes"
      title="Customer quotes"
      text="Real words of real customers, with their consent."
    >
      <FieldList
        path="company.quotes"
        noun="quote"
        description="Shown on the home page and on About us."
        empty="Nothing is shown until you add a quote."
        parts={{ text: 'Quote', name: 'Name', company: 'Company' }}
      />
    </FormSection>
  </Stack>
);
