/** The query of the conversations that began on these UTC days and match the filters. */
export const conversationsSearch = (
  { from, to }: { readonly from: string; readonly to: string },
  filters: Readonly<Record<string, string>> = {},
): string => `?${new URLSearchParams({ tab: 'conversations', cfrom: from, cto: to, ...filters })}`;
