import { Alert, Button, Checkbox, List, Stack, Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { FileTestChange, PostChange, SiteFile } from '#shared/api/site-file.ts';
import { ListSkeleton } from '#web/features/admin/parts/list-skeleton.tsx';
import { formatDateTime } from '#web/lib/format.ts';
import { describeFailure } from '#web/lib/session.ts';
import { Modal, ModalFoot } from '#web/ui/modal.tsx';
import { showToast } from '#web/ui/toast.ts';
import { useSite } from '../draft/site-context.ts';
import type { Values } from '../draft/site-path.ts';
import { ChangesList, plural } from './changes-list.tsx';
import { compareValues } from './compare-values.ts';
import { applyImport, type ImportPreview, ImportProblem, previewImport } from './site-file.ts';

interface ImportDialogProps {
  readonly file: SiteFile;
  readonly baseVersion: number;
  readonly onImported: () => void;
  readonly onClose: () => void;
}

const kinds: Readonly<Record<PostChange['change'], string>> = {
  new: 'New',
  changed: 'Changed',
  deleted: 'Deleted',
};

const sentencesOf = (error: unknown): readonly string[] =>
  error instanceof ImportProblem ? error.sentences : [describeFailure(error, 'Couldn’t import the file')];

const PostsList = ({ posts }: { posts: readonly PostChange[] }) => (
  <List size="sm" spacing={4} listStyleType="none">
    {posts.map(({ id, title, change }) => (
      <List.Item key={id}>
        <Text span inherit c="dimmed">
          {kinds[change]}:
        </Text>{' '}
        <bdi>{title || 'Untitled'}</bdi>
      </List.Item>
    ))}
  </List>
);

const TestsList = ({ tests }: { tests: readonly FileTestChange[] }) => (
  <List size="sm" spacing={4} listStyleType="none">
    {tests.map(({ id, name }) => (
      <List.Item key={id}>
        <bdi>{name}</bdi>
      </List.Item>
    ))}
  </List>
);

/** What a file would change, and the button that imports it. */
export const ImportDialog = ({ file, baseVersion, onImported, onClose }: ImportDialogProps) => {
  const [withPublicPosts, setWithPublicPosts] = useState(false);
  const { draft, defaults } = useSite();
  const [replaceTests, setReplaceTests] = useState(false);
  const [preview, setPreview] = useState<ImportPreview>();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    setPreview(undefined);
    setProblems([]);
    previewImport(file, { baseVersion, withPublicPosts, replaceTests }).then(
      (found) => isCurrent && setPreview(found),
      (error: unknown) => isCurrent && setProblems(sentencesOf(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [file, baseVersion, withPublicPosts, replaceTests]);
  const apply = async () => {
    if (!preview) return;
    setBusy(true);
    try {
      await applyImport(file, { baseVersion, withPublicPosts, replaceTests }, preview);
      showToast({
        title: 'Imported',
        description: preview.changes.length > 0 ? 'Review the draft, then publish.' : '',
        tone: 'success',
      });
      onImported();
      onClose();
    } catch (error) {
      setProblems(sentencesOf(error));
    } finally {
      setBusy(false);
    }
  };
  const lost = preview ? preview.missingPictures.length - preview.addedPictures : 0;
  const testsThatAre = (kind: FileTestChange['change']) =>
    (preview?.tests ?? []).filter(({ change }) => change === kind);
  const [newTests, otherTests] = [testsThatAre('new'), testsThatAre('conflict')];
  const savedTests = newTests.length + (replaceTests ? otherTests.length : 0);
  const hasChanges = preview !== undefined && preview.changes.length + preview.posts.length + savedTests > 0;
  return (
    <Modal title="Review the import" place="side" onClose={onClose}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          Exported {formatDateTime(file.exportedAt)}. Nothing is saved before you import it.
        </Text>
        {!preview && problems.length === 0 && <ListSkeleton label="Comparing the file with your site" />}
        {problems.length > 0 && (
          <Alert color="red" role="alert" title="The file can’t be imported">
            <List size="sm">
              {problems.map((problem) => (
                <List.Item key={problem}>{problem}</List.Item>
              ))}
            </List>
          </Alert>
        )}
        {preview && !hasChanges && (
          <Text>Your draft, posts and tests already have everything in this file.</Text>
        )}
        {preview && preview.changes.length > 0 && (
          <>
            <Title order={3} size="h5">
              Draft: {plural(preview.changes.length, 'change')}
            </Title>
            <ChangesList changes={compareValues(draft.values, file.draft as Values, defaults)} />
          </>
        )}
        {preview && preview.posts.length > 0 && (
          <>
            <Title order={3} size="h5">
              Posts: {plural(preview.posts.length, 'change')}
            </Title>
            <PostsList posts={preview.posts} />
          </>
        )}
        {newTests.length > 0 && (
          <>
            <Title order={3} size="h5">
              Tests: {newTests.length} new
            </Title>
            <TestsList tests={newTests} />
          </>
        )}
        {otherTests.length > 0 && (
          <>
            <Title order={3} size="h5">
              Tests that differ from yours: {otherTests.length}
            </Title>
            <TestsList tests={otherTests} />
            <Checkbox
              label="Replace my tests by those of the file"
              description="Otherwise yours stay as they are."
              checked={replaceTests}
              disabled={isBusy}
              onChange={({ currentTarget }) => setReplaceTests(currentTarget.checked)}
            />
          </>
        )}
        {lost > 0 && (
          <Alert color="warning" role="status" p="xs">
            Neither in the file nor in your library: {plural(lost, 'picture')}. Their places in the posts stay
            empty.
          </Alert>
        )}
        <Checkbox
          label="Make posts public as in the file"
          description="Otherwise new posts are drafts, and changes of public posts wait until you publish them."
          checked={withPublicPosts}
          disabled={isBusy}
          onChange={({ currentTarget }) => setWithPublicPosts(currentTarget.checked)}
        />
        <ModalFoot>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={!hasChanges || isBusy || problems.length > 0} onClick={() => void apply()}>
            {isBusy ? 'Importing…' : 'Import'}
          </Button>
        </ModalFoot>
      </Stack>
    </Modal>
  );
};
