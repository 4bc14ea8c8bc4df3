import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { describe, expect, it } from 'vitest';
import { defaultEndpointResolver } from './regional-endpoint.ts';

describe('defaultEndpointResolver', () => {
  it.each(['us-east-1', 'eu-central-1', 'ap-southeast-5'])("returns the SDK's endpoint in %s", (region) => {
    const { config } = new DynamoDBClient({ region });
    const theirs = config.endpointProvider({ Region: region, UseFIPS: false, UseDualStack: false });
    expect(defaultEndpointResolver({ Region: region }).url.href).toBe(theirs.url.href);
  });

  it('returns the configured endpoint', () => {
    const { url } = defaultEndpointResolver({ Region: 'us-east-1', Endpoint: 'http://127.0.0.1:4566/x' });
    expect(url.href).toBe('http://127.0.0.1:4566/x');
  });
});
