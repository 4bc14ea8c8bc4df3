const count = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** '25,000', as the words around it are English; amounts of money follow the brand's locale. */
export const formatMessages = (messages: number): string => count.format(messages);
