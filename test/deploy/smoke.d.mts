interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly json: unknown;
}

export interface Harness {
  readonly http: (
    method: string,
    path: string,
    options?: { json?: unknown; headers?: Record<string, string> },
  ) => Promise<Answer>;
  readonly check: (name: string, ok: boolean, detail?: string) => void;
  readonly outputs: Readonly<Record<string, string>>;
  /** The site's address, if it isn't `https://` and its domain. */
  readonly origin?: string;
  /** Calls the function of the weekly schedule. */
  readonly scheduled?: (event: unknown) => Promise<unknown>;
  /** An AWS API that checks no signature; rule and function are looked up there. */
  readonly emulator?: string;
  readonly gate?: { setFaults(faults: readonly { kind: string; rate?: number; items?: number }[]): void };
}

export default function smoke(harness: Harness): Promise<void>;
