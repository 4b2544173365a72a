export default function SingleSignOnPage() {
  return null;
}
