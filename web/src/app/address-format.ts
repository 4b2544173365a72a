/** How the router reads and writes the query of an address: as plain text, without JSON quoting. */
export const ADDRESS_FORMAT = {
  parseSearch: (search: string) => Object.fromEntries(new URLSearchParams(search)),
  stringifySearch: (search: Record<string, unknown>) => {
    const text = new URLSearchParams(search as Record<string, string>).toString();
    return text ? `?${text}` : '';
  },
};
