export default function PostEditor() {
  return null;
}
