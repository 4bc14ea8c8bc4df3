/**
 * Shape of the single table, for the CDK construct and the local runtime. functions/table/keys.ts explains
 * the keys.
 */
export const tableShape = {
  partitionKey: 'pk',
  sortKey: 'sk',
  ttlAttribute: 'ttl',
  indexes: [{ name: 'gsi1', partitionKey: 'gsi1pk', sortKey: 'gsi1sk' }],
  streamView: 'NEW_IMAGE',
} as const;
