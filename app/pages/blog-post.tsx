export default function BlogPostPage() {
  return null;
}
