import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (data) => createHash('sha256').update(data).digest();

/** Encodes the few CBOR types that an attestation needs. */
const cbor = (value) => {
  const head = (major, length) =>
    length < 24
      ? Buffer.from([(major << 5) | length])
      : length < 256
        ? Buffer.from([(major << 5) | 24, length])
        : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value];
  return Buffer.concat([head(5, entries.length), ...entries.flatMap(([key, one]) => [cbor(key), cbor(one)])]);
};

/** A software authenticator with real attestations (format none) and ES256 assertions. */
export const authenticator = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;
  const clientData = (type, { challenge, origin }) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const head = (rpId, flags, count) => {
    const data = Buffer.alloc(37);
    sha256(rpId).copy(data);
    data.writeUInt8(flags, 32);
    data.writeUInt32BE(count, 33);
    return data;
  };
  const base = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' };
  return {
    id: base.id,
    register: (ceremony, { flags = 0x45, type = 'webauthn.create' } = {}) => {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = cbor(
        new Map([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      );
      const length = Buffer.from([id.length >> 8, id.length & 255]);
      const authData = Buffer.concat([
        head(ceremony.rpId, flags, counter),
        Buffer.alloc(16),
        length,
        id,
        key,
      ]);
      const attestation = cbor(
        new Map([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData],
        ]),
      );
      return {
        ...base,
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData(type, ceremony).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    assert: (ceremony, liberties = {}) => {
      counter = liberties.counter ?? counter + 1;
      const data = head(ceremony.rpId, liberties.flags ?? 0x05, counter);
      const client = clientData(liberties.type ?? 'webauthn.get', ceremony);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...base,
        ...(liberties.id ? { id: liberties.id, rawId: liberties.id } : {}),
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
};
