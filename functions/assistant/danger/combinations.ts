import type { DangerKind, DangerSign } from '#shared/content/assistant/danger.ts';

/** Signs that mean danger when a message contains all of them, in any order. The rarest sign comes first: it is tested first. */
export const combinations: readonly (readonly [DangerKind, ...DangerSign[]])[] = [
  ['child', 'hitsMe', 'guardian'],
  ['child', 'hitsMe', 'age'],
  ['child', 'hits', 'witness', 'child'],
  ['child', 'hits', 'teacher', 'child'],
  ['crisis', 'wish'],
  ['crisis', 'killsSelf', 'person'],
  ['crisis', 'took', 'pills', 'many'],
  ['crisis', 'hurtSelf', 'bleed'],
  ['crisis', 'burden', 'farewell'],
  ['crisis', 'burden', 'gone'],
  ['crisis', 'burden', 'arranged'],
  ['crisis', 'burden', 'close'],
  ['crisis', 'farewell', 'arranged'],
  ['crisis', 'farewell', 'gone'],
  ['medical', 'poison', 'drank'],
  ['medical', 'grave', 'person'],
  ['medical', 'falls', 'fails', 'person'],
  ['danger', 'killsMe', 'attacker'],
  ['danger', 'hitsMe', 'attacker'],
  ['danger', 'lockedIn', 'attacker', 'knife'],
  ['danger', 'lockedIn', 'attacker', 'atDoor'],
  ['danger', 'atDoor', 'attacker', 'knife'],
];
