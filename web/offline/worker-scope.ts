/** The part of a service worker's global scope that ours uses; the browser's own types would clash with a page's. */
export interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

export interface MessageEventOfPage extends ExtendableEvent {
  readonly data: unknown;
}

export interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

interface WorkerEvents {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: MessageEventOfPage;
  sync: SyncEvent;
}

export interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener<K extends keyof WorkerEvents>(name: K, listener: (event: WorkerEvents[K]) => void): void;
}
