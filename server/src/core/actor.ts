import type { Role } from '@intranet/contract/core/roles.ts';

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
  /** Device cookies from an older generation are invalid (D44). */
  deviceGeneration: number;
  /** The employee behind the account, when there is one (D12). */
  employee: ActorEmployee | null;
}

/** The content of a device cookie (D44): in this browser somebody signed in to this account. */
export interface DeviceClaim {
  accountId: number;
  /** Valid while it equals the account's generation. */
  generation: number;
  /** A random name of the device. */
  device: string;
}

/** Where a call comes from, for the audit log, the session list and rate limits. */
export interface Origin {
  address: string;
  userAgent: string;
  /** Opens the browser's device cookie, if there is one. */
  readDevice?: () => DeviceClaim | null;
}
