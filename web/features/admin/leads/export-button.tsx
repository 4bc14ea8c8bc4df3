import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Dataset } from '#shared/api/admin-transfer.ts';
import { formatCount } from '#web/lib/format.ts';
import { IconChevronDown } from '#web/ui/icons.tsx';
import { LateMenu } from '#web/ui/late-menu.tsx';
import { runExport } from './run-export.ts';

// Loaded on first use: most visits export nothing.
const loadDownloads = () => import('../data/download.ts');

/** Runs an export, reports its progress in bytes and shows failures. */
export const useExport = (dataset: Dataset) => {
  const [bytes, setBytes] = useState<number>();
  const run = async (work: (onProgress: (bytes: number) => void) => Promise<void>) => {
    setBytes(0);
    await runExport(() => work(setBytes));
    setBytes(undefined);
  };
  return {
    progress: bytes === undefined ? undefined : `Exporting… ${(bytes / 1_000_000).toFixed(1)} MB`,
    everything: () =>
      void run(async (onProgress) => (await loadDownloads()).downloadCsv(dataset, onProgress)),
    selection: (ids: readonly string[]) =>
      void run(async (onProgress) => (await loadDownloads()).downloadRecords(dataset, ids, onProgress)),
  };
};

interface ExportButtonProps {
  readonly dataset: Dataset;
  /** The filtered rows; undefined when no filter is set. */
  readonly shown: readonly { readonly id: string }[] | undefined;
  readonly children: string;
}

/** Downloads the whole list as CSV, or only the filtered rows. */
export const ExportButton = ({ dataset, shown, children }: ExportButtonProps) => {
  const { progress, everything, selection } = useExport(dataset);
  return (
    <Button.Group>
      <Button variant="default" disabled={progress !== undefined} onClick={everything}>
        {progress ?? children}
      </Button>
      {shown && shown.length > 0 && (
        <LateMenu
          position="bottom-end"
          entries={[
            {
              label: `Only the ${formatCount(shown.length)} shown`,
              run: () => selection(shown.map(({ id }) => id)),
            },
          ]}
          target={
            <Button
              variant="default"
              px="xs"
              aria-label="Choose what to export"
              disabled={progress !== undefined}
            >
              <IconChevronDown size={16} aria-hidden="true" />
            </Button>
          }
        />
      )}
    </Button.Group>
  );
};
