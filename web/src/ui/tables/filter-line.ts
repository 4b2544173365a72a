import { createContext, useContext } from 'react';

const FilterLine = createContext(false);

export const FilterLineProvider = FilterLine.Provider;

/** A field's name: inside the field on the line of filters, above it elsewhere. */
export function useFieldName(label: string, placeholder: string) {
  return useContext(FilterLine)
    ? { 'aria-label': label, placeholder: label }
    : { label, placeholder };
}
