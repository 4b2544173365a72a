/** The UID of a leave in every calendar file, which lets a calendar recognise it (RFC 5545). */
export const leaveUid = (leaveId: number, publicUrl: string): string =>
  `leave-${leaveId}@${new URL(publicUrl).hostname}`;
