declare const authorizedBrand: unique symbol;

/** A row that a `policy.ts` allows the actor to change. An unchecked row does not compile. */
export type Authorized<T> = T & { readonly [authorizedBrand]: true };

/** Only a `policy.ts` may call this. */
export function authorized<T>(row: T): Authorized<T> {
  return row as Authorized<T>;
}
