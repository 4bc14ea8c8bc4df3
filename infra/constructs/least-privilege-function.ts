import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';

export interface LeastPrivilegeFunctionProps {
  /** Folder under dist/functions. */
  readonly bundle: string;
  readonly functionsDirectory: string;
  readonly description: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly statements: readonly PolicyStatement[];
  readonly memoryMb?: number;
  readonly timeoutSeconds?: number;
  readonly reservedConcurrency?: number;
}

const rightsHash = (scope: Construct, statements: readonly PolicyStatement[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(Stack.of(scope).resolve(statements.map((statement) => statement.toStatementJson()))),
    )
    .digest('hex')
    .slice(0, 6);

/**
 * A Lambda function with its own role and log group. The role allows the given statements and writing that
 * log.
 */
export class LeastPrivilegeFunction extends Construct {
  readonly function: LambdaFunction;
  readonly logGroup: LogGroup;

  constructor(scope: Construct, id: string, props: LeastPrivilegeFunctionProps) {
    super(scope, id);
    const code = path.join(props.functionsDirectory, props.bundle);
    if (!existsSync(path.join(code, 'index.mjs'))) {
      throw new Error(`The function "${props.bundle}" is not built: run "npm run build:functions" first.`);
    }
    this.logGroup = new LogGroup(this, 'Logs', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const writeLog = new PolicyStatement({
      actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
      resources: [this.logGroup.logGroupArn],
    });
    // The id depends on the permissions, so changed permissions create a new role. During a deployment and
    // after a rollback, old code keeps the permissions for which it was written.
    const role = new Role(this, `Role${rightsHash(this, props.statements)}`, {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: { Grants: new PolicyDocument({ statements: [writeLog, ...props.statements] }) },
    });
    this.function = new LambdaFunction(this, 'Function', {
      description: props.description,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      handler: 'index.handler',
      code: Code.fromAsset(code),
      role,
      logGroup: this.logGroup,
      environment: { ...props.environment },
      memorySize: props.memoryMb ?? 512,
      timeout: Duration.seconds(props.timeoutSeconds ?? 10),
      ...(props.reservedConcurrency === undefined
        ? {}
        : { reservedConcurrentExecutions: props.reservedConcurrency }),
    });
    acknowledge(
      this.function,
      ['L1'],
      'nodejs24.x is the newest Node runtime of Lambda; the rule may not know it yet.',
    );
  }
}
