import { z } from 'zod';
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
  readonly choose: string;
}

export interface FileField {
  readonly field: string;
  readonly kind: FileKind;
}

/** A call between browser and server, declared once with path, roles and schemas. */
export interface Endpoint<
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  P extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  /** Demands that don't block this call; all others do (D9). */
  readonly openDuring?: readonly SessionDemand[];
  readonly file?: FileField;
  /** True if failures also contain `success: false` and `message`, as specified (D10). */
  readonly tellsSuccess?: boolean;
  readonly query: Q;
  readonly body: B;
  readonly params: P;
  readonly reply: R;
}

export interface TakesFile {
  readonly file: FileField;
}

const nothing = z.unknown();
type Nothing = typeof nothing;

interface Declaration<
  Q extends z.ZodType,
  B extends z.ZodType,
  P extends z.ZodType,
  R extends z.ZodType,
> {
  method: Endpoint['method'];
  path: string;
  summary: string;
  access: Access;
  openDuring?: readonly SessionDemand[];
  file?: FileField;
  tellsSuccess?: boolean;
  query?: Q;
  body?: B;
  params?: P;
  reply: R;
}

/** Declares a call. Omitted parts accept anything and are ignored. */
export function endpoint<
  R extends z.ZodType,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = Nothing,
  P extends z.ZodType = Nothing,
>(d: Declaration<Q, B, P, R> & TakesFile): Endpoint<Q, B, P, R> & TakesFile;
export function endpoint<
  R extends z.ZodType,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = Nothing,
  P extends z.ZodType = Nothing,
>(d: Declaration<Q, B, P, R>): Endpoint<Q, B, P, R>;
export function endpoint<
  R extends z.ZodType,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = Nothing,
  P extends z.ZodType = Nothing,
>(d: Declaration<Q, B, P, R>): Endpoint<Q, B, P, R> {
  const fill = <T extends z.ZodType>(schema: T | undefined) => schema ?? (nothing as unknown as T);
  return { ...d, query: fill(d.query), body: fill(d.body), params: fill(d.params) };
}

export function declares(schema: z.ZodType): boolean {
  return schema !== nothing;
}

/** True if the role may make the call; screens use it where no single record is concerned. */
export function mayCall({ access }: Pick<Endpoint, 'access'>, role: Role): boolean {
  return access === 'public' || access.includes(role);
}

export const idSchema = z
  // Digits only, because JavaScript also reads 0x1F and 1e3 as numbers.
  .union(
    [
      z.number(),
      z
        .string()
        .regex(/^\d{1,16}$/)
        .transform(Number),
    ],
    'This is not valid',
  )
  .pipe(z.number().int().positive().max(Number.MAX_SAFE_INTEGER));

/** The reply of a write without a result (D31). */
export const successReply = z.object({ success: z.literal(true), message: z.string() });

export function success(message: string): z.infer<typeof successReply> {
  return { success: true, message };
}

export const fileReply = z.any().describe('The file itself');
