export default function MyLeavePage() {
  return null;
}
