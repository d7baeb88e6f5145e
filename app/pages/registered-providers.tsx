export default function RegisteredProvidersPage() {
  return null;
}
