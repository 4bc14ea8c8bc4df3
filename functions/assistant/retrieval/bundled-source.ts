import { readFile } from 'node:fs/promises';

/** Returns the compressed search data of the sample posts, bundled next to the code. */
export const samplePosts = (): Promise<Buffer> => readFile(new URL('./posts.pack', import.meta.url));
