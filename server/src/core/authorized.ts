declare const authorizedBrand: unique symbol;

/**
 * A row that a policy allows the actor to change. An endpoint's `access` is the whole rule unless a
 * `policy.ts` adds one. The policy then returns `Authorized<T>`, which the writer requires, so an
 * unchecked row does not compile.
 */
export type Authorized<T> = T & { readonly [authorizedBrand]: true };

/** Only a `policy.ts` may call this. */
export function authorized<T>(row: T): Authorized<T> {
  return row as Authorized<T>;
}
