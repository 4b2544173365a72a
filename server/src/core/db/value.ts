import type { RawBuilder } from 'kysely';

/** A value, or an SQL expression for it. */
export type Value<T> = T | RawBuilder<T>;
