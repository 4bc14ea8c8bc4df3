import { Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** Accepts findings of the AwsSolutions rules on a construct and everything below it, with the reason. */
export const acknowledge = (construct: IConstruct, rules: readonly string[], reason: string): void => {
  for (const rule of rules) Validations.of(construct).acknowledge({ id: `AwsSolutions-${rule}`, reason });
};
