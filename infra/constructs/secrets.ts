import { type CfnResource, RemovalPolicy, SecretValue } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { DeployContext } from '../context.ts';
import { acknowledge } from './acknowledge.ts';

/**
 * The visitors' secret was once the only one that signs, so it keeps the old resource: a new one would orphan their
 * workspaces, where a new secret for sessions only asks the administrator to sign in again.
 */
export const secretLogicalIds = {
  visitor: 'SessionSecret',
  session: 'AdminSecret',
  origin: 'OriginSecret',
} as const;

/**
 * The secrets that the stack makes for itself. Their values exist in Secrets Manager and, by dynamic reference, in the
 * configuration of what uses them; never in a template, an output or a log.
 */
export class Secrets extends Construct {
  /** Signs admin sessions and the cookie of browsers that have signed in. */
  readonly session: string;
  /** Signs visitor cookies. */
  readonly visitor: string;
  /** CloudFront adds it to every request; without it the API answers nothing. */
  readonly origin: string;
  /** While it is rotated: the value before, which the functions take as well. */
  readonly previousOrigin: string | undefined;
  /** The one of both that CloudFront sends. */
  readonly sentByEdge: string;

  constructor(
    scope: Construct,
    id: string,
    { production, originRotation }: Pick<DeployContext, 'production' | 'originRotation'>,
  ) {
    super(scope, id);
    const generate = (name: keyof typeof secretLogicalIds, description: string): Secret => {
      const secret = new Secret(this, name, {
        description,
        generateSecretString: { passwordLength: 64, excludePunctuation: true },
        removalPolicy: production && name !== 'origin' ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
      });
      (secret.node.defaultChild as CfnResource).overrideLogicalId(secretLogicalIds[name]);
      acknowledge(
        secret,
        ['SMG4'],
        'Rotated by the owner with one command and a deployment: see docs/operations.md.',
      );
      return secret;
    };
    this.visitor = generate('visitor', 'Signs visitor cookies').secretValue.unsafeUnwrap();
    this.session = generate('session', 'Signs admin sessions').secretValue.unsafeUnwrap();
    const origin = generate('origin', 'Proves to the API that a request came through CloudFront');
    this.origin = origin.secretValue.unsafeUnwrap();
    this.previousOrigin =
      originRotation === undefined
        ? undefined
        : SecretValue.secretsManager(origin.secretArn, { versionStage: 'AWSPREVIOUS' }).unsafeUnwrap();
    this.sentByEdge =
      originRotation === 'begin' && this.previousOrigin !== undefined ? this.previousOrigin : this.origin;
  }
}
