import { Lazy } from 'aws-cdk-lib';
import {
  HttpIntegrationType,
  HttpRouteIntegration,
  type HttpRouteIntegrationConfig,
  IntegrationCredentials,
  PayloadFormatVersion,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { RouteRow } from '#functions/http/types.ts';

/** A role that the gateway takes to call functions, and their ARNs, which are all that it may call. */
export interface Caller {
  readonly role: Role;
  readonly functions: string[];
}

/**
 * The gateway's roles, one for each kind of access: a permission for each function would be a resource for each, of which a
 * stack holds 500, and one role for all would outgrow the 10,240 characters of its policy.
 */
export class Callers extends Construct {
  readonly #callers = new Map<RouteRow['access'], Caller>();

  /** The caller of functions with this access, made when first asked for. */
  of(access: RouteRow['access']): Caller {
    const known = this.#callers.get(access);
    if (known) return known;
    const functions: string[] = [];
    const invoke = new PolicyStatement({
      actions: ['lambda:InvokeFunction'],
      resources: Lazy.list({ produce: () => functions }),
    });
    const role = new Role(this, access, {
      description: `The API calls its functions with ${access} access`,
      assumedBy: new ServicePrincipal('apigateway.amazonaws.com'),
      inlinePolicies: { Call: new PolicyDocument({ statements: [invoke] }) },
    });
    const made = { role, functions };
    this.#callers.set(access, made);
    return made;
  }
}

/** A route's way to its function, with the role of its kind. */
export class FunctionIntegration extends HttpRouteIntegration {
  readonly #function: LambdaFunction;
  readonly #caller: Caller;

  constructor(id: string, target: LambdaFunction, caller: Caller) {
    super(id);
    this.#function = target;
    this.#caller = caller;
    caller.functions.push(target.functionArn);
  }

  override bind(): HttpRouteIntegrationConfig {
    return {
      type: HttpIntegrationType.AWS_PROXY,
      uri: this.#function.functionArn,
      payloadFormatVersion: PayloadFormatVersion.VERSION_2_0,
      credentials: IntegrationCredentials.fromRole(this.#caller.role),
    };
  }
}
