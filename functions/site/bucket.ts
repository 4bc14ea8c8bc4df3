import type { SendSigned } from './signed-requests.ts';

export interface StoredFile {
  readonly body: string;
  readonly type: string;
  readonly cacheControl: string;
}

/** The operations of an object store that the site needs; keys have no leading slash. */
export interface Bucket {
  has(key: string): Promise<boolean>;
  get(key: string): Promise<string | undefined>;
  put(key: string, file: StoredFile): Promise<void>;
  delete(key: string): Promise<void>;
}

const failed = async (action: string, key: string, response: Response): Promise<Error> => {
  const code = /<Code>(\w+)<\/Code>/.exec(await response.text())?.[1] ?? '';
  return new Error(`${action} ${key}: ${response.status} ${code}`.trim());
};

/** A bucket at an address such as `https://name.s3.eu-central-1.amazonaws.com`. */
export const s3Bucket = (address: string, send: SendSigned): Bucket => {
  const url = (key: string) => `${address}/${key.split('/').map(encodeURIComponent).join('/')}`;
  // Without permission to list, S3 returns 403 for a missing key.
  const isMissing = ({ status }: Response) => status === 404 || status === 403;
  return {
    has: async (key) => (await send({ method: 'HEAD', url: url(key) })).ok,
    get: async (key) => {
      const response = await send({ method: 'GET', url: url(key) });
      if (isMissing(response)) return undefined;
      if (!response.ok) throw await failed('read', key, response);
      return response.text();
    },
    put: async (key, { body, type, cacheControl }) => {
      const headers = { 'content-type': type, 'cache-control': cacheControl };
      const response = await send({ method: 'PUT', url: url(key), headers, body });
      if (!response.ok) throw await failed('write', key, response);
    },
    delete: async (key) => {
      const response = await send({ method: 'DELETE', url: url(key) });
      if (!response.ok && response.status !== 404) throw await failed('delete', key, response);
    },
  };
};

/** Invalidates all cached pages of a CloudFront distribution. */
export const invalidateDistribution =
  (address: string, distributionId: string, send: SendSigned) =>
  async (reference: string): Promise<void> => {
    const response = await send({
      method: 'POST',
      url: `${address}/2020-05-31/distribution/${distributionId}/invalidation`,
      headers: { 'content-type': 'application/xml' },
      body: `<?xml version="1.0" encoding="UTF-8"?><InvalidationBatch xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><Paths><Quantity>1</Quantity><Items><Path>/*</Path></Items></Paths><CallerReference>${reference}</CallerReference></InvalidationBatch>`,
    });
    if (!response.ok) throw await failed('invalidate', distributionId, response);
  };
