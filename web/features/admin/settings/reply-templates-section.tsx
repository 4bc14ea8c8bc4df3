import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import {
  addReplyTemplate,
  deleteReplyTemplate,
  listReplyTemplates,
  type ReplyTemplate,
} from '#shared/api/admin-replies.ts';
import { isLanguageCode, languages } from '#shared/domain/languages.ts';
import { useRead } from '#web/lib/query.ts';
import { errorMessage, sessionCall } from '#web/lib/session.ts';
import { showToast } from '#web/ui/toast.ts';
import { offerUndo } from '../data/undo.ts';
import { ListSkeleton } from '../parts/list-skeleton.tsx';
import { LoadFailure } from '../parts/load-failure.tsx';
import { Entries, Entry, Line } from '../parts/panel.tsx';
import { ReplyTemplateEditor } from './reply-template-editor.tsx';

const languageName = (code: string): string => (isLanguageCode(code) ? languages[code].name : code);
const showFailure = (error: unknown, description: string) =>
  showToast({ title: 'Error', description: errorMessage(error, description), tone: 'error' });

/** Reply templates, offered in a person's record. */
export const ReplyTemplatesSection = () => {
  const { data, problem, reload, put } = useRead(listReplyTemplates, undefined, {
    failure: 'The templates could not be loaded',
    cache: 'once',
  });
  const [open, setOpen] = useState<ReplyTemplate | 'new'>();
  const insert = (saved: ReplyTemplate) =>
    put((before) =>
      [...before.filter(({ id }) => id !== saved.id), saved].sort((a, b) => a.name.localeCompare(b.name)),
    );
  const remove = async ({ id, name, language, subject, text }: ReplyTemplate) => {
    try {
      await sessionCall(deleteReplyTemplate, { params: { id } });
      put((before) => before.filter((other) => other.id !== id));
      offerUndo(`Template “${name}” deleted`, async () => {
        const body = { name, language: isLanguageCode(language) ? language : 'en', subject, text } as const;
        await sessionCall(addReplyTemplate, { body }).then(insert, (error: unknown) =>
          showFailure(error, 'The template could not be restored'),
        );
      });
    } catch (error) {
      showFailure(error, 'The template could not be deleted');
    }
  };
  if (problem && !data) return <LoadFailure text={problem} onRetry={reload} />;
  if (!data) return <ListSkeleton label="Loading the templates" />;
  return (
    <>
      <Line
        text={
          data.length === 0
            ? 'No templates yet. They are offered beside every reply you write.'
            : 'Offered beside every reply you write; those in the person’s language come first.'
        }
      >
        <Button size="compact-sm" onClick={() => setOpen('new')}>
          New template
        </Button>
      </Line>
      {data.length > 0 && (
        <Entries>
          {data.map((template) => (
            <Entry
              key={template.id}
              text={
                <>
                  <bdi>{template.name}</bdi>{' '}
                  <Text component="span" inherit c="dimmed">
                    {languageName(template.language)}
                  </Text>
                </>
              }
              below={<bdi>{template.subject}</bdi>}
            >
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
            </Entry>
          ))}
        </Entries>
      )}
      {open && (
        <ReplyTemplateEditor
          template={open === 'new' ? undefined : open}
          onClose={() => setOpen(undefined)}
          onSaved={(saved) => {
            insert(saved);
            setOpen(undefined);
          }}
        />
      )}
    </>
  );
};
