import { type ComponentType, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { createFlow } from '#shared/api/flows.ts';
import { flowTemplates } from '#shared/content/flows/flow-templates.ts';
import { translatedTemplate } from '#shared/content/flows/translated.ts';
import type { FlowTemplate } from '#shared/content/flows/types.ts';
import type { FlowDocument } from '#shared/flow/document.ts';
import { paths } from '#web/lib/paths.ts';
import { sentenceOf, sessionCall } from '#web/lib/session.ts';
import { showToast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import dialog from './dialogs.module.css';
import css from './flow-card.module.css';
import list from './list.module.css';

export type FlowPreview = ComponentType<{ flow: FlowDocument }>;

/** Flows that are ready to use: look at one, then copy it into the workspace. */
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
      showToast({ title: 'Error', description: sentenceOf(error, 'Failed to create flow'), tone: 'error' });
      setBusy(undefined);
    }
  };
  return (
    <>
      <ul className={list.grid}>
        {flowTemplates.map((template) => (
          <li key={template.id} className={`${css.card} ${css.aligned}`}>
            <h2 className={css.name}>{template.name}</h2>
            <div className={css.kind}>
              <span className={css.industry}>{template.industry}</span>
              <span className={css.badge}>{template.flowData.nodes.length} nodes</span>
            </div>
            <p className={css.description}>{template.description}</p>
            <div className={css.actions}>
              <Button
                size="small"
                disabled={busy !== undefined}
                aria-label={`Use ${template.name}`}
                onClick={() => void use(template)}
              >
                {busy === template.id ? 'Copying…' : 'Use this flow'}
              </Button>
              <Button
                size="small"
                look="quiet"
                aria-label={`Preview ${template.name}`}
                onClick={() => setShown(template)}
              >
                Preview
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {shown && (
        <Dialog title={shown.name} size="large" onClose={() => setShown(undefined)}>
          <div className={dialog.preview}>
            <Suspense fallback={<Spinner label="Loading the preview" />}>
              <Preview flow={shown.flowData} />
            </Suspense>
          </div>
          <div className={dialog.foot}>
            <Button disabled={busy !== undefined} onClick={() => void use(shown)}>
              Use this flow
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
};
