import type { DetailTexts } from '#shared/content/assistant/types.ts';
import type { RequestKind } from '#shared/domain/request-kinds.ts';
import type { Details } from '../details/read-details.ts';

/** A request of the visitor's own that the conversation collects: it stays open until dropped. */
export interface Task {
  readonly kind: RequestKind;
  /** Problem and circumstances in the visitor's words. */
  readonly notes: readonly string[];
}

/** What a message adds to the visitor's details, and all details so far. */
export interface GivenDetails {
  readonly own: Details;
  readonly all: Details;
  /** In the visitor's language, and in the answer's language. */
  readonly heard: DetailTexts;
  readonly texts: DetailTexts;
}
