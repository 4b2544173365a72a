declare const authorizedBrand: unique symbol;

/**
 * A row that a policy has let somebody act on. Writers take only these, so that an unchecked row
 * does not compile. Only a feature's `policy.ts` makes one.
 */
export type Authorized<T> = T & { readonly [authorizedBrand]: true };

export function authorized<T>(row: T): Authorized<T> {
  return row as Authorized<T>;
}
