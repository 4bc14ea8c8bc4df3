import { Anchor, Button, Group, List, Paper, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { getSettings } from '#shared/api/admin-settings.ts';
import { listConversations } from '#shared/api/conversations.ts';
import { listFlows } from '#shared/api/flows.ts';
import { getKnowledge } from '#shared/api/knowledge.ts';
import { brand } from '#shared/brand.ts';
import { pluralize } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { persisted } from '#web/lib/persist.ts';
import { useRead } from '#web/lib/query.ts';
import { IconCheck } from '#web/ui/icons.tsx';
import { countOpenClaims } from '../settings/claims-section.tsx';
import { sampleLeftovers } from './sample-leftovers.ts';

const dismissal = persisted('first-steps-dismissed', {
  fallback: false,
  parse: (value) => (value === true ? true : undefined),
});

interface Step {
  readonly title: string;
  readonly text: string;
  readonly to: string;
  /** Undefined while unknown. */
  readonly isDone: boolean | undefined;
}

const describeLeftovers = (leftovers: readonly string[], openClaims: number): string => {
  const claims = `${pluralize(openClaims, 'claim', 'claims')} to review`;
  if (leftovers.length > 0)
    return `Still from the sample: ${leftovers.join(', ')}${openClaims > 0 ? `; ${claims}` : ''}.`;
  return openClaims > 0
    ? `Names and addresses are yours; ${claims}.`
    : 'Names, addresses and claims are yours.';
};

const useSteps = (): readonly Step[] => {
  const once = (what: string) => ({ failure: `Couldn’t load the ${what}`, cache: 'once' as const });
  const knowledge = useRead(getKnowledge, {}, once('company facts')).data;
  const settings = useRead(getSettings, {}, once('settings')).data;
  const flows = useRead(listFlows, {}, once('flows')).data;
  const conversations = useRead(listConversations, { query: {} }, once('conversations')).data;
  const leftovers = sampleLeftovers(brand);
  const openClaims = countOpenClaims();
  return [
    {
      title: 'Replace the sample company',
      text: describeLeftovers(leftovers, openClaims),
      to: '/admin?tab=settings',
      isDone: leftovers.length === 0 && openClaims === 0,
    },
    {
      title: 'Enter your opening hours and contact details',
      text: 'The assistant tells visitors when you answer and how to reach you.',
      to: '/admin?tab=knowledge',
      isDone: knowledge && Object.keys(knowledge.facts).length > 0,
    },
    {
      title: 'Set up mail',
      text: 'New leads, replies and booking confirmations are then sent by mail.',
      to: '/admin?tab=settings',
      isDone: settings?.mail.setUp,
    },
    {
      title: 'Ask the assistant a question',
      text: 'Open the site as a visitor does. The conversation then appears here.',
      to: paths.home.to(),
      isDone: conversations && conversations.length > 0,
    },
    {
      title: 'Publish a conversation flow',
      text: 'Start from a template and place the flow on your pages.',
      to: paths.flows.to(),
      isDone: flows?.some(({ isActive }) => isActive),
    },
  ];
};

const StepRow = ({ title, text, to, isDone, number }: Step & { number: number }) => (
  <List.Item
    icon={
      <Text component="span" size="sm" fw={600} c={isDone ? 'var(--success)' : 'dimmed'} aria-hidden="true">
        {isDone ? <IconCheck size={18} /> : `${number}.`}
      </Text>
    }
    styles={{ itemWrapper: { alignItems: 'start' }, itemIcon: { width: '1.5rem', flexShrink: 0 } }}
  >
    <Anchor component={Link} to={to} fw={600} size="sm">
      {title}
    </Anchor>
    {isDone && <span className="visually-hidden"> (done)</span>}
    <Text size="sm" c="dimmed">
      {text}
    </Text>
  </List.Item>
);

/** What a new owner does first, in order, ticked when done. Dismissing it is remembered in this browser. */
export const FirstSteps = () => {
  const [isDismissed, setDismissed] = useState(dismissal.read);
  if (isDismissed) return null;
  const dismiss = () => {
    dismissal.write(true);
    setDismissed(true);
  };
  return <Steps onDismiss={dismiss} />;
};

const Steps = ({ onDismiss }: { onDismiss: () => void }) => {
  const steps = useSteps();
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Paper component="section" p="md" mb="md" aria-label="First steps">
      <Group justify="space-between" mb="xs">
        <Title order={3} size="h4">
          First steps{' '}
          <Text component="span" inherit ff="text" fw={400} c="dimmed">
            {done} of {steps.length} done
          </Text>
        </Title>
        <Button variant="subtle" size="compact-sm" onClick={onDismiss}>
          Dismiss
        </Button>
      </Group>
      <List type="ordered" listStyleType="none" spacing="xs" center={false}>
        {steps.map((step, index) => (
          <StepRow key={step.title} {...step} number={index + 1} />
        ))}
      </List>
    </Paper>
  );
};
