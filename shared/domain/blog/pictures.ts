/**
 * Widths in pixels of a picture's files, smallest first. A picture has files with these widths up to its own,
 * and one with its own.
 */
export const pictureWidths = [480, 960, 1600] as const;

/** The widths for which a picture of this width has files. */
export const fileWidths = (width: number): number[] => {
  const smaller = pictureWidths.filter((size) => size < width);
  const largest = Math.min(width, pictureWidths.at(-1) ?? width);
  return [...new Set([...smaller, largest])];
};

/** Largest file of a picture: an item in the table can have 400 KB, and all files are sent in one request. */
export const maxPictureFileBytes = 240 * 1024;

/** The address of a picture's file of this width. */
export const pictureFile = (hash: string, width: number): string => `/api/pictures/${hash}-${width}`;

/** `srcset` of a picture, and its largest file. */
export const pictureSources = ({ hash, width }: { readonly hash: string; readonly width: number }) => {
  const widths = fileWidths(width);
  return {
    src: pictureFile(hash, widths.at(-1) ?? width),
    srcSet: widths.map((size) => `${pictureFile(hash, size)} ${size}w`).join(', '),
  };
};

/** The line for a picture in a post's body. */
export const pictureLine = ({
  hash,
  width,
  height,
  alt,
}: {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}): string => `![${alt.replaceAll(/[[\]\n\r]/g, ' ').trim()}](/media/${hash}-${width}x${height}.webp)`;
