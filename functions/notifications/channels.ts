const webhookTimeoutMs = 5000;

/** Only https, because a webhook's address is also its secret. */
export const isWebhookUrl = (url: string | undefined): url is string =>
  url !== undefined && URL.canParse(url) && new URL(url).protocol === 'https:';

/**
 * Posts a message to a Slack-compatible webhook; any status but 2xx is a failure. `send` is the platform's
 * fetch.
 */
export const webhookPoster =
  (url: string, send: typeof fetch = fetch) =>
  async (message: unknown): Promise<void> => {
    const answer = await send(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
      redirect: 'error',
      signal: AbortSignal.timeout(webhookTimeoutMs),
    });
    if (!answer.ok) throw Object.assign(new Error('The webhook refused'), { name: `Http${answer.status}` });
  };
