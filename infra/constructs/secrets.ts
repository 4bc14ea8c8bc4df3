import { type CfnResource, RemovalPolicy } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';

/** A new session secret signs everyone out and orphans the visitors' workspaces, so its resource must stay the same. */
export const secretLogicalIds = { session: 'SessionSecret', origin: 'OriginSecret' } as const;

/**
 * The secrets that the stack makes for itself. Their values exist in Secrets Manager and, by dynamic reference, in the
 * configuration of what uses them; never in a template, an output or a log.
 */
export class Secrets extends Construct {
  /** Signs admin sessions and visitor cookies. */
  readonly session: string;
  /** CloudFront adds it to every request; without it the API answers nothing. */
  readonly origin: string;

  constructor(scope: Construct, id: string, { production }: { production: boolean }) {
    super(scope, id);
    const generate = (name: keyof typeof secretLogicalIds, description: string): string => {
      const secret = new Secret(this, name, {
        description,
        generateSecretString: { passwordLength: 64, excludePunctuation: true },
        removalPolicy: production && name === 'session' ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
      });
      (secret.node.defaultChild as CfnResource).overrideLogicalId(secretLogicalIds[name]);
      acknowledge(
        secret,
        ['SMG4'],
        'Rotated by the owner with one command and a deployment: see docs/operations.md.',
      );
      return secret.secretValue.unsafeUnwrap();
    };
    this.session = generate('session', 'Signs admin sessions and visitor cookies');
    this.origin = generate('origin', 'Proves to the API that a request came through CloudFront');
  }
}
