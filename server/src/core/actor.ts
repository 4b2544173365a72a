import type { Role } from '@intranet/contract/roles.ts';

export interface ActorEmployee {
  id: number;
  name: string;
  area: string;
  cargo: string;
  /** Named to stand in for a Head, now or later (D23). */
  isDeputy: boolean;
}

/** Who makes a call, read from the session at that call (D4). */
export interface Actor {
  accountId: number;
  username: string;
  email: string;
  role: Role;
  mustChangePassword: boolean;
  /** An administrator without a second factor, where the setting demands one. */
  mustSetUpTwoFactor: boolean;
  photoKey: string | null;
  /** The employee behind the account, when there is one (D12). */
  employee: ActorEmployee | null;
}

/** Where a call comes from, for the audit log and the session list. */
export interface Origin {
  address: string;
  userAgent: string;
}
