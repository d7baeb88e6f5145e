export default function LocationsPage() {
  return null;
}
