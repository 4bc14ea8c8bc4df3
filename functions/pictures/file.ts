import { defineHandler } from '#functions/http/define.ts';
import { getPictureFile } from '#shared/api/pictures.ts';
import { AppError } from '#shared/errors.ts';
import { readPictureFile } from './store.ts';

export const route = defineHandler(getPictureFile, ({ table }) => async ({ params }) => {
  const [hash = '', width] = params.file.split('-');
  const file = await readPictureFile(table, hash, Number(width));
  if (!file) throw new AppError('record.not_found');
  return {
    reply: true,
    isBase64: true,
    headers: { 'content-type': file.type },
    body: Buffer.from(file.data).toString('base64'),
  };
});
