/** Message of a new text node. */
export const placeholderMessage = 'Enter your message here...';

/** Label of a new option. See docs/behaviour.md, "The flow builder". */
export const newOptionLabel = 'New Option';

/** Whether a text is a default that the author should replace. */
export const isPlaceholder = (text: string): boolean =>
  text === placeholderMessage || text === newOptionLabel || /^Option \d+$/.test(text);
