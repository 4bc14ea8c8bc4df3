import path from 'node:path';

const owners = new Map<string, string>();

/**
 * The class name in the page: `hero_title` for `.title` in hero.module.css. Without a hash the landing page is about
 * 0.8 KB smaller. The build therefore rejects two sheets with the same file name.
 */
export const scopedName = (local: string, file: string): string => {
  const address = file.split('?')[0] ?? file;
  const sheet = path.basename(address, '.module.css');
  const owner = owners.get(sheet) ?? address;
  owners.set(sheet, owner);
  if (owner !== address)
    throw new Error(`Two style sheets are named ${sheet}.module.css: ${owner} and ${address}. Rename one.`);
  if (local.includes('_')) throw new Error(`.${local} in ${file}: write class names in camelCase.`);
  return `${sheet}_${local}`;
};
