import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CustomResource } from 'aws-cdk-lib';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import type { DeployContext } from '../context.ts';
import { LeastPrivilegeFunction } from './least-privilege-function.ts';
import { tableStatements } from './route-function.ts';

export interface ContentProps {
  readonly table: ITableV2;
  readonly context: DeployContext;
}

/**
 * Seeds posts and templates on creation and whenever they or the seeding code change; issues the setup code.
 */
export class Content extends Construct {
  readonly seeder: LeastPrivilegeFunction;
  /** `/admin#setup=CODE`; only `/admin` once the administrator exists. */
  readonly setupPath: string;

  constructor(scope: Construct, id: string, { table, context }: ContentProps) {
    super(scope, id);
    this.seeder = new LeastPrivilegeFunction(this, 'Seed', {
      bundle: 'seed',
      functionsDirectory: context.functionsDirectory,
      description: 'Brings the content of the repository into the table at deploy',
      timeoutSeconds: 120,
      environment: { TABLE_NAME: table.tableName },
      statements: tableStatements(
        [
          { on: 'table', actions: ['GetItem'], partitions: ['ADMIN', 'POSTBODY', 'POSTS', 'TEMPLATES'] },
          {
            on: 'table',
            actions: ['PutItem', 'UpdateItem'],
            partitions: ['ADMIN', 'POSTBODY', 'POSTS', 'TEMPLATES'],
          },
        ],
        table,
      ),
    });
    const bundle = readFileSync(path.join(context.functionsDirectory, 'seed/index.mjs'));
    const resource = new CustomResource(this, 'Seeded', {
      serviceToken: this.seeder.function.functionArn,
      properties: { Content: createHash('sha256').update(bundle).digest('hex').slice(0, 16) },
    });
    this.setupPath = resource.getAttString('SetupPath');
  }
}
