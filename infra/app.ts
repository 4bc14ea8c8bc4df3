import { App } from 'aws-cdk-lib';
import { ProductStack } from './stack.ts';

const app = new App();
const name: unknown = app.node.tryGetContext('stack');

try {
  new ProductStack(app, typeof name === 'string' ? name : 'Parley', {
    description: 'Site, API, table and portal',
    env: { account: process.env.CDK_DEFAULT_ACCOUNT, region: process.env.CDK_DEFAULT_REGION },
    terminationProtection: false,
  });
  app.synth();
} catch (error) {
  // Print only the message of a missing build or a wrong context value, without a stack trace.
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
