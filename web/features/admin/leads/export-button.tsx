import { useState } from 'react';
import { SessionEnded } from '#web/lib/session.ts';
import { showToast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { downloadCsv } from '../data/download.ts';

/** Downloads the whole list as CSV, however many pieces it takes. */
export const ExportButton = ({
  dataset,
  children,
}: {
  dataset: 'clients' | 'contacts';
  children: string;
}) => {
  const [bytes, setBytes] = useState<number>();
  const run = async () => {
    setBytes(0);
    try {
      await downloadCsv(dataset, setBytes);
    } catch (error) {
      showToast({
        title: 'Error',
        description: error instanceof SessionEnded ? error.message : 'Failed to export data',
        tone: 'error',
      });
    } finally {
      setBytes(undefined);
    }
  };
  return (
    <Button look="quiet" size="small" disabled={bytes !== undefined} onClick={() => void run()}>
      {bytes === undefined ? children : `Exporting… ${(bytes / 1_000_000).toFixed(1)} MB`}
    </Button>
  );
};
