/** A browser under remote control. Scripts are JavaScript expressions, evaluated in the page. */
export interface Driver {
  /** Name and version, such as 'firefox/153.7.0'. */
  readonly version: string;
  readonly goto: (url: string) => Promise<void>;
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** The element that the expression returns, or undefined. */
  readonly find: (expression: string) => Promise<Handle | undefined>;
  readonly press: (key: 'Enter' | 'Escape' | 'Tab') => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface Handle {
  readonly click: () => Promise<void>;
  /** Types with the keyboard. */
  readonly type: (text: string) => Promise<void>;
}

export const screenSize = { width: 1440, height: 900 } as const;
