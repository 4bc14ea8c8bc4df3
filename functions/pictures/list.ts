import { defineHandler } from '#functions/http/define.ts';
import { listPictures } from '#shared/api/pictures.ts';
import { readPictures } from './store.ts';

export const route = defineHandler(
  listPictures,
  ({ table }) =>
    () =>
      readPictures(table),
);
