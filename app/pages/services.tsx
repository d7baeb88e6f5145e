export default function ServicesPage() {
  return null;
}
