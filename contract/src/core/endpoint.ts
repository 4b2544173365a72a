import { z } from 'zod';
import type { Message } from './i18n/t.ts';
import type { Role } from './roles.ts';
// Sets the schemas' error messages.
import './schemas.ts';

/** The roles that may call, or `public` for everybody, also without a session. */
export type Access = readonly Role[] | 'public';

/** Tasks that a session can require first: a new password (D9), or two-factor setup for admins. */
export type SessionDemand = 'password_change' | 'two_factor_setup';
export const DEMANDS: readonly SessionDemand[] = ['password_change', 'two_factor_setup'];

export interface FileKind {
  /** Types for the file chooser. The server checks the content (D38). */
  readonly types: readonly string[];
  readonly maxBytes: number;
  /** The sentence for any other file. */
  readonly refusal: Message;
}

export type FileField = { readonly field: string; readonly kind: FileKind };

/** A call between browser and server, declared once with path, roles and schemas. */
export interface Endpoint<
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  P extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** A sentence without its full stop. The OpenAPI document has it without rule names such as (D21). */
  readonly description: string;
  readonly access: Access;
  /** True if people who use shared entries of the vault may call it too, whatever their role (D59). */
  readonly forVaultUsers?: boolean;
  /** Demands that don't block this call; all others do (D9). */
  readonly openDuring?: readonly SessionDemand[];
  readonly file?: FileField;
  /** True if failures also contain `success: false` and `message`, as specified (D10). */
  readonly tellsSuccess?: boolean;
  /** True if the header Idempotency-Key makes it safe to repeat the call (D46). */
  readonly repeatable?: boolean;
  /** True for a stream of events, which isn't use of the session: it never extends it (D7). */
  readonly staysOpen?: boolean;
  readonly query: Q;
  readonly body: B;
  readonly params: P;
  readonly reply: R;
}

export interface TakesFile {
  readonly file: FileField;
}

const nothing = z.unknown();

type SchemaName = 'query' | 'body' | 'params' | 'reply';

type Declaration = Pick<
  Endpoint,
  | 'description'
  | 'forVaultUsers'
  | 'openDuring'
  | 'file'
  | 'tellsSuccess'
  | 'repeatable'
  | 'staysOpen'
> & { readonly [Name in SchemaName]?: () => z.ZodType };

type Part<D, Name extends SchemaName, Default = typeof nothing> =
  D extends Readonly<Record<Name, () => infer S extends z.ZodType>> ? S : Default;

/**
 * Declares a call. Omitted parts accept anything and are ignored; the default reply is success.
 * Schemas are built on first use, because building all of them delays a browser's first page. A page
 * leaves out the calls that it doesn't make, which the annotation allows.
 */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<const D extends Declaration>(
  method: Endpoint['method'],
  path: string,
  access: Access,
  { query, body, params, reply, ...others }: D,
): Endpoint<
  Part<D, 'query'>,
  Part<D, 'body'>,
  Part<D, 'params'>,
  Part<D, 'reply', typeof successReply>
> &
  (D extends TakesFile ? TakesFile : unknown) {
  const schemas = {
    query: once(query ?? (() => nothing)),
    body: once(body ?? (() => nothing)),
    params: once(params ?? (() => nothing)),
    reply: once(reply ?? (() => successReply)),
  };
  return {
    ...others,
    method,
    path,
    access,
    get query() {
      return schemas.query();
    },
    get body() {
      return schemas.body();
    },
    get params() {
      return schemas.params();
    },
    get reply() {
      return schemas.reply();
    },
  } as never;
}

function once<T>(build: () => T): () => T {
  let built: T | undefined;
  return () => {
    built ??= build();
    return built;
  };
}

export const declares = (schema: z.ZodType): boolean => schema !== nothing;

/** True if the role may make the call; screens use it where no single record is concerned. */
export function mayCall({ access }: Pick<Endpoint, 'access'>, role: Role): boolean {
  return access === 'public' || access.includes(role);
}

export const idSchema = z
  .preprocess(
    // Digits only, because JavaScript also reads 0x1F and 1e3 as numbers.
    (value: string | number) =>
      typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value,
    z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
  )
  .describe('The id of the record');

export const successReply = z.object({ success: z.literal(true), message: z.string() });

export function success(message: string): z.infer<typeof successReply> {
  return { success: true, message };
}

export const listReply = <Name extends string, Fields extends z.ZodRawShape>(
  name: Name,
  fields: Fields,
) =>
  z.object({ [name]: z.array(z.object(fields)) } as Record<Name, z.ZodArray<z.ZodObject<Fields>>>);

/** A reply that is a file of this media type. */
export const fileReply = (contentMediaType: string) => z.any().meta({ contentMediaType });
