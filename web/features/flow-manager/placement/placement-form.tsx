import {
  Button,
  Flex,
  Group,
  MultiSelect,
  NumberInput,
  Select,
  Stack,
  Switch,
  TagsInput,
  TextInput,
} from '@mantine/core';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { Flow } from '#shared/api/flows.ts';
import { type LanguageCode, languageCodes, languages } from '#shared/domain/languages.ts';
import {
  type Placement,
  type PlacementTrigger,
  placementLimits,
  placementSchema,
  placementTriggers,
} from '#shared/domain/placements.ts';
import { isSitePage, unknownPageMessage } from '#shared/domain/site-pages.ts';
import { paths } from '#web/lib/paths.ts';
import { Modal } from '#web/ui/modal.tsx';
import { topicGroups, triggerNames } from './labels.ts';
import { PlacementPreview } from './preview.tsx';

interface PlacementFormProps {
  readonly flow: Flow | undefined;
  readonly flows: readonly Flow[];
  readonly placement: Placement;
  readonly isNew: boolean;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onSave: (flow: Flow, placement: Placement) => void;
  readonly onRemove: (flow: Flow, placement: Placement) => void;
}

const validatePlacement = (placement: Placement): Record<string, string> => {
  const parsed = z.safeParse(placementSchema, placement);
  if (placement.trigger === 'topic' && placement.topics.length === 0)
    return { topics: 'Choose at least one topic.' };
  const unknown = placement.pages.find((page) => !isSitePage(page));
  if (parsed.success && unknown) return { pages: unknownPageMessage(unknown) };
  return parsed.success
    ? {}
    : Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0]), message]));
};

const suggestedPages = [paths.home, paths.pricing, paths.blog, paths.privacy].map(({ to }) => to());

const buildTopicOptions = (chosen: readonly string[]) => {
  const groups = Object.entries(topicGroups).map(([group, names]) => ({
    group,
    items: Object.entries(names).map(([value, label]) => ({ value, label })),
  }));
  const known = new Set(groups.flatMap(({ items }) => items.map(({ value }) => value)));
  const others = chosen.filter((topic) => !known.has(topic)).map((value) => ({ value, label: value }));
  return others.length > 0 ? [...groups, { group: 'Others', items: others }] : groups;
};

const languageData = languageCodes.map((code) => ({ value: code, label: languages[code].name }));

/** Edits a placement, with a preview of the flow. */
export const PlacementForm = (props: PlacementFormProps) => {
  const { flows, isNew, busy, onClose, onSave, onRemove } = props;
  const [flow, setFlow] = useState(props.flow);
  const [placement, setPlacement] = useState(props.placement);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const set = (change: Partial<Placement>) => {
    setPlacement({ ...placement, ...change });
    setErrors({});
  };
  const numberOf = (value: string | number, fallback: number) =>
    typeof value === 'number' ? Math.round(value) : Number.parseInt(value, 10) || fallback;
  const submit = () => {
    const found = { ...(flow ? {} : { flow: 'Choose a flow.' }), ...validatePlacement(placement) };
    setErrors(found);
    if (flow && Object.keys(found).length === 0) onSave(flow, placement);
  };
  return (
    <Modal title={isNew ? 'Add a placement' : 'Edit placement'} size="large" onClose={onClose}>
      <Flex direction={{ base: 'column', sm: 'row' }} gap="lg">
        <Stack
          component="form"
          gap="sm"
          flex="1"
          miw={0}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <Select
            label="Flow"
            data={flows.map(({ id, name, isActive }) => ({
              value: id,
              label: isActive ? name : `${name} (not published)`,
            }))}
            value={flow?.id ?? null}
            disabled={!isNew}
            error={errors.flow}
            allowDeselect={false}
            onChange={(id) => setFlow(flows.find((one) => one.id === id))}
          />
          <Select
            label="It opens"
            data={placementTriggers.map((value) => ({ value, label: triggerNames[value] }))}
            value={placement.trigger}
            allowDeselect={false}
            onChange={(value) => value && set({ trigger: value as PlacementTrigger })}
          />
          {(placement.trigger === 'chip' || placement.trigger === 'topic') && (
            <TextInput
              label="Chip label"
              description="Leave empty to use the flow’s public title."
              maxLength={placementLimits.labelChars}
              value={placement.label}
              error={errors.label}
              onChange={(event) => set({ label: event.currentTarget.value })}
            />
          )}
          {placement.trigger === 'topic' && (
            <MultiSelect
              label="Topics"
              description="The flow is offered after the assistant has answered a question about one of these."
              data={buildTopicOptions(placement.topics)}
              searchable
              maxValues={placementLimits.topics}
              value={[...placement.topics]}
              error={errors.topics}
              onChange={(topics) => set({ topics })}
            />
          )}
          {placement.trigger === 'timed' && (
            <NumberInput
              label="Seconds on the page"
              min={3}
              max={600}
              value={placement.seconds}
              error={errors.seconds}
              onChange={(value) => set({ seconds: numberOf(value, 20) })}
            />
          )}
          <TagsInput
            label="Pages"
            description="Paths; * matches the rest. Leave empty for every page."
            data={suggestedPages}
            maxTags={placementLimits.pages}
            value={[...placement.pages]}
            error={errors.pages}
            onChange={(pages) => set({ pages })}
          />
          <MultiSelect
            label="Languages of the visitor"
            description="Leave empty for all."
            data={languageData}
            searchable
            value={placement.languages}
            onChange={(codes) => set({ languages: codes as LanguageCode[] })}
          />
          <Group grow align="end" gap="sm">
            <NumberInput
              label="Share of visitors, %"
              description="Flows with the same priority share visitors."
              min={1}
              max={100}
              value={placement.share}
              error={errors.share}
              onChange={(value) => set({ share: numberOf(value, 100) })}
            />
            <NumberInput
              label="Priority"
              description="The highest is shown first."
              min={0}
              max={100}
              value={placement.priority}
              error={errors.priority}
              onChange={(value) => set({ priority: numberOf(value, 0) })}
            />
          </Group>
          <Switch
            label="Live"
            description="Visitors see it only while this is on."
            checked={!placement.paused}
            onChange={(event) => set({ paused: !event.currentTarget.checked })}
          />
          <Group justify="flex-end" gap="xs" mt="xs">
            {!isNew && flow && (
              <Button variant="subtle" color="red" disabled={busy} onClick={() => onRemove(flow, placement)}>
                Remove
              </Button>
            )}
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={busy}>
              Save
            </Button>
          </Group>
        </Stack>
        {flow && <PlacementPreview key={flow.id} flow={flow} placement={placement} />}
      </Flex>
    </Modal>
  );
};
