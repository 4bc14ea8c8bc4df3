/**
 * Holds while nobody worked on a lead yet. Until then a conversation may still correct it; afterwards what the visitor says is an
 * entry of its history.
 */
export const ifUnhandled = {
  expression: '#status IN (:new, :spam) AND attribute_not_exists(#change)',
  names: { '#status': 'status', '#change': 'change' },
  values: { ':new': 'new', ':spam': 'spam' },
} as const;
