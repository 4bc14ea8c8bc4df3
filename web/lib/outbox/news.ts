import type { Delivery } from './deliver.ts';

/** What all open pages hear: a form was answered, or the list changed. */
export type OutboxNews =
  | { readonly type: 'answered'; readonly delivery: Delivery }
  | { readonly type: 'changed' };

const channelName = 'outbox';
const listeners = new Set<(news: OutboxNews, isOurs: boolean) => void>();
let channel: BroadcastChannel | undefined;

const tellHere = (news: OutboxNews, isOurs: boolean) => {
  for (const listener of [...listeners]) listener(news, isOurs);
};

const open = (): BroadcastChannel | undefined => {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  channel ??= Object.assign(new BroadcastChannel(channelName), {
    onmessage: ({ data }: MessageEvent<OutboxNews>) => tellHere(data, false),
  });
  return channel;
};

/** Tells every page of this browser, this one included. */
export const tell = (news: OutboxNews): void => {
  tellHere(news, true);
  open()?.postMessage(news);
};

/** `isOurs`: this page did it itself. Returns the unsubscriber. */
export const onOutboxNews = (listener: (news: OutboxNews, isOurs: boolean) => void): (() => void) => {
  open();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
