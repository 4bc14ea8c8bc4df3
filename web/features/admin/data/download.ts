import { type Dataset, exportClients, exportRecords, exportRows } from '#shared/api/admin-transfer.ts';
import { sessionCall, sessionPages } from '#web/lib/session.ts';
import { saveFile } from '#web/ui/save-file.ts';

const fileWords: Readonly<Record<Dataset, string>> = {
  clients: 'client',
  contacts: 'contact',
  bookings: 'booking',
  subscribers: 'subscriber',
};

export const exportName = (dataset: Dataset, date: Date): string =>
  `${fileWords[dataset]}-data-${date.toISOString().slice(0, 10)}.csv`;

/** Spreadsheets need the byte order mark, which reading a response as text drops. */
const save = (dataset: Dataset, pieces: readonly string[]) => {
  const [first = '', ...rest] = pieces;
  const marked = first.startsWith('\uFEFF') ? first : `\uFEFF${first}`;
  saveFile(exportName(dataset, new Date()), new Blob([marked, ...rest], { type: 'text/csv;charset=utf-8' }));
};

/** Fetches every piece of the export and saves one file. `onProgress` hears how many bytes are there. */
export const downloadCsv = async (dataset: Dataset, onProgress: (bytes: number) => void): Promise<void> => {
  const pieces: string[] = [];
  let bytes = 0;
  const query = dataset === 'clients' ? {} : { dataset };
  for await (const page of sessionPages(exportClients, { query })) {
    const piece = typeof page.data === 'string' ? page.data : '';
    pieces.push(piece);
    bytes += piece.length;
    onProgress(bytes);
  }
  save(dataset, pieces);
};

/** The same of chosen records, in the order given. */
export const downloadRecords = async (
  dataset: Dataset,
  ids: readonly string[],
  onProgress: (bytes: number) => void,
): Promise<void> => {
  const pieces: string[] = [];
  let bytes = 0;
  for (let from = 0; from < ids.length; from += exportRows) {
    const part = ids.slice(from, from + exportRows);
    const piece = await sessionCall(exportRecords, {
      body: { dataset, ids: part, ...(from > 0 ? { headless: true } : {}) },
    });
    pieces.push(piece);
    bytes += piece.length;
    onProgress(bytes);
  }
  save(dataset, pieces);
};
