import { Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** Accepts findings of the AwsSolutions rules on one construct, with the reason written beside the resource. */
export const acknowledge = (construct: IConstruct, rules: readonly string[], reason: string): void => {
  for (const rule of rules) Validations.of(construct).acknowledge({ id: `AwsSolutions-${rule}`, reason });
};
