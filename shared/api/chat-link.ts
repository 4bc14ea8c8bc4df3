import * as z from 'zod/mini';

/** A place on this site, as a path with an anchor, to open and light up. */
export const chatLinkSchema = z.object({ text: z.string(), href: z.string() });
export type ChatLink = z.infer<typeof chatLinkSchema>;
