import { ROLES, type Role } from '../roles.ts';

/** One report item, dashboard or outside address that an administrator keeps (D32). */
export interface LinkEntry {
  /** As in GET /api/get-link-{name}. */
  name: string;
  /** The reply's field, whose name contains newLink (spec §3). */
  field: string;
  label: string;
  readers: readonly Role[];
}

/** Every link, once. */
export const LINKS = [
  { name: 'vacation', field: 'newLinkVacation', label: 'Vacation (BI)', readers: ROLES },
] as const satisfies readonly LinkEntry[];
