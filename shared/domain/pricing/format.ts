const count = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** '25,000' in English format, like the text around it. Money follows the brand's locale. */
export const formatMessages = (messages: number): string => count.format(messages);
