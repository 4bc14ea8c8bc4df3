type Cell = string | number | boolean | readonly string[];

const textOf = (cell: Cell): string => (Array.isArray(cell) ? cell.join('; ') : String(cell)).trim();

/** Parses an amount: `$1,299.50`, `1.299,50 €`, `1299.5`. Other texts stay unchanged and fail validation. */
export const amountOf = (cell: Cell): Cell => {
  const plain = textOf(cell).replace(/[^\d.,-]/g, '');
  if (plain === '') return cell;
  const isGerman = /,\d{1,2}$/.test(plain) || /^-?\d{1,3}(\.\d{3})+$/.test(plain);
  const digits = isGerman ? plain.replaceAll('.', '').replace(',', '.') : plain.replaceAll(',', '');
  const amount = Number(digits);
  return Number.isFinite(amount) ? amount : cell;
};

/** Parses a calendar day: `2027-01-31`, `31.01.2027`, with or without a time. */
export const dayOfCell = (cell: Cell): Cell => {
  const text = textOf(cell);
  const german = /^(\d{1,2})\.(\d{1,2})\.(\d{4})\b/.exec(text);
  if (german) return `${german[3]}-${german[2]?.padStart(2, '0')}-${german[1]?.padStart(2, '0')}`;
  return /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0] ?? text;
};

/** Whether a text is an instant with its own time zone: `2027-01-31T09:30:00Z`, `…+01:00`. */
export const isInstant = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(text) &&
  !Number.isNaN(Date.parse(text));

/** The time something was received: an instant if given, else a calendar day. */
export const receivedOf = (cell: Cell): Cell => {
  const text = textOf(cell);
  return isInstant(text) ? text : dayOfCell(text);
};

/** Parses yes and no as spreadsheets write them; other texts fail validation. */
export const yesOrNo = (cell: Cell): Cell => {
  const text = textOf(cell).toLowerCase();
  if (['yes', 'true', '1', 'x', 'y', 'ja', 'wahr'].includes(text)) return true;
  return ['no', 'false', '0', 'n', 'nein', 'falsch'].includes(text) ? false : cell;
};

/** Splits at semicolons or line breaks. */
export const listOf = (cell: Cell): Cell =>
  (Array.isArray(cell) ? cell : textOf(cell).split(/[;\n]/)).map((word) => word.trim()).filter(Boolean);

/** Parses a status by its value or the export's label. */
export const choiceOf =
  (labels: Readonly<Record<string, string>>) =>
  (cell: Cell): Cell => {
    const text = textOf(cell).toLowerCase();
    const found = Object.entries(labels).find(
      ([value, label]) =>
        value === text || label.toLowerCase() === text || value === text.replaceAll(' ', '_'),
    );
    return found?.[0] ?? cell;
  };

/** Removes the apostrophe with which the export protects formula characters. */
export const plainText = (cell: Cell): Cell => textOf(cell).replace(/^'(?=[=+\-@|%])/, '');

export type ImportCell = Cell;
