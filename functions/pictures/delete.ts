import { defineHandler } from '#functions/http/define.ts';
import { deletePicture } from '#shared/api/pictures.ts';
import { removePicture } from './store.ts';

export const route = defineHandler(deletePicture, ({ table }) => async ({ params: { hash } }) => {
  await removePicture(table, hash);
  return { hash };
});
