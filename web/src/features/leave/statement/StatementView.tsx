/** How a balance came to be; `name` is whose, or one's own. */
export function StatementView(_props: { name?: string }) {
  return null;
}
