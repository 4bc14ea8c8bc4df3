import { defineHandler } from '#functions/http/define.ts';
import { addPicture } from '#shared/api/pictures.ts';
import { storePicture } from './store.ts';

export const route = defineHandler(
  addPicture,
  ({ table, clock }) =>
    ({ body }) =>
      storePicture(table, body, clock()),
);
