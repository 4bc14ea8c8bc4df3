import { Alert, Button, Group } from '@mantine/core';
import { useState } from 'react';
import {
  addReplyTemplate,
  deleteReplyTemplate,
  listReplyTemplates,
  type ReplyTemplate,
} from '#shared/api/admin-replies.ts';
import { isLanguageCode, languages } from '#shared/domain/languages.ts';
import { sentenceOf, sessionCall } from '#web/lib/session.ts';
import { showToast } from '#web/lib/toast.ts';
import { useRead } from '#web/lib/use-read.ts';
import { offerUndo } from '../data/undo.ts';
import { Waiting } from '../parts/waiting.tsx';
import { ReplyTemplateEditor } from './reply-template-editor.tsx';
import css from './settings.module.css';

const languageName = (code: string): string => (isLanguageCode(code) ? languages[code].name : code);
const fail = (error: unknown, description: string) =>
  showToast({ title: 'Error', description: sentenceOf(error, description), tone: 'error' });

/** Texts for answers, which a person's record offers. */
export const ReplyTemplatesSection = () => {
  const { data, problem, reload, put } = useRead(listReplyTemplates, undefined, {
    failure: 'The templates could not be loaded',
    anew: false,
  });
  const [open, setOpen] = useState<ReplyTemplate | 'new'>();
  const keep = (saved: ReplyTemplate) =>
    put((before) =>
      [...before.filter(({ id }) => id !== saved.id), saved].sort((a, b) => a.name.localeCompare(b.name)),
    );
  const remove = async ({ id, name, language, subject, text }: ReplyTemplate) => {
    try {
      await sessionCall(deleteReplyTemplate, { params: { id } });
      put((before) => before.filter((other) => other.id !== id));
      offerUndo(`Template “${name}” deleted`, async () => {
        const body = { name, language: isLanguageCode(language) ? language : 'en', subject, text } as const;
        await sessionCall(addReplyTemplate, { body }).then(keep, (error: unknown) =>
          fail(error, 'The template could not be put back'),
        );
      });
    } catch (error) {
      fail(error, 'The template could not be deleted');
    }
  };
  if (problem && !data)
    return (
      <Alert role="alert" color="red" title={problem}>
        <Button size="compact-sm" variant="default" onClick={reload}>
          Retry
        </Button>
      </Alert>
    );
  if (!data) return <Waiting label="Loading the templates" />;
  return (
    <>
      <div className={css.line}>
        <p>
          {data.length === 0
            ? 'No template yet. One that is here stands beside every answer you write.'
            : 'Offered beside every answer you write, those in the person’s language first.'}
        </p>
        <Button size="compact-sm" onClick={() => setOpen('new')}>
          New template
        </Button>
      </div>
      {data.length > 0 && (
        <ul className={css.links}>
          {data.map((template) => (
            <li key={template.id} className={css.line}>
              <p>
                <bdi>{template.name}</bdi> <span className={css.soft}>{languageName(template.language)}</span>
                <br />
                <bdi className={css.soft}>{template.subject}</bdi>
              </p>
              <Group gap="xs">
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={`Edit ${template.name}`}
                  onClick={() => setOpen(template)}
                >
                  Edit
                </Button>
                <Button
                  size="compact-sm"
                  variant="subtle"
                  color="red"
                  aria-label={`Delete ${template.name}`}
                  onClick={() => void remove(template)}
                >
                  Delete
                </Button>
              </Group>
            </li>
          ))}
        </ul>
      )}
      {open && (
        <ReplyTemplateEditor
          template={open === 'new' ? undefined : open}
          onClose={() => setOpen(undefined)}
          onSaved={(saved) => {
            keep(saved);
            setOpen(undefined);
          }}
        />
      )}
    </>
  );
};
