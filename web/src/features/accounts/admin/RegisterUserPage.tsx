export default function RegisterUserPage() {
  return null;
}
