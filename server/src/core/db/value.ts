import type { RawBuilder } from 'kysely';

export type Value<T> = T | RawBuilder<T>;
