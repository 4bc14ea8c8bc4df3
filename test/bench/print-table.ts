/** Prints aligned columns: numbers right, texts left. */
export const printTable = (
  title: string,
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): void => {
  const cells = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[], source?: readonly (string | number)[]) =>
    row
      .map((text, column) =>
        typeof source?.[column] === 'number'
          ? text.padStart(widths[column] ?? 0)
          : text.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  console.log(`\n${title}`);
  console.log(line(head));
  console.log(widths.map((width) => '-'.repeat(width)).join('  '));
  for (const row of rows) console.log(line(row.map(String), row));
};
