interface EndpointParameters {
  readonly Region?: string;
  /** `AWS_ENDPOINT_URL`, or the endpoint in the client's configuration. */
  readonly Endpoint?: string;
}

/**
 * Replaces the endpoint rules of the SDK's DynamoDB client in the bundles. The SDK ships a rule interpreter
 * and a table of every partition, FIPS and dual-stack host; functions need only their region's host. The
 * stack supports only the partition `aws` (see cdk.json).
 */
export const defaultEndpointResolver = ({ Region, Endpoint }: EndpointParameters) => ({
  url: new URL(Endpoint ?? `https://dynamodb.${Region}.amazonaws.com`),
  properties: {},
  headers: {},
});
