export default function AccessibilityPage() {
  return null;
}
