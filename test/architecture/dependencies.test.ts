import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './source-files.ts';

interface Locked {
  readonly license?: string;
  readonly integrity?: string;
  readonly inBundle?: boolean;
  readonly hasInstallScript?: boolean;
}
interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly allowScripts: Readonly<Record<string, boolean>>;
}

const json = <T>(file: string): T => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as T;
const manifest = json<Manifest>('package.json');
const locked = Object.entries(
  json<{ packages: Record<string, Locked> }>('package-lock.json').packages,
).filter(([name]) => name !== '');

/** Licences under which the product may be redistributed, closed or open; OFL is the fonts' licence. */
const permissive =
  /^(MIT|MIT-0|ISC|0BSD|Apache-2\.0|BSD-[23]-Clause|BlueOak-1\.0\.0|Zlib|CC0-1\.0|Python-2\.0|OFL-1\.1|MPL-2\.0)$/;
const isPermissive = (license: string): boolean => {
  const parts = license.replace(/[()]/g, '');
  return parts.includes(' OR ')
    ? parts.split(' OR ').some((one) => permissive.test(one))
    : parts.split(' AND ').every((one) => permissive.test(one));
};

it('dependencies have one exact version each', () => {
  const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

it('dependencies are locked by a content hash', () => {
  expect(locked.length).toBeGreaterThan(100);
  const loose = locked.filter(
    ([, { integrity, inBundle }]) => !inBundle && !/^sha512-/.test(integrity ?? ''),
  );
  expect(loose.map(([name]) => name)).toEqual([]);
});

it('only allowed dependencies run scripts when they are installed', () => {
  const scripted = locked.filter(([, { hasInstallScript }]) => hasInstallScript);
  expect(scripted.map(([name]) => name.replace(/^node_modules\//, '')).sort()).toEqual(
    Object.keys(manifest.allowScripts).sort(),
  );
});

it('dependencies have licences that permit distribution', () => {
  expect(locked.filter(([, { license = '' }]) => !isPermissive(license)).map(([name]) => name)).toEqual([]);
});
