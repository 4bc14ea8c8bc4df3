import path from 'node:path';

/** Path of a file relative to a folder, with forward slashes on every system: `web/ui/icons.tsx`. */
export const posixPath = (
  folder: string,
  file: string,
  { relative, sep }: Pick<typeof path, 'relative' | 'sep'> = path,
): string => relative(folder, file).split(sep).join('/');
