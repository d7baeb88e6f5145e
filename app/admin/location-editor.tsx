export default function LocationEditor() {
  return null;
}
