import { z } from 'zod';
import type { Role } from './roles.ts';
// What schemas say of themselves.
import './schemas.ts';

/** Who may call: the roles listed, or anybody without a session. */
export type Access = readonly Role[] | 'public';

/** What a session may be made to do before anything else: D9, and two-factor for administrators. */
export type Demand = 'password_change' | 'two_factor_setup';
export const DEMANDS: readonly Demand[] = ['password_change', 'two_factor_setup'];

/** A kind of file that people may upload: both sides judge it by this. */
export interface FileKind {
  /** What the file chooser offers; the server judges by content (D38). */
  readonly types: readonly string[];
  readonly maxBytes: number;
  /** What is said of any other file, and of none. */
  readonly choose: string;
}

/** The multipart field that carries a file, and what may be in it. */
export interface FileField {
  readonly field: string;
  readonly kind: FileKind;
}

/** A call between browser and server, declared once: path, roles and schemas stand nowhere else. */
export interface Endpoint<
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  P extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With `{name}` for a parameter, as the specification writes it. */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  /** Open although the session must first do this; everything else waits (D9). */
  readonly openDuring?: readonly Demand[];
  /** The file of a form; its other fields are the body (D38). */
  readonly file?: FileField;
  /** A failure also says `success: false` and `message`, as the specification has it (D10). */
  readonly tellsSuccess?: boolean;
  readonly query: Q;
  readonly body: B;
  readonly params: P;
  readonly reply: R;
}

/** Of a call that takes a file beside its body. */
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
  openDuring?: readonly Demand[];
  file?: FileField;
  tellsSuccess?: boolean;
  query?: Q;
  body?: B;
  params?: P;
  reply: R;
}

/** Declares a call; parts that are left out accept anything and are ignored. */
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

/** True when the endpoint declared that part, rather than leaving it open. */
export function declares(schema: z.ZodType): boolean {
  return schema !== nothing;
}

/** Whether a role may make a call at all: what a screen offers where no single record is concerned. */
export function mayCall({ access }: Pick<Endpoint, 'access'>, role: Role): boolean {
  return access === 'public' || access.includes(role);
}

/** The number by which a row is named in a path or a query. */
export const idSchema = z
  // Digits alone, where it is text: JavaScript would read 0x1F and 1e3 as numbers too.
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

/** The reply of a write that has nothing to return (D31). */
export const successReply = z.object({ success: z.literal(true), message: z.string() });

/** That reply. */
export function success(message: string): z.infer<typeof successReply> {
  return { success: true, message };
}

/** The reply of a call that answers with a file rather than JSON. */
export const fileReply = z.any().describe('The file itself');
