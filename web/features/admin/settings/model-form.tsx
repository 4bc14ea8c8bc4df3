import { Button, Group, NumberInput, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import {
  type ModelSettingsInput,
  maxDeadlineSeconds,
  type StoredModel,
  saveModel,
} from '#shared/api/model-settings.ts';
import { sessionCall } from '#web/lib/session.ts';
import { Form } from '#web/ui/form.tsx';
import { Modal, ModalFoot } from '#web/ui/modal.tsx';
import { Failure } from '../shared/form/failure.tsx';
import { useSave } from '../shared/form/use-save.ts';

const initialValues = (stored: StoredModel | undefined): ModelSettingsInput => ({
  baseUrl: stored?.baseUrl ?? '',
  model: stored?.model ?? '',
  deadlineSeconds: stored?.deadlineSeconds,
  dailyTokens: stored?.dailyTokens,
});

const optionalNumber = (value: string | number): number | undefined =>
  value === '' ? undefined : Number(value);

interface ModelFormProps {
  readonly stored: StoredModel | undefined;
  readonly onSaved: (model: StoredModel) => void;
  readonly onClose: () => void;
}

/** Enters the model. The key is write-only: the server never returns it. */
export const ModelForm = ({ stored, onSaved, onClose }: ModelFormProps) => {
  const [values, setValues] = useState(() => initialValues(stored));
  const [apiKey, setApiKey] = useState('');
  const { busy, failure, fields, run } = useSave('The model could not be saved');
  const edit = (change: Partial<ModelSettingsInput>) => setValues((before) => ({ ...before, ...change }));
  const save = () =>
    run(async () =>
      onSaved(await sessionCall(saveModel, { body: { ...values, ...(apiKey ? { apiKey } : {}) } })),
    );
  const isChanged = apiKey !== '' || JSON.stringify(values) !== JSON.stringify(initialValues(stored));
  return (
    <Modal title="AI model" mayClose={() => !isChanged && !busy} onClose={onClose}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Failure text={failure} />
        <Text size="sm" c="dimmed">
          OpenAI, or any server that speaks its API. Visitors get answers from it once a test has passed.
        </Text>
        <TextInput
          label="API key"
          type="password"
          description={
            stored?.hasKey ? 'Stored. Enter one only to replace it.' : 'Stored encrypted, never shown again.'
          }
          data-autofocus
          autoComplete="new-password"
          value={apiKey}
          error={fields.apiKey}
          onChange={(event) => setApiKey(event.currentTarget.value)}
        />
        <TextInput
          label="Address"
          description="Leave empty for OpenAI."
          placeholder="https://api.example.com/v1"
          autoComplete="off"
          value={values.baseUrl}
          error={fields.baseUrl}
          onChange={(event) => edit({ baseUrl: event.currentTarget.value.trim() })}
        />
        <TextInput
          label="Model"
          description="Leave empty for gpt-6-luna, a small and inexpensive one."
          autoComplete="off"
          value={values.model}
          error={fields.model}
          onChange={(event) => edit({ model: event.currentTarget.value })}
        />
        <Group grow align="start">
          <NumberInput
            label="Seconds to wait"
            description="After that the built-in assistant answers."
            placeholder="7"
            min={1}
            max={maxDeadlineSeconds}
            allowDecimal={false}
            value={values.deadlineSeconds ?? ''}
            error={fields.deadlineSeconds}
            onChange={(value) => edit({ deadlineSeconds: optionalNumber(value) })}
          />
          <NumberInput
            label="Tokens a day"
            description="About 13,000 for an answer. 0 turns the model off."
            placeholder="4,000,000"
            min={0}
            allowDecimal={false}
            thousandSeparator=","
            value={values.dailyTokens ?? ''}
            error={fields.dailyTokens}
            onChange={(value) => edit({ dailyTokens: optionalNumber(value) })}
          />
        </Group>
        <ModalFoot>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={busy}>
            {busy ? 'Saving...' : 'Save model'}
          </Button>
        </ModalFoot>
      </Form>
    </Modal>
  );
};
