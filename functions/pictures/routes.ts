import type { RouteRow } from '#functions/http/types.ts';
import { addPicture, deletePicture, getPictureFile, listPictures } from '#shared/api/pictures.ts';

const admin = { access: 'admin', secrets: ['session'] } as const satisfies Partial<RouteRow>;
const library = ['FLOWS#*', 'PICTURES', 'POSTCHANGES', 'POSTS'] as const;

/** Pictures of posts and flows. They are in the table, so no function needs rights to the site's files. */
export const pictureRoutes = {
  listPictures: {
    ...admin,
    contract: listPictures,
    entry: 'pictures/list.ts',
    load: () => import('./list.ts'),
    table: ['BatchGetItem', 'Query'],
    reads: library,
  },
  addPicture: {
    ...admin,
    contract: addPicture,
    entry: 'pictures/add.ts',
    load: () => import('./add.ts'),
    table: ['BatchGetItem', 'PutItem'],
    writes: ['PICTUREFILE#*', 'PICTURES'],
  },
  deletePicture: {
    ...admin,
    contract: deletePicture,
    entry: 'pictures/delete.ts',
    load: () => import('./delete.ts'),
    table: ['BatchGetItem', 'Query', 'DeleteItem'],
    reads: library,
    writes: ['PICTUREFILE#*', 'PICTURES'],
  },
  getPictureFile: {
    contract: getPictureFile,
    entry: 'pictures/file.ts',
    load: () => import('./file.ts'),
    access: 'public',
    // A file's name is the digest of its content, so it never changes.
    cacheControl: 'public, max-age=31536000, immutable',
    table: ['GetItem'],
    reads: ['PICTUREFILE#*'],
  },
} as const satisfies Record<string, RouteRow>;
