import { addPersonNote, deletePersonNote, type TimelineEntry } from '#shared/api/admin-people.ts';
import { sessionCall } from '#web/lib/session.ts';
import { offerUndo } from '../data/undo.ts';
import { downloadPersonData, readPersonData } from '../leads/person-data.ts';
import { useSave } from '../shared/form/use-save.ts';
import { displayIdentity } from './contact-line.tsx';

/** Actions on a person's record: export it, or delete one of its notes. */
export const usePersonActions = (key: string, reload: () => void) => {
  const { failure, run } = useSave('That did not work');
  return {
    failure,
    exportAll: (identities: readonly string[]) =>
      run(async () => {
        const documents = [];
        for (const identity of identities) documents.push(await readPersonData(displayIdentity(identity)));
        const [only] = documents;
        if (!only) return;
        downloadPersonData(documents.length === 1 ? only : documents, only.exportedAt.slice(0, 10));
      }),
    deleteNote: (note: TimelineEntry) =>
      run(async () => {
        await sessionCall(deletePersonNote, { params: { key, id: note.id } });
        reload();
        offerUndo('Note deleted', async () => {
          await sessionCall(addPersonNote, { params: { key }, body: { text: note.text ?? '' } });
          reload();
        });
      }),
  };
};
