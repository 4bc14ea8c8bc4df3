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

/** CloudFormation would replace the table, and lose its data, if this name ever changed. */
export const tableLogicalId = 'DataTable';

/**
 * Units a second that the table takes at most, and its index: on demand it would take whatever a flood writes and send the
 * bill. Far above what the throttles of ordinary requests can use; docs/scale.md says what a day at these limits costs.
 */
export const maxUnits = { maxWriteRequestUnits: 1000, maxReadRequestUnits: 4000 } as const;

const stringKey = (name: string) => ({ name, type: AttributeType.STRING });

/**
 * The single table. In production it survives the stack, cannot be deleted by accident, and can be restored to any second
 * of the last 35 days.
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
