import { Badge, Box, Button, Group, Paper, SimpleGrid, Text, Title } from '@mantine/core';
import { type ComponentType, type CSSProperties, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { createFlow } from '#shared/api/flows.ts';
import { flowTemplates } from '#shared/content/flows/flow-templates.ts';
import { translatedTemplate } from '#shared/content/flows/translated.ts';
import type { FlowTemplate } from '#shared/content/flows/types.ts';
import { languageCodes } from '#shared/domain/languages.ts';
import type { FlowDocument } from '#shared/flow/document.ts';
import { paths } from '#web/lib/paths.ts';
import { errorMessage, sessionCall } from '#web/lib/session.ts';
import { Modal } from '#web/ui/modal.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { showToast } from '#web/ui/toast.ts';
import css from './manager.module.css';

export type FlowPreview = ComponentType<{
  readonly flow: FlowDocument;
  readonly current?: string | undefined;
  readonly trail?: ReadonlySet<string>;
}>;

/** Ready-made flows to preview and copy into the workspace. */
export const TemplatesTab = ({ preview: Preview }: { preview: FlowPreview }) => {
  const [shown, setShown] = useState<FlowTemplate>();
  const [busy, setBusy] = useState<string>();
  const navigate = useNavigate();
  const use = async (template: FlowTemplate) => {
    const { id, name, description, industry, language } = template;
    setBusy(id);
    try {
      const flowData = await translatedTemplate(template);
      const flow = await sessionCall(createFlow, {
        body: { name, description, industry, language, flowData },
      });
      showToast({ title: 'Success', description: 'Flow created successfully', tone: 'success' });
      navigate(paths.flow.to(flow.id));
    } catch (error) {
      showToast({ title: 'Error', description: errorMessage(error, 'Failed to create flow'), tone: 'error' });
      setBusy(undefined);
    }
  };
  return (
    <>
      <SimpleGrid component="ul" minColWidth="min(20rem, 100%)">
        {flowTemplates.map((template) => (
          <Paper
            key={template.id}
            component="li"
            p="lg"
            className={css.card}
            style={{ '--rows': 4 } as CSSProperties}
          >
            <Title order={2}>{template.name}</Title>
            <Group gap="xs">
              <Text size="sm" c="dimmed">
                {template.industry}
              </Text>
              <Badge color="gray">{template.flowData.nodes.length} nodes</Badge>
              <Badge color="gray">{languageCodes.length} languages</Badge>
            </Group>
            <Text size="sm" c="dimmed">
              {template.description}
            </Text>
            <Group gap="xs">
              <Button
                size="xs"
                disabled={busy !== undefined}
                aria-label={`Use this flow: ${template.name}`}
                onClick={() => void use(template)}
              >
                {busy === template.id ? 'Copying…' : 'Use this flow'}
              </Button>
              <Button
                size="xs"
                variant="default"
                aria-label={`Preview ${template.name}`}
                onClick={() => setShown(template)}
              >
                Preview
              </Button>
            </Group>
          </Paper>
        ))}
      </SimpleGrid>
      {shown && (
        <Modal title={shown.name} size="large" onClose={() => setShown(undefined)}>
          <Box h="min(28rem, 60vh)" bd="var(--hairline)" bdrs="sm" style={{ overflow: 'hidden' }}>
            <Suspense fallback={<Spinner label="Loading the preview" />}>
              <Preview flow={shown.flowData} />
            </Suspense>
          </Box>
          <Group justify="end" gap="sm">
            <Button disabled={busy !== undefined} onClick={() => void use(shown)}>
              Use this flow
            </Button>
          </Group>
        </Modal>
      )}
    </>
  );
};
