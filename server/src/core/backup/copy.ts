import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';

/** What `pg` has for COPY, which its types leave out. */
type Wire = pg.Connection & {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
};
type Copied = { chunk: Buffer };

/** More than this is not read ahead of whoever takes it. */
const AHEAD_BYTES = 1_048_576;

/** What `pg` calls as a query proceeds; a COPY has neither rows nor a result. */
abstract class Copy {
  protected readonly text: string;
  protected error: Error | null = null;
  protected done = false;
  private wake: () => void = () => undefined;

  constructor(text: string) {
    this.text = text;
  }
  submit(connection: pg.Connection): void {
    (connection as Wire).query(this.text);
  }
  handleRowDescription(): void {}
  handleDataRow(): void {}
  handleCommandComplete(): void {}
  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}
  handleCopyInResponse(_: pg.Connection): void {}
  handleCopyData(_: Copied, __: pg.Connection): void {}
  handleError(error: Error): void {
    this.error ??= error;
    this.done = true;
    this.happened();
  }
  handleReadyForQuery(): void {
    this.done = true;
    this.happened();
  }
  protected happened(): void {
    this.wake();
  }
  protected async next(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.wake = resolve;
    });
  }
}

class CopyOut extends Copy {
  private readonly waiting: Buffer[] = [];
  private length = 0;
  private connection: Wire | null = null;

  override handleCopyData({ chunk }: Copied, connection: pg.Connection): void {
    this.connection = connection as Wire;
    // Its memory is the parser's, which uses it again.
    this.waiting.push(Buffer.from(chunk));
    this.length += chunk.length;
    if (this.length > AHEAD_BYTES) this.connection.stream.pause();
    this.happened();
  }
  async *chunks(): AsyncGenerator<Buffer> {
    for (;;) {
      if (this.waiting.length > 0) {
        const all = Buffer.concat(this.waiting.splice(0));
        this.length = 0;
        yield all;
        this.connection?.stream.resume();
      } else if (this.error) throw this.error;
      else if (this.done) return;
      else await this.next();
    }
  }
}

class CopyIn extends Copy {
  private connection: Wire | null = null;

  override handleCopyInResponse(connection: pg.Connection): void {
    this.connection = connection as Wire;
    this.happened();
  }
  async begin(): Promise<void> {
    while (!this.connection && !this.done) await this.next();
    if (this.error) throw this.error;
  }
  /** Resolves when the socket has taken it, so that a large table does not pile up here. */
  async write(chunk: Buffer): Promise<void> {
    if (this.error) throw this.error;
    const wire = this.connection as Wire;
    wire.sendCopyFromChunk(chunk);
    while (wire.stream.writableLength > AHEAD_BYTES && !this.done) await delay(1);
  }
  async end(): Promise<void> {
    if (!this.done) this.connection?.endCopyFrom();
    while (!this.done) await this.next();
    if (this.error) throw this.error;
  }
}

/** What `COPY … TO STDOUT` sends. @throws the database's error */
export function copyOut(client: pg.ClientBase, text: string): AsyncGenerator<Buffer> {
  return client.query(new CopyOut(text) as pg.Submittable & CopyOut).chunks();
}

/** Begins `COPY … FROM STDIN`; `end` resolves when the rows are in. @throws the database's error */
export async function copyIn(
  client: pg.ClientBase,
  text: string,
): Promise<Pick<CopyIn, 'write' | 'end'>> {
  const copy = client.query(new CopyIn(text) as pg.Submittable & CopyIn);
  await copy.begin();
  return copy;
}
