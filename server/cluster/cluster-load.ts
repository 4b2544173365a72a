import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { addDays, type Day } from '@intranet/contract/core/days.ts';
import type { Decided, Submitted } from '../faults/leave-load.fixture.ts';
import { call, type Reply } from '../scale/call.ts';

const SUBMITTERS = 6;
/** So that the mails keep up. */
const PAUSE_MS = 150;
const TIMEOUT_MS = 10_000;
const RETRY_MS = 250;

interface Outcome {
  at: number;
  isWrite: boolean;
  /** 0 without a reply. */
  status: number;
}

const isFailure = ({ status }: Outcome) => status === 0 || status >= 500;

interface Approval {
  id: number;
  version: number;
  asks: string;
}

/** People who request, decide and read through the proxy. A request is repeated with its key until it succeeds. */
export class ClusterLoad {
  readonly submitted: Submitted[] = [];
  readonly decided: Decided[] = [];
  /** Every request here is possible, so a refusal means that a repeated one was not recognised. */
  readonly refused: string[] = [];
  readonly outcomes: Outcome[] = [];
  private readonly address: string;
  private readonly people: { admin: string; deciders: string[]; names: string[] };
  private readonly today: Day;
  private running: Promise<void>[] = [];
  private going = false;
  private turn = 0;

  /** @param people cookies of the admin and the deciders, and the names of employees */
  constructor(address: string, today: Day, people: ClusterLoad['people']) {
    this.address = address;
    this.today = today;
    this.people = people;
  }

  begin(): void {
    this.going = true;
    this.running = [
      ...Array.from({ length: SUBMITTERS }, () => this.repeat(() => this.submit())),
      ...this.people.deciders.map((cookie) => this.repeat(() => this.decide(cookie))),
      this.repeat(() => this.read()),
    ];
  }

  async end(): Promise<void> {
    this.going = false;
    await Promise.all(this.running);
  }

  private async repeat(task: () => Promise<unknown>): Promise<void> {
    while (this.going) {
      await task();
      await delay(PAUSE_MS);
    }
  }

  private async call(path: string, options: Parameters<typeof call>[1]): Promise<Reply | null> {
    const isWrite = options?.body !== undefined;
    const reply = await call(this.address + path, { ...options, timeoutMs: TIMEOUT_MS }).catch(
      () => null,
    );
    this.outcomes.push({ at: performance.now(), isWrite, status: reply?.status ?? 0 });
    return reply;
  }

  private async submit(): Promise<void> {
    const turn = this.turn++;
    const { names, admin: cookie } = this.people;
    const name = names[turn % names.length] as string;
    const start = addDays(this.today, 14 + 2 * Math.floor(turn / names.length));
    const body = {
      NOMECOLABORADOR: name,
      LEAVE_TYPE: turn % 2 ? 'Vacation' : 'Day Off',
      INICIO: start,
      FIM: start,
    };
    const headers = { 'idempotency-key': randomUUID() };
    for (;;) {
      const reply = await this.call('/api/agendarFerias', { cookie, body, headers });
      if (reply?.status === 200) return void this.submitted.push({ name, start });
      if (reply && reply.status < 500)
        return void this.refused.push(`${name} ${start}: ${reply.body}`);
      if (!this.going) return;
      await delay(RETRY_MS);
    }
  }

  private async decide(cookie: string): Promise<void> {
    const list = await this.call('/api/approvals', { cookie });
    if (list?.status !== 200) return;
    const approvals = (list.json.approvals as Approval[]).filter(({ asks }) => asks === 'leave');
    for (const { id, version } of approvals.slice(0, 10)) {
      const decision = id % 3 === 0 ? 'reject' : 'approve';
      const body = { decision, version, note: 'Under load' };
      const reply = await this.call(`/api/approvals/${id}`, { cookie, body });
      if (reply?.status !== 200) continue;
      this.decided.push({ id, state: decision === 'approve' ? 'approved' : 'rejected' });
    }
  }

  private read(): Promise<Reply | null> {
    return this.call('/api/current_user', { cookie: this.people.admin });
  }

  /** What callers noticed from `since` on, in seconds. A pause is between two acknowledged writes. */
  figures(since: number) {
    const seen = this.outcomes.filter(({ at }) => at > since);
    const failures = seen.filter(isFailure);
    const seconds = (ms: number) => Math.round(ms / 100) / 10;
    const lasted = (isWrite: boolean) => {
      const times = failures.filter((one) => one.isWrite === isWrite).map(({ at }) => at);
      return times.length === 0 ? 0 : seconds(Math.max(...times) - Math.min(...times));
    };
    const written = seen.filter((one) => one.isWrite && one.status === 200).map(({ at }) => at);
    const moments = [since, ...written, performance.now()];
    const pauses = moments.slice(1).map((at, n) => at - (moments[n] as number));
    return {
      writes: written.length,
      failures: failures.length,
      writesFailedFor: lasted(true),
      readsFailedFor: lasted(false),
      longestPause: seconds(Math.max(...pauses)),
      statuses: [...new Set(failures.map(({ status }) => status))],
    };
  }
}
