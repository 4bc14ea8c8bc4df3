import { Anchor, Button, Group, List, Paper, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { persisted } from '#web/lib/persist.ts';
import { IconCheck } from '#web/ui/icons.tsx';
import css from './first-steps.module.css';
import { confirmedSteps, type Step, useSteps } from './use-steps.ts';

const dismissal = persisted('first-steps-dismissed', {
  fallback: false,
  parse: (value) => (value === true ? true : undefined),
});

interface StepRowProps {
  readonly step: Step;
  readonly number: number;
  readonly onConfirm: () => void;
}

const StepRow = ({ step: { title, text, to, isDone, isConfirmed }, number, onConfirm }: StepRowProps) => (
  <List.Item
    className={css.step}
    icon={
      <Text component="span" size="sm" fw={600} c={isDone ? 'var(--success)' : 'dimmed'} aria-hidden="true">
        {isDone ? <IconCheck size={18} /> : `${number}.`}
      </Text>
    }
    styles={{ itemWrapper: { alignItems: 'start' }, itemIcon: { width: '1.5rem', flexShrink: 0 } }}
  >
    <Anchor component={Link} to={to} fw={600} size="sm" c={isDone ? 'dimmed' : undefined}>
      {title}
    </Anchor>
    {isDone ? (
      <span className="visually-hidden"> (done)</span>
    ) : (
      <Text size="sm" c="dimmed">
        {text}{' '}
        {isConfirmed && (
          <Anchor component="button" type="button" inherit onClick={onConfirm}>
            Mark as done<span className="visually-hidden">: {title}</span>
          </Anchor>
        )}
      </Text>
    )}
  </List.Item>
);

interface StepsProps {
  /** Absent if the steps are part of a screen. */
  readonly onDismiss?: () => void;
}

/** A new owner's first steps in order, with those done ticked. */
export const Steps = ({ onDismiss }: StepsProps) => {
  const [confirmed, setConfirmed] = useState(confirmedSteps.read);
  const steps = useSteps(confirmed);
  const done = steps.filter(({ isDone }) => isDone).length;
  const confirm = (name: string) => {
    const next = [...confirmed, name];
    confirmedSteps.write(next);
    setConfirmed(next);
  };
  return (
    <Paper component="section" p="md" mb="md" aria-label="First steps">
      <Group justify="space-between" mb="xs">
        <Title order={3} size="h4">
          First steps{' '}
          <Text component="span" inherit ff="text" fw={400} c="dimmed">
            {done} of {steps.length} done
          </Text>
        </Title>
        {onDismiss && (
          <Button variant="subtle" size="compact-sm" onClick={onDismiss}>
            Dismiss
          </Button>
        )}
      </Group>
      <List type="ordered" listStyleType="none" center={false} className={css.steps}>
        {steps.map((step, index) => (
          <StepRow key={step.name} step={step} number={index + 1} onConfirm={() => confirm(step.name)} />
        ))}
      </List>
    </Paper>
  );
};

/** The steps above the first screen. Dismissing them is remembered in this browser. */
export const FirstSteps = () => {
  const [isDismissed, setDismissed] = useState(dismissal.read);
  if (isDismissed) return null;
  const dismiss = () => {
    dismissal.write(true);
    setDismissed(true);
  };
  return <Steps onDismiss={dismiss} />;
};
