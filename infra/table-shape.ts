/**
 * The single table's shape as plain data: the CDK construct and the local runtime both create it from here.
 * What the keys mean is written in functions/table/keys.ts.
 */
export const tableShape = {
  partitionKey: 'pk',
  sortKey: 'sk',
  ttlAttribute: 'ttl',
  indexes: [{ name: 'gsi1', partitionKey: 'gsi1pk', sortKey: 'gsi1sk' }],
  streamView: 'NEW_IMAGE',
} as const;
