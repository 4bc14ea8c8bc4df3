/**
 * Stands in for the SDK's endpoint discovery in the bundles: DynamoDB's clients carry it with a cache of its own, and no
 * call of theirs uses it any more.
 */
export const NODE_ENDPOINT_DISCOVERY_CONFIG_OPTIONS = {
  environmentVariableSelector: (): undefined => undefined,
  configFileSelector: (): undefined => undefined,
  default: false,
};

export const resolveEndpointDiscoveryConfig = <T extends object>(input: T): T =>
  Object.assign(input, { endpointDiscoveryEnabled: async () => false });
