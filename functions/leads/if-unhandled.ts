/**
 * Condition that nobody has worked on a lead yet. Until then a conversation may correct it; afterwards the
 * visitor's answers go into its history.
 */
export const ifUnhandled = {
  expression: '#status IN (:new, :spam) AND attribute_not_exists(#change)',
  names: { '#status': 'status', '#change': 'change' },
  values: { ':new': 'new', ':spam': 'spam' },
} as const;
