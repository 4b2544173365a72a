/** One leave, with its history and what may be done with it. */
export function LeaveDialog(_props: { leaveId: number; onClose: () => void }) {
  return null;
}
