import { Alert, Anchor, Button, Group, List, Menu, SegmentedControl, Stack, Text } from '@mantine/core';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import type { AdminPost } from '#shared/api/admin-posts.ts';
import { bodyProblems } from '#shared/domain/blog/body-problems.ts';
import { pictureLine } from '#shared/domain/blog/pictures.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { IconArrowLeft, IconDots } from '#web/ui/icons.tsx';
import { Modal, ModalFoot } from '#web/ui/modal.tsx';
import { PictureDialog } from '#web/ui/pictures/picture-dialog.tsx';
import { showToast } from '#web/ui/toast.ts';
import { offerUndo } from '../data/undo.ts';
import { Badge } from '../parts/status-badge.tsx';
import { Failure } from '../shared/form/failure.tsx';
import { BodyToolbar } from './body-toolbar.tsx';
import { CoverField } from './cover-field.tsx';
import { MarkdownField, type MarkdownHandle } from './markdown-field.tsx';
import { PostConflict } from './post-conflict.tsx';
import css from './post-editor.module.css';
import { PostFields } from './post-fields.tsx';
import { lengthText, PostPreview } from './post-preview.tsx';
import { stateLabels, stateTones } from './post-values.ts';
import { ScheduleForm } from './schedule-form.tsx';
import { usePostDraft } from './use-post-draft.ts';

interface PostEditorProps {
  /** Undefined for a new post. */
  readonly post: AdminPost | undefined;
  readonly onSaved: (post: AdminPost) => void;
  readonly onClose: () => void;
}

const shownProblems = 5;
const formatHint = 'post-format';

const stateText = ({ state, publishedAt, hasChanges }: AdminPost): string => {
  if (state === 'draft') return 'Visitors don’t see it.';
  if (state === 'scheduled') return `Goes live on ${formatDateTime(publishedAt)}.`;
  return hasChanges ? 'Visitors still see the text before your changes.' : '';
};

