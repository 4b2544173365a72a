import { setTimeout as delay } from 'node:timers/promises';
import type { RealServer, Reply } from './real-server.fixture.ts';

export interface Submitted {
  name: string;
  start: string;
}

export interface Decided {
  id: number;
  state: 'approved' | 'rejected';
}

interface Question {
  id: number;
  version: number;
}

/** People who request and decide leave concurrently. It records everything acknowledged. */
export class LeaveLoad {
  readonly submitted: Submitted[] = [];
  readonly decided: Decided[] = [];
  readonly replies: (Reply & { at: number })[] = [];
  private running: Promise<unknown>[] = [];
  private going = false;
  private day = 0;
  private readonly server: RealServer;
  private readonly admin: string;
  private readonly names: readonly string[];
  private readonly deciders: readonly string[];

  /**
   * @param admin, deciders Cookie headers;
   * @param names employees for whom the admin requests leave
   */
  constructor(
    server: RealServer,
    people: { admin: string; deciders: readonly string[]; names: readonly string[] },
  ) {
    this.server = server;
    this.admin = people.admin;
    this.names = people.names;
    this.deciders = people.deciders;
  }

  begin(submitters = 6): void {
    this.going = true;
    this.running = [
      ...Array.from({ length: submitters }, () => this.repeat(() => this.submit())),
      ...this.deciders.map((cookie) => this.repeat(() => this.decide(cookie))),
    ];
  }

  async end(): Promise<void> {
    this.going = false;
    await Promise.all(this.running);
  }

  private async repeat(task: () => Promise<void>): Promise<void> {
    while (this.going) {
      // A request that failed with its connection was not acknowledged.
      await task().catch(() => delay(20));
    }
  }

  private async call(...request: Parameters<RealServer['call']>): Promise<Reply> {
    const reply = await this.server.call(...request);
    this.replies.push({ ...reply, at: performance.now() });
    // Waits before retrying after a 503.
    if (reply.status === 503) await delay(20);
    return reply;
  }

  private async submit(): Promise<void> {
    // Rotates through every day of the next three years, so that few requests overlap.
    const turn = this.day++;
    const name = this.names[turn % this.names.length] as string;
    const days = 2 * Math.floor(turn / this.names.length) + 14;
    const start = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const { status } = await this.call('/api/agendarFerias', this.admin, {
      NOMECOLABORADOR: name,
      LEAVE_TYPE: turn % 2 ? 'Vacation' : 'Day Off',
      INICIO: start,
      FIM: start,
    });
    if (status === 200) this.submitted.push({ name, start });
  }

  private async decide(cookie: string): Promise<void> {
    const { status, body } = await this.call('/api/approvals', cookie);
    if (status !== 200) return;
    const questions = (body as { approvals: (Question & { asks: string })[] }).approvals.filter(
      ({ asks }) => asks === 'leave',
    );
    for (const { id, version } of questions.slice(0, 3)) {
      const decision = Math.random() < 0.6 ? 'approve' : 'reject';
      const note = 'Under load';
      const reply = await this.call(`/api/approvals/${id}`, cookie, { decision, version, note });
      if (reply.status !== 200) continue;
      this.decided.push({ id, state: decision === 'approve' ? 'approved' : 'rejected' });
    }
    if (questions.length === 0) await delay(30);
  }
}
