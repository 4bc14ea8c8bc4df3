import { mkdtempSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { App, type CfnStack, NestedStack, Validations } from 'aws-cdk-lib';
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
  readonly Parameters?: Record<string, unknown>;
}

export interface Synthesized {
  /** The root template with the resources of its nested stacks merged in, as if they were one stack. */
  readonly template: CfnTemplate;
  /** That template as JSON. */
  readonly text: string;
  /** The deployed templates: `root`, and those of the nested stacks by logical id. */
  readonly templates: Readonly<Record<string, CfnTemplate>>;
  /** Cloud assembly directory, which contains the assets. */
  readonly directory: string;
  readonly resources: (type: string) => [string, CfnResource][];
}

const cdkContext = JSON.parse(readFileSync(fileURLToPath(new URL('../../cdk.json', import.meta.url)), 'utf8'))
  .context as Record<string, unknown>;

/** Replaces references within an expression: `replace` returns undefined for what stays. */
const substitute = (value: unknown, replace: (expression: object) => unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  const replaced = replace(value);
  if (replaced !== undefined) return replaced;
  if (Array.isArray(value)) return value.map((item) => substitute(item, replace));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, substitute(item, replace)]));
};

/** Merges nested stacks into the root: parameters become the values passed in, outputs the values behind them. */
const mergeNested = (root: CfnTemplate, nested: ReadonlyMap<string, CfnTemplate>): CfnTemplate => {
  const inner = [...nested].map(([id, template]) => {
    const parameters: Record<string, unknown> = root.Resources[id]?.Properties.Parameters ?? {};
    const { Resources, Outputs = {} } = substitute(template, (expression) =>
      'Ref' in expression ? parameters[String(expression.Ref)] : undefined,
    ) as CfnTemplate;
    return { id, Resources, Outputs };
  });
  const outputs = new Map(
    inner.flatMap(({ id, Outputs }) =>
      Object.entries(Outputs).map(
        ([name, { Value }]) => [`${id}.Outputs.${name}`, Value] as [string, unknown],
      ),
    ),
  );
  const merged = {
    ...root,
    Resources: Object.assign({}, root.Resources, ...inner.map(({ Resources }) => Resources)),
  };
  return substitute(merged, (expression) =>
    'Fn::GetAtt' in expression && Array.isArray(expression['Fn::GetAtt'])
      ? outputs.get(expression['Fn::GetAtt'].join('.'))
      : undefined,
  ) as CfnTemplate;
};

export interface SynthesizeOptions {
  readonly context?: Readonly<Record<string, unknown>>;
  readonly rules?: boolean;
  readonly region?: string;
}

/** Synthesizes the stack in process, as the CLI would. */
export const synthesize = async ({
  context = {},
  rules = false,
  region,
}: SynthesizeOptions = {}): Promise<Synthesized> => {
  // Created beside the built functions, so that it is deleted with them.
  const directory = mkdtempSync(path.join(path.dirname(inject('functions')), 'assembly-'));
  const app = new App({
    outdir: directory,
    analyticsReporting: false,
    context: { ...cdkContext, functions: inject('functions'), site: inject('site'), ...context },
  });
  const stack = new ProductStack(app, 'Parley', region ? { env: { account: '123456789012', region } } : {});
  if (rules) Validations.of(app).addPlugins(new AwsSolutionsChecks(app, { verbose: true }));
  app.synth();
  const load = (file: string): CfnTemplate => JSON.parse(readFileSync(path.join(directory, file), 'utf8'));
  const nested = new Map(
    stack.node
      .findAll()
      .filter(NestedStack.isNestedStack)
      .map(({ nestedStackResource, templateFile }) => [
        stack.resolve((nestedStackResource as CfnStack).ref).Ref as string,
        load(templateFile),
      ]),
  );
  const root = load(stack.templateFile);
  const template = mergeNested(root, nested);
  return {
    template,
    text: JSON.stringify(template),
    templates: { root, ...Object.fromEntries(nested) },
    directory,
    resources: (type) => Object.entries(template.Resources).filter(([, resource]) => resource.Type === type),
  };
};

let plain: Promise<Synthesized> | undefined;
/** The stack without options, synthesized once for all tests that only read it. */
export const plainStack = (): Promise<Synthesized> => {
  plain ??= synthesize();
  return plain;
};

const everyOption = {
  domain: 'www.example.com',
  certificate: 'arn:aws:acm:us-east-1:123456789012:certificate/0',
  waf: 'on',
  alarmEmail: 'ops@example.com',
  notifyEmail: 'leads@example.com',
  modelSecret: 'parley/model-key',
  webhookSecret: 'parley/webhook',
  monthlyBudget: '50',
  reserveConcurrency: 'on',
  rotation: '2026-11',
  OPENAI_MODEL: 'gpt-4o-mini',
  CHAT_DAILY_TOKENS: '1000',
};

let full: Promise<Synthesized> | undefined;
/** The stack with every option, synthesized once; `change` overrides options in a stack of its own. */
export const fullStack = (change?: SynthesizeOptions['context']): Promise<Synthesized> => {
  if (change) return synthesize({ context: { ...everyOption, ...change } });
  full ??= synthesize({ context: everyOption });
  return full;
};

/** The first logical id in an intrinsic expression. */
export const referencedId = (expression: unknown): string =>
  /"(?:Ref":"|Fn::GetAtt":\[")([^"]+)/.exec(JSON.stringify(expression))?.[1] ?? '';
