import * as z from 'zod/mini';

/** A link within this site (path with anchor); the target is scrolled to and highlighted. */
export const chatLinkSchema = z.object({ text: z.string(), href: z.string() });
export type ChatLink = z.infer<typeof chatLinkSchema>;
