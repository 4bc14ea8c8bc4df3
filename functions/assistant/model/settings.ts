import * as z from 'zod/mini';
import { dailyTokens } from '#functions/assistant/budget.ts';
import type { Deps } from '#functions/http/types.ts';
import { modelSettingsKey } from '#functions/table/keys.ts';
import type { Table } from '#functions/table/table.ts';
import { testedSettings } from '#functions/table/tested-settings.ts';
import type { Item } from '#functions/table/transact.ts';
import { maxDeadlineSeconds, type StoredModel, storedModelSchema } from '#shared/api/model-settings.ts';

/** Default deadline for all attempts together. */
const defaultDeadlineSeconds = 7;

/** OpenAI's recommendation for many small tasks in November 2026; costs $0.10 per million tokens read. */
export const defaultModel = 'gpt-6-luna';

/** A model as it is called. */
export interface ModelSettings {
  readonly apiKey: string;
  /** Any OpenAI-compatible server; absent for OpenAI itself. */
  readonly baseUrl?: string | undefined;
  readonly model: string;
  /** For all attempts together. */
  readonly deadlineMs: number;
  /** Budget of the whole site. */
  readonly dailyTokens: number;
}

const deadlineMs = (seconds: number | undefined): number =>
  Math.min(seconds && seconds > 0 ? seconds : defaultDeadlineSeconds, maxDeadlineSeconds) * 1000;

/** Returns the deployment's model, or undefined without a key. */
export const modelFromEnv = (env: Deps['env']): ModelSettings | undefined => {
  const apiKey = env.OPENAI_API_KEY?.trim();
  if (!apiKey) return undefined;
  return {
    apiKey,
    baseUrl: env.OPENAI_BASE_URL?.trim() || undefined,
    model: env.OPENAI_MODEL?.trim() || defaultModel,
    deadlineMs: deadlineMs(Number(env.OPENAI_DEADLINE_SECONDS?.trim() || Number.NaN)),
    dailyTokens: dailyTokens(env.CHAT_DAILY_TOKENS),
  };
};

/** The model that the owner set up, without its key; undefined if none is. */
export const storedModel = testedSettings(modelSettingsKey, 'ModelSettings', (item) => {
  const parsed = z.safeParse(storedModelSchema, item);
  return parsed.success ? parsed.data : undefined;
});

/** Adds the stored key. Undefined without one: a server on the owner's machine needs none and gets a placeholder. */
export const withKey = async (
  stored: StoredModel,
  { env, modelKey }: Pick<Deps, 'env' | 'modelKey'>,
): Promise<ModelSettings | undefined> => {
  const apiKey = stored.hasKey ? await modelKey?.read() : 'none';
  if (!apiKey) return undefined;
  return {
    apiKey,
    baseUrl: stored.baseUrl || undefined,
    model: stored.model || defaultModel,
    deadlineMs: deadlineMs(stored.deadlineSeconds),
    dailyTokens: stored.dailyTokens ?? dailyTokens(env.CHAT_DAILY_TOKENS),
  };
};

type ModelDeps = Pick<Deps, 'table' | 'env' | 'modelKey' | 'clock' | 'log'>;

/** How long a process uses the settings it has read. */
const freshMs = 60_000;
const known = new WeakMap<
  Table,
  { readonly until: number; readonly settings: Promise<ModelSettings | undefined> }
>();

const remember = (deps: ModelDeps, read: Promise<StoredModel | undefined>) => {
  const { table, clock, log } = deps;
  const settings = read
    .then((stored) => (stored?.testedAt ? withKey(stored, deps) : undefined))
    .catch((error: unknown) => {
      log.warn('model.settings_unread', { reason: (error as Error).name });
      known.delete(table);
      return undefined;
    });
  known.set(table, { until: clock().getTime() + freshMs, settings });
  return settings;
};

/** Caches the settings that a handler has read with other items, so that `findModel` needs no call. */
export const rememberModel = (deps: ModelDeps, item: Item | undefined): void => {
  void remember(deps, Promise.resolve(storedModel.parse(item)));
};

/**
 * Returns the model to call: the portal's once it was tested, otherwise the deployment's; undefined if there
 * is none or its budget is 0. Each process reads the table at most once a minute; if that fails, the
 * deployment's model answers. The row needs `secrets: ['model']`.
 */
export const findModel = async (deps: ModelDeps): Promise<ModelSettings | undefined> => {
  const cached = known.get(deps.table);
  const isFresh = cached !== undefined && cached.until > deps.clock().getTime();
  const stored = await (isFresh ? cached.settings : remember(deps, storedModel.read(deps.table)));
  const found = stored ?? modelFromEnv(deps.env);
  return found && found.dailyTokens > 0 ? found : undefined;
};
