import type { Role } from '@intranet/contract/core/roles.ts';

interface UserEmployee {
  id: number;
  name: string;
  area: string;
  cargo: string;
  /** A deputy of a Head, now or later (D23). */
  isDeputy: boolean;
}

export interface User {
  accountId: number;
  username: string;
  email: string;
  role: Role;
  mustChangePassword: boolean;
  /** True for administrators, and for everybody while the vault is shared (D59). */
  usesVault: boolean;
  /** An administrator without the second factor that ADMIN_TWO_FACTOR requires. */
  mustSetUpTwoFactor: boolean;
  photoKey: string | null;
  /** Device cookies from an older generation are invalid (D44). */
  deviceGeneration: number;
  employee: UserEmployee | null;
}

export interface Actor extends User {
  origin: Origin;
  /** The stored form of the session's token. */
  sessionHash: Buffer;
}

/** The content of a device cookie (D44), set after a sign-in to this account. */
export type DeviceClaim = { accountId: number; generation: number; device: string };

export interface Origin {
  address: string;
  userAgent: string;
  readDevice?: () => DeviceClaim | null;
  /** Aborts when the client's connection closes, so that nothing more is done for it. */
  closed?: () => AbortSignal;
}
