import * as z from 'zod/mini';

/** A link within this site (path with anchor). The page scrolls to the target and highlights it. */
export const chatLinkSchema = z.object({ text: z.string(), href: z.string() });
export type ChatLink = z.infer<typeof chatLinkSchema>;
