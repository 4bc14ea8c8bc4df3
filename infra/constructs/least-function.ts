import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';

export interface LeastFunctionProps {
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

/** A function with a role and a log group of its own, allowed exactly what it is given and to write that log. */
export class LeastFunction extends Construct {
  readonly function: LambdaFunction;
  readonly logGroup: LogGroup;

  constructor(scope: Construct, id: string, props: LeastFunctionProps) {
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
    // Other rights are another role, which the function takes over together with its new code: while a deployment runs, old
    // code keeps the rights it was written for, and so it does when the deployment is taken back.
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
