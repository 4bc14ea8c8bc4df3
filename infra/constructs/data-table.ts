import { RemovalPolicy } from 'aws-cdk-lib';
import {
  AttributeType,
  Billing,
  type CfnGlobalTable,
  StreamViewType,
  TableV2,
} from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import { tableShape } from '../table-shape.ts';

/** CloudFormation would replace the table and lose its data if this id changed. */
export const tableLogicalId = 'DataTable';

/**
 * Maximum request units per second of the table and of its index. Without a maximum, an on-demand table
 * would accept any flood and bill it. Route throttles keep normal traffic far below; docs/scale.md has the
 * daily cost at this limit.
 */
export const maxUnits = { maxWriteRequestUnits: 1000, maxReadRequestUnits: 4000 } as const;

const stringKey = (name: string) => ({ name, type: AttributeType.STRING });

/**
 * The single table. In production it outlives the stack, has deletion protection and point-in-time recovery
 * for 35 days.
 */
export class DataTable extends Construct {
  readonly table: TableV2;

  constructor(scope: Construct, id: string, { production }: { production: boolean }) {
    super(scope, id);
    this.table = new TableV2(this, 'Table', {
      partitionKey: stringKey(tableShape.partitionKey),
      sortKey: stringKey(tableShape.sortKey),
      billing: Billing.onDemand(maxUnits),
      timeToLiveAttribute: tableShape.ttlAttribute,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      dynamoStream: StreamViewType[tableShape.streamView],
      deletionProtection: production,
      removalPolicy: production ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
      globalSecondaryIndexes: tableShape.indexes.map((index) => ({
        indexName: index.name,
        partitionKey: stringKey(index.partitionKey),
        sortKey: stringKey(index.sortKey),
        ...maxUnits,
      })),
    });
    (this.table.node.defaultChild as CfnGlobalTable).overrideLogicalId(tableLogicalId);
  }
}
