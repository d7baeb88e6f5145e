export default function PostPreview() {
  return null;
}
