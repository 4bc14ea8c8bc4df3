/**
 * Replaces the SDK's endpoint discovery in the bundles: the DynamoDB client includes it with a cache, but no
 * DynamoDB call uses it any more.
 */
export const NODE_ENDPOINT_DISCOVERY_CONFIG_OPTIONS = {
  environmentVariableSelector: (): undefined => undefined,
  configFileSelector: (): undefined => undefined,
  default: false,
};

export const resolveEndpointDiscoveryConfig = <T extends object>(input: T): T =>
  Object.assign(input, { endpointDiscoveryEnabled: async () => false });
