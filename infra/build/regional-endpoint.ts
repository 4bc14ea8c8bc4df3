interface EndpointParameters {
  readonly Region?: string;
  /** `AWS_ENDPOINT_URL`, or what the client was given. */
  readonly Endpoint?: string;
}

/**
 * Stands in for the endpoint rules of the SDK's DynamoDB client in the bundles: a table of every partition, FIPS and
 * dual-stack host and an interpreter for it, where the functions need the one host of their own region. The stack is for
 * the partition `aws` only (cdk.json says so too).
 */
export const defaultEndpointResolver = ({ Region, Endpoint }: EndpointParameters) => ({
  url: new URL(Endpoint ?? `https://dynamodb.${Region}.amazonaws.com`),
  properties: {},
  headers: {},
});
