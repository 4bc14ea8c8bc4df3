export interface Ceremony {
  readonly challenge: string;
  readonly origin: string;
  readonly rpId: string;
}

export interface Liberties {
  /** What the device says of its owner: present and verified (5) unless told otherwise. */
  readonly flags?: number;
  readonly counter?: number;
  readonly id?: string;
  readonly type?: string;
}

export interface Authenticator {
  readonly id: string;
  readonly register: (ceremony: Ceremony, liberties?: Liberties) => object;
  readonly assert: (ceremony: Ceremony, liberties?: Liberties) => object;
}

export const authenticator: () => Authenticator;
