import { createHash, createHmac, type Hash, type Hmac } from 'node:crypto';
import { SignatureV4 } from '@smithy/signature-v4';
import type { Checksum, SourceData } from '@smithy/types';

type Environment = Readonly<Record<string, string | undefined>>;

const toBytes = (data: SourceData): Uint8Array =>
  typeof data === 'string'
    ? Buffer.from(data)
    : ArrayBuffer.isView(data)
      ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
      : new Uint8Array(data);

class Sha256 implements Checksum {
  readonly #key: SourceData | undefined;
  #hash: Hash | Hmac;

  constructor(key?: SourceData) {
    this.#key = key;
    this.#hash = this.#start();
  }

  #start(): Hash | Hmac {
    return this.#key === undefined ? createHash('sha256') : createHmac('sha256', toBytes(this.#key));
  }

  update(data: SourceData): void {
    this.#hash.update(toBytes(data));
  }

  async digest(): Promise<Uint8Array> {
    return this.#hash.digest();
  }

  reset(): void {
    this.#hash = this.#start();
  }
}

export interface SignedRequest {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Sends a request to an AWS service. Two services don't justify their SDK clients of several megabytes. */
export type SendSigned = (request: SignedRequest) => Promise<Response>;

const timeoutMs = 10_000;

/** Signs requests with the role's credentials, which Lambda puts into the environment. */
export const signedRequests = (service: 's3' | 'cloudfront', env: Environment): SendSigned => {
  const signer = new SignatureV4({
    service,
    // CloudFront is a global service with one region.
    region: service === 'cloudfront' ? 'us-east-1' : (env.AWS_REGION ?? 'us-east-1'),
    credentials: {
      accessKeyId: env.AWS_ACCESS_KEY_ID ?? '',
      secretAccessKey: env.AWS_SECRET_ACCESS_KEY ?? '',
      ...(env.AWS_SESSION_TOKEN ? { sessionToken: env.AWS_SESSION_TOKEN } : {}),
    },
    sha256: Sha256,
    // S3's keys are signed in the form in which they are sent.
    uriEscapePath: service !== 's3',
    applyChecksum: true,
  });
  return async ({ method, url, headers = {}, body }) => {
    const { protocol, hostname, port, pathname, host } = new URL(url);
    const signed = await signer.sign({
      method,
      protocol,
      hostname,
      path: pathname,
      headers: { ...headers, host },
      ...(port ? { port: Number(port) } : {}),
      ...(body === undefined ? {} : { body }),
    });
    const { host: _, ...sent } = signed.headers;
    return fetch(url, {
      method,
      headers: sent,
      signal: AbortSignal.timeout(timeoutMs),
      ...(body === undefined ? {} : { body }),
    });
  };
};
