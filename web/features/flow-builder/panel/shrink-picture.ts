const sidePx = 128;

/**
 * Cuts a picture to a square of 128 pixels and returns it as a data URL. Rejects files that aren't pictures.
 */
export const shrinkPicture = async (file: Blob): Promise<string> => {
  const bitmap = await createImageBitmap(file);
  const side = Math.min(bitmap.width, bitmap.height);
  const canvas = document.createElement('canvas');
  canvas.width = sidePx;
  canvas.height = sidePx;
  const left = (bitmap.width - side) / 2;
  const top = (bitmap.height - side) / 2;
  canvas.getContext('2d')?.drawImage(bitmap, left, top, side, side, 0, 0, sidePx, sidePx);
  bitmap.close();
  return canvas.toDataURL('image/webp', 0.85);
};
