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

/** Spreadsheets need the byte order mark, which `Response.text()` removes. */
const save = (dataset: Dataset, pieces: readonly string[]) => {
  const [first = '', ...rest] = pieces;
  const marked = first.startsWith('\uFEFF') ? first : `\uFEFF${first}`;
  saveFile(exportName(dataset, new Date()), new Blob([marked, ...rest], { type: 'text/csv;charset=utf-8' }));
};

/** Downloads all pages of an export as one file. `onProgress` receives the bytes read so far. */
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

/** Downloads the given records as one file, in their order. */
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
