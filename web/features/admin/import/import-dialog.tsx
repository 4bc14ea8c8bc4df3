import { Modal } from '#web/ui/modal.tsx';
import type { Portal } from '../data/portal.ts';
import type { Dataset } from './columns.ts';
import { ImportMapping } from './import-mapping.tsx';
import { ImportReport } from './import-report.tsx';
import { ImportSource } from './import-source.tsx';
import { useImport } from './use-import.ts';

interface ImportDialogProps {
  readonly dataset: Dataset;
  readonly portal: Portal;
  readonly onClose: () => void;
}

/**
 * Imports contacts or client projects from a spreadsheet: read, map, check, import. Progress survives
 * closing the dialog.
 */
export const ImportDialog = ({ dataset, portal, onClose }: ImportDialogProps) => {
  const work = useImport(dataset, () => {
    void portal.contacts.refresh();
    void portal.clients.refresh();
  });
  const { state, busy } = work;
  const isReported =
    state && (state.run !== undefined || (!busy && state.checked.length >= state.sheet.rows.length));
  return (
    <Modal title="Import from a spreadsheet" size="large" onClose={onClose}>
      {!state ? (
        <ImportSource work={work} />
      ) : isReported ? (
        <ImportReport work={work} state={state} onClose={onClose} />
      ) : (
        <ImportMapping work={work} state={state} />
      )}
    </Modal>
  );
};