/** Writes one post: fields and Markdown beside the page as visitors will see it. */
export const PostEditor = ({ post, onSaved, onClose }: PostEditorProps) => {
  const draft = usePostDraft({
    post,
    onSaved,
    onDeleted: () => {
      showToast({ title: 'Post deleted' });
      onClose();
    },
  });
  const { values, saved, isChanged, busy } = draft;
  const [dialog, setDialog] = useState<'schedule' | 'delete' | 'cover' | 'picture'>();
  const [shown, setShown] = useState<'write' | 'preview'>('write');
  const field = useRef<MarkdownHandle>(null);
  const previewed = useDeferredValue(values);
  const problems = bodyProblems(previewed.content);
  const isPublic = saved?.state === 'published';

  const discardChanges = async () => {
    const before = values;
    await draft.discardChanges();
    offerUndo('Discarded the changes', async () => draft.change(before));
  };

  const { save } = draft;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey)) return;
      const isSave = event.key.toLowerCase() === 's' && !event.altKey;
      const isPicture = event.code === 'KeyP' && event.altKey;
      if (!isSave && !isPicture) return;
      event.preventDefault();
      if (isSave) void save();
      else setDialog('picture');
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [save]);

  return (
    <Stack gap="md">
      <Group justify="space-between" gap="sm" className={css.bar}>
        <Group gap="xs">
          <Button
            variant="subtle"
            size="compact-md"
            leftSection={<IconArrowLeft size={16} aria-hidden="true" />}
            onClick={onClose}
          >
            All posts
          </Button>
          <Badge tone={stateTones[saved?.state ?? 'draft']}>{stateLabels[saved?.state ?? 'draft']}</Badge>
          <Text size="sm" c="dimmed" role="status">
            {busy ? 'Saving…' : isChanged ? 'Not saved yet' : saved ? stateText(saved) : ''}
          </Text>
          {isPublic && (
            <Anchor size="sm" href={paths.post.to(saved.id)} target="_blank">
              View post
            </Anchor>
          )}
        </Group>
        <Group gap="xs">
          <Button variant="default" disabled={busy || !isChanged} onClick={() => void draft.save()}>
            Save
          </Button>
          <Button
            disabled={busy || (isPublic && !isChanged && !saved.hasChanges)}
            onClick={() => void draft.publish()}
          >
            {isPublic ? 'Publish changes' : 'Publish now'}
          </Button>
          <Menu position="bottom-end">
            <Menu.Target>
              <Button variant="default" px="xs" aria-label="More actions">
                <IconDots size={18} aria-hidden="true" />
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {saved?.published && (
                <Menu.Item onClick={() => void discardChanges()}>Discard changes</Menu.Item>
              )}
              {!isPublic && <Menu.Item onClick={() => setDialog('schedule')}>Schedule…</Menu.Item>}
              {saved && saved.state !== 'draft' && (
                <Menu.Item onClick={() => void draft.withdraw()}>
                  {isPublic ? 'Withdraw from the site' : 'Cancel the schedule'}
                </Menu.Item>
              )}
              <Menu.Item color="red" onClick={() => setDialog('delete')}>
                {saved ? 'Delete…' : 'Discard this draft…'}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </Group>
      </Group>
      <Failure text={draft.failure} />
      {draft.conflict && (
        <PostConflict
          mine={values}
          theirs={draft.conflict}
          onKeepMine={() => void draft.keepMine()}
          onTakeTheirs={draft.takeTheirs}
        />
      )}
      {draft.isRestored && !draft.conflict && (
        <Alert color="info" role="status" p="xs">
          <Group gap="sm">
            Your unsaved text from this browser is back.
            <Button size="compact-sm" variant="default" onClick={draft.discardRestored}>
              Discard it
            </Button>
          </Group>
        </Alert>
      )}
      <SegmentedControl
        className={css.switch ?? ''}
        aria-label="View"
        value={shown}
        data={[
          { value: 'write', label: 'Write' },
          { value: 'preview', label: 'Preview' },
        ]}
        onChange={(view) => setShown(view === 'preview' ? 'preview' : 'write')}
      />
      <div className={css.columns} data-shown={shown}>
        <Stack gap="sm" className={css.write ?? ''}>
          <PostFields values={values} errors={draft.fields} onChange={draft.change} />
          <CoverField
            cover={values.cover}
            error={draft.fields.cover}
            onPick={() => setDialog('cover')}
            onChange={(cover) => draft.change({ cover })}
          />
          <BodyToolbar field={field} onPicture={() => setDialog('picture')} />
          <MarkdownField
            ref={field}
            label="Text"
            describedBy={formatHint}
            value={values.content}
            onChange={(content) => draft.change({ content })}
          />
          {draft.fields.content && (
            <Text size="sm" c="red" role="alert">
              {draft.fields.content}
            </Text>
          )}
          <Text id={formatHint} size="sm" c="dimmed">
            {lengthText(previewed.content)}. # to ### are headings, ** around a line makes it bold, everything
            else is shown as typed.
          </Text>
          {problems.length > 0 && (
            <Alert color="warning" title="Readers will see these lines exactly as typed">
              <List size="sm">
                {problems.slice(0, shownProblems).map(({ line, text }) => (
                  <List.Item key={line}>
                    <Anchor component="button" size="sm" onClick={() => field.current?.goToLine(line)}>
                      Line {line}
                    </Anchor>
                    : {text}
                  </List.Item>
                ))}
              </List>
              {problems.length > shownProblems && (
                <Text size="sm">And {problems.length - shownProblems} more.</Text>
              )}
            </Alert>
          )}
        </Stack>
        <div className={css.preview}>
          <PostPreview values={previewed} publishedAt={saved?.publishedAt ?? new Date().toISOString()} />
        </div>
      </div>
      {(dialog === 'cover' || dialog === 'picture') && (
        <PictureDialog
          shape={dialog === 'cover' ? 'wide' : 'whole'}
          onChoose={(picture) => {
            if (dialog === 'cover') draft.change({ cover: picture });
            else field.current?.insert(pictureLine(picture));
            setDialog(undefined);
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'schedule' && (
        <ScheduleForm
          busy={busy}
          onSchedule={(at) => {
            setDialog(undefined);
            void draft.publish(at);
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'delete' && (
        <Modal title="Delete this post?" size="small" onClose={() => setDialog(undefined)}>
          <Text>
            {isPublic
              ? 'It disappears from the blog, and its address will say that the page doesn’t exist. This can’t be undone.'
              : 'Its text is lost. This can’t be undone.'}
          </Text>
          <ModalFoot>
            <Button variant="default" data-autofocus onClick={() => setDialog(undefined)}>
              Keep it
            </Button>
            <Button
              color="red"
              disabled={busy}
              onClick={() => {
                setDialog(undefined);
                void draft.remove();
              }}
            >
              Delete post
            </Button>
          </ModalFoot>
        </Modal>
      )}
    </Stack>
  );
};
