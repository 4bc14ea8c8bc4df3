import { readFile } from 'node:fs/promises';

export interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly isEntry?: boolean;
}

export type Manifest = Readonly<Record<string, ManifestChunk>>;

export const readManifest = async (outDir: string): Promise<Manifest> =>
  JSON.parse(await readFile(`${outDir}/.vite/manifest.json`, 'utf8')) as Manifest;

/** The chunk and its static imports, each once, imports first. */
export const withImports = (manifest: Manifest, name: string, seen = new Set<string>()): ManifestChunk[] => {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  return [...(chunk.imports ?? []).flatMap((other) => withImports(manifest, other, seen)), chunk];
};

export const entryName = 'index.html';

export interface PageAssets {
  /** Style sheets in cascade order: frame, then page. */
  readonly styles: readonly string[];
  /** The entry script and the page's other chunks. */
  readonly entry: string;
  readonly scripts: readonly string[];
}

/** The files that one page needs, as URLs from the site's root. */
export const pageAssets = (manifest: Manifest, pageModule: string): PageAssets => {
  const entry = withImports(manifest, entryName);
  const page = withImports(manifest, pageModule);
  const address = (file: string) => `/${file}`;
  const entryFile = manifest[entryName]?.file;
  if (!entryFile) throw new Error('The build has no entry: web/index.html is missing from its manifest.');
  const styles = [...entry, ...page].flatMap(({ css }) => css ?? []);
  const scripts = [...entry, ...page]
    .map(({ file }) => file)
    .filter((file) => file !== entryFile && file.endsWith('.js'));
  return {
    styles: [...new Set(styles)].map(address),
    entry: address(entryFile),
    scripts: [...new Set(scripts)].map(address),
  };
};

/** `modulepreload` tags for modules and their imports, so they load together with the page's entry. */
export const earlyTags = (manifest: Manifest, modules: readonly string[]): string[] => {
  const seen = new Set<string>();
  withImports(manifest, entryName, seen);
  const chunks = modules.flatMap((name) => withImports(manifest, name, seen));
  return [
    ...new Set([
      ...chunks.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`),
      ...chunks
        .flatMap(({ css }) => css ?? [])
        .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ]),
  ];
};
