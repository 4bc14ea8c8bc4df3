/**
 * Returns the records in which one of the fields contains the text, ignoring case; all of them for a blank
 * text.
 */
export const filterByText = <T>(
  records: readonly T[],
  text: string,
  getFields: (record: T) => readonly (string | undefined)[],
): readonly T[] => {
  const needle = text.trim().toLowerCase();
  if (needle === '') return records;
  return records.filter((record) => getFields(record).some((field) => field?.toLowerCase().includes(needle)));
};
