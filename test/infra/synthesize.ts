import { mkdtempSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { inject } from 'vitest';
import { ProductStack } from '#infra/stack.ts';
import type {} from './build-once.ts';

export interface CfnResource {
  readonly Type: string;
  // biome-ignore lint/suspicious/noExplicitAny: a template is arbitrary JSON, and tests look into all of it.
  readonly Properties: Record<string, any>;
  readonly DeletionPolicy?: string;
  readonly UpdateReplacePolicy?: string;
}

export interface CfnTemplate {
  readonly Resources: Record<string, CfnResource>;
  readonly Outputs: Record<string, { readonly Value: unknown }>;
}

export interface Synthesized {
  readonly template: CfnTemplate;
  readonly text: string;
  /** Cloud assembly directory: the assets lie there. */
  readonly directory: string;
  readonly resources: (type: string) => [string, CfnResource][];
}

const cdkContext = JSON.parse(readFileSync(fileURLToPath(new URL('../../cdk.json', import.meta.url)), 'utf8'))
  .context as Record<string, unknown>;

export interface SynthesizeOptions {
  readonly context?: Readonly<Record<string, unknown>>;
  readonly rules?: boolean;
  readonly region?: string;
}

/** Synthesizes the stack in process, as the CLI would with these context values. */
export const synthesize = async ({
  context = {},
  rules = false,
  region,
}: SynthesizeOptions = {}): Promise<Synthesized> => {
  // Beside the built functions, and gone with them.
  const directory = mkdtempSync(path.join(path.dirname(inject('functions')), 'assembly-'));
  const app = new App({
    outdir: directory,
    analyticsReporting: false,
    context: { ...cdkContext, functions: inject('functions'), site: inject('site'), ...context },
  });
  const stack = new ProductStack(app, 'Parley', region ? { env: { account: '123456789012', region } } : {});
  if (rules) Validations.of(app).addPlugins(new AwsSolutionsChecks(app, { verbose: true }));
  app.synth();
  const text = readFileSync(path.join(directory, stack.templateFile), 'utf8');
  const template = JSON.parse(text) as CfnTemplate;
  return {
    template,
    text,
    directory,
    resources: (type) => Object.entries(template.Resources).filter(([, resource]) => resource.Type === type),
  };
};

let plain: Promise<Synthesized> | undefined;
/** The stack without any option; made once for all files that only read it. */
export const plainStack = (): Promise<Synthesized> => {
  plain ??= synthesize();
  return plain;
};

/** The logical id that an intrinsic expression names first. */
export const referenced = (expression: unknown): string =>
  /"(?:Ref":"|Fn::GetAtt":\[")([^"]+)/.exec(JSON.stringify(expression))?.[1] ?? '';
