export default function VerifyResetCodePage() {
  return null;
}
