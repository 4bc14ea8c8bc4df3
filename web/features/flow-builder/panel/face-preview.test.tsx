// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { createFlowDocument } from '#shared/flow/defaults.ts';
import type { FlowDocument } from '#shared/flow/document.ts';
import { addNode, connect } from '#shared/flow/graph.ts';
import { setTitle } from '#shared/flow/public-profile.ts';
import { setTranslations, titleKey } from '#shared/flow/translations.ts';
import { MantineRoot } from '#web/ui/mantine-root.tsx';
import { AccentField } from './accent-field.tsx';
import { FacePreview } from './face-preview.tsx';

afterEach(cleanup);

const flow = setTitle(
  connect(addNode(createFlowDocument(), 'quick_reply'), { from: 'start', to: 'quick_reply-2' }),
  'Book a tasting',
);

describe('FacePreview', () => {
  it('shows title, first messages and options in the chosen language', async () => {
    const german = setTranslations(flow, 'de', {
      [titleKey]: 'Weinprobe buchen',
      'start.message': 'Willkommen!',
    });
    render(
      <MantineRoot>
        <FacePreview flow={german} language="en" />
      </MantineRoot>,
    );
    const page = screen.getByRole('region', { name: 'Preview of the page' });
    expect(page.textContent).toContain('Book a tasting');
    expect(page.textContent).toContain('Option 1');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language of the preview' }), 'de');
    expect(page.textContent).toContain('Weinprobe buchen');
    expect(page.textContent).toContain('Willkommen!');
  });
});

describe('AccentField', () => {
  it('refuses a colour that cannot be read and offers the nearest that can', async () => {
    let current: FlowDocument = flow;
    const edit = (change: (document: FlowDocument) => FlowDocument) => {
      current = change(current);
    };
    render(
      <MantineRoot>
        <AccentField flow={current} edit={edit} />
      </MantineRoot>,
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Colour' }), '#f2a93b');
    expect(current.accent).toBeUndefined();
    expect(screen.getByRole('status').textContent).toMatch(/^Contrast 1\.\d:1; text needs 4\.5:1/);
    await userEvent.click(screen.getByRole('button', { name: /nearest readable shade/ }));
    expect(current.accent).toMatch(/^#[0-9a-f]{6}$/);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
