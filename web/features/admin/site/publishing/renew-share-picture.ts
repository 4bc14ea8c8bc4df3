import { addPicture } from '#shared/api/pictures.ts';
import { fileWidths } from '#shared/domain/blog/pictures.ts';
import { sharePictureAlt, shareSize } from '#shared/domain/share-picture.ts';
import { sessionCall } from '#web/lib/session.ts';
import { toBase64 } from '#web/ui/pictures/encode-picture.ts';
import { drawSharePicture, fingerprint, shareValues } from '../company/draw-share-picture.ts';
import { readPath, type Values } from '../draft/site-path.ts';

const path = 'appearance.sharePicture';

/** JPEG, because not every service that shows shared links reads WebP. */
const toJpeg = (canvas: HTMLCanvasElement, width: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const sized = document.createElement('canvas');
    sized.width = width;
    sized.height = Math.round((shareSize.height * width) / shareSize.width);
    sized.getContext('2d')?.drawImage(canvas, 0, 0, sized.width, sized.height);
    sized.toBlob(
      (file) => (file ? resolve(toBase64(file)) : reject(new Error('The picture could not be encoded.'))),
      'image/jpeg',
      0.88,
    );
  });

/**
 * If name, tagline, logo or colour changed since the last share picture, draws and uploads a new one and
 * stores it with `change`. If that fails, the old picture stays, because a publication doesn't wait for it.
 */
export const renewSharePicture = async (
  values: Values,
  defaults: Values,
  change: (path: string, value: string | undefined) => void,
): Promise<void> => {
  const before = readPath(values, path);
  const shown = shareValues(values, defaults);
  if (!shown) {
    if (before !== undefined) change(path, undefined);
    return;
  }
  const print = fingerprint(shown);
  if (String(before ?? '').endsWith(`-${print}`)) return;
  try {
    const canvas = document.createElement('canvas');
    await drawSharePicture(canvas, shown);
    const files: string[] = [];
    for (const width of fileWidths(shareSize.width)) files.push(await toJpeg(canvas, width));
    const { hash } = await sessionCall(addPicture, { body: { ...shareSize, alt: sharePictureAlt, files } });
    change(path, `${hash}-${print}`);
  } catch {
    // The pages keep the old picture.
  }
};
