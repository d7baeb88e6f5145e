import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { languages } from "#content/languages/language.ts";

export default [
  layout("frame/site-layout.tsx", [
    index("pages/home.tsx"),
    route("about", "pages/about.tsx"),
    route("registered-providers", "pages/registered-providers.tsx"),
    route("services", "pages/services.tsx"),
    route("service/:id", "pages/service.tsx"),
    route("gallery", "pages/gallery.tsx"),
    route("blog", "pages/blog.tsx"),
    route("blogs/:slug", "pages/blog-post.tsx"),
    route("contact", "pages/contact.tsx"),
    route("book", "pages/book.tsx"),
    route("sample/:site", "pages/sample-site.tsx"),
    route("thank-you", "pages/thank-you.tsx"),
    route("location", "pages/locations.tsx"),
    route("location/:slug", "pages/location.tsx"),
    route("privacy", "pages/privacy.tsx"),
    route("accessibility", "pages/accessibility.tsx"),
    route("admin/blogs/:id/preview", "admin/post-preview.tsx"),
    route("*", "pages/not-found.tsx"),
  ]),
  ...languages.map(({ code }) => route(code, "pages/in-language.tsx", { id: code })),
  route("home", "pages/home-redirect.ts"),
  route("sitemap.xml", "machines/sitemap.ts"),
  route("robots.txt", "machines/robots.ts"),
  route("feed.xml", "machines/feed.ts"),
  route("login", "admin/login.tsx"),
  route("login/new-password", "admin/new-password.tsx"),
  layout("admin/admin-layout.tsx", [
    route("admin", "admin/portal.tsx"),
    route("admin/blogs", "admin/posts.tsx", [
      route("new", "admin/post-editor.tsx", { id: "new-post" }),
      route(":id/edit", "admin/post-editor.tsx"),
    ]),
    route("admin/location-pages", "admin/locations.tsx", [
      route("new", "admin/location-editor.tsx", { id: "new-location" }),
      route(":id/edit", "admin/location-editor.tsx"),
    ]),
    route("admin/messages", "admin/messages.tsx", [route(":id", "admin/message.tsx")]),
    route("admin/account", "admin/account/account-layout.tsx", [
      index("admin/account/own-account.tsx"),
      route("staff", "admin/account/staff-users.tsx"),
      route("images", "admin/account/uploaded-images.tsx"),
      route("log", "admin/account/audit-log.tsx"),
    ]),
    route("admin/api", "admin/api-reference.tsx"),
    route("admin/*", "admin/unknown.tsx"),
  ]),
] satisfies RouteConfig;
