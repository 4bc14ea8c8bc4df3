import { exportClients } from '#shared/api/admin-transfer.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { sessionPages } from '#web/lib/session.ts';

export const exportName = (dataset: 'clients' | 'contacts', date: Date): string =>
  `${dataset === 'clients' ? 'client' : 'contact'}-data-${date.toISOString().slice(0, 10)}.csv`;

/** Fetches every piece of the export and saves one file. `onProgress` hears how many bytes are there. */
export const downloadCsv = async (
  dataset: 'clients' | 'contacts',
  onProgress: (bytes: number) => void,
): Promise<void> => {
  const pieces: string[] = [];
  let bytes = 0;
  const query = dataset === 'contacts' ? { dataset } : {};
  for await (const page of sessionPages(exportClients, { query })) {
    const piece = typeof page.data === 'string' ? page.data : '';
    // Reading a response as text drops a byte order mark; the file needs it for spreadsheets.
    pieces.push(pieces.length === 0 && !piece.startsWith('\uFEFF') ? `\uFEFF${piece}` : piece);
    bytes += piece.length;
    onProgress(bytes);
  }
  saveFile(exportName(dataset, new Date()), new Blob(pieces, { type: 'text/csv;charset=utf-8' }));
};
