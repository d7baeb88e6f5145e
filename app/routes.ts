import type { RouteConfig } from "@react-router/dev/routes";
import { languages } from "#content/languages/language.ts";
import { index, layout, route } from "./route-config.ts";

export default [
  layout("pages/site-layout.tsx", [
    index("pages/home.tsx"),
    route("about", "pages/about.tsx"),
    route("registered-providers", "pages/registered-providers.tsx"),
    route("services", "pages/services.tsx"),
    route("service/:id", "pages/service.tsx"),
    route("fees", "pages/fees.tsx"),
    route("first-visit", "pages/first-visit.tsx"),
    route("search", "pages/search.tsx"),
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
    route("admin/blogs/:id/preview", "admin/posts/post-preview-page.tsx"),
    route("admin/location-pages/:id/preview", "admin/location-pages/location-preview-page.tsx"),
    layout("admin/clinic/draft-preview.tsx", [
      route("admin/preview/notice", "pages/home.tsx", { id: "preview-notice" }),
      route("admin/preview/hours", "pages/contact.tsx", { id: "preview-hours" }),
      route("admin/preview/contact", "pages/contact.tsx", { id: "preview-contact" }),
      route("admin/preview/fees", "pages/fees.tsx", { id: "preview-fees" }),
      route("admin/preview/services/:id", "pages/service.tsx", { id: "preview-service" }),
      route("admin/preview/providers", "pages/registered-providers.tsx", { id: "preview-team" }),
      route("admin/preview/testimonials", "pages/about.tsx", { id: "preview-testimonials" }),
      route("admin/preview/categories", "pages/blog.tsx", { id: "preview-categories" }),
      route("admin/preview/gallery", "pages/gallery.tsx", { id: "preview-gallery" }),
    ]),
    route("*", "pages/not-found.tsx"),
  ]),
  ...languages.map(({ code }) => route(code, "pages/translated-page.tsx", { id: code })),
  route("home", "pages/home-redirect.ts"),
  ...["send-quote", "send-contact-form-main"].map((path) =>
    route(path, "pages/contact-form-redirect.ts", { id: path }),
  ),
  route("sitemap.xml", "resource-routes/sitemap.ts"),
  route("robots.txt", "resource-routes/robots.ts"),
  route("feed.xml", "resource-routes/feed.ts"),
  route("login", "admin/auth/login-page.tsx"),
  route("login/new-password", "admin/auth/new-password-page.tsx"),
  route("admin/account/log.csv", "admin/account/audit-log-csv.ts"),
  layout("admin/shell/admin-layout.tsx", [
    route("admin", "admin/dashboard/dashboard-page.tsx"),
    route("admin/blogs", "admin/posts/post-list-page.tsx", [
      route("new", "admin/posts/post-editor-page.tsx", { id: "new-post" }),
      route(":id/edit", "admin/posts/post-editor-page.tsx"),
    ]),
    route("admin/location-pages", "admin/location-pages/location-list-page.tsx", [
      route("new", "admin/location-pages/location-editor-page.tsx", { id: "new-location" }),
      route(":id/edit", "admin/location-pages/location-editor-page.tsx"),
    ]),
    // Each route costs bytes of the manifest that every page loads, so one serves all of these URLs.
    route("admin/clinic/:kind?/:id?/:action?", "admin/clinic/clinic-content-page.tsx"),
    route("admin/messages/trash", "admin/messages/message-trash-page.tsx"),
    route("admin/messages", "admin/messages/inbox/messages-page.tsx", [
      route(":id", "admin/messages/message/message-page.tsx"),
    ]),
    route("admin/account", "admin/account/account-layout.tsx", [
      index("admin/account/own-account-page.tsx"),
      route("staff", "admin/account/staff-users-page.tsx"),
      route("images", "admin/media/uploaded-images-page.tsx"),
      route("log", "admin/account/audit-log-page.tsx"),
    ]),
    route("admin/help", "admin/help/help-page.tsx"),
    route("admin/api", "admin/help/api-reference-page.tsx"),
    route("admin/*", "admin/shell/admin-not-found-page.tsx"),
  ]),
] satisfies RouteConfig;
