import * as z from 'zod/mini';
import { pageQuery } from './admin-fields.ts';
import { defineRoute } from './route.ts';

/**
 * The portal's list of a collection, newest first: a page holds up to 1,000 rows, and `Link: <…>; rel="next"`
 * has the next page. The ETag is the collection's version.
 */
export const listContract = <const P extends `/api/${string}`, R extends z.ZodMiniType>(path: P, record: R) =>
  defineRoute({ method: 'GET', path, query: pageQuery, response: z.array(record) });
