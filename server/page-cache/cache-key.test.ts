import assert from "node:assert/strict";
import { describe, it } from "node:test";
import Fastify from "fastify";
import type { ServerBuild } from "react-router";
import Type from "typebox";
import { registerCacheKeys } from "./cache-key.ts";

describe("cache keys", () => {
  const app = Fastify();
  const route = (id: string, path: string | undefined, queryNames?: string[]) => ({
    [id]: { id, path, module: { default: () => null, handle: { queryNames } } },
  });
  const getCacheKey = registerCacheKeys(app, {
    ...route("root", undefined, ["lang"]),
    ...route("pages/home", undefined),
    ...route("pages/about", "about"),
    ...route("pages/blog", "blog", ["page", "category"]),
  } as ServerBuild["routes"]);
  const querystring = Type.Object({ limit: Type.Integer() });
  app.get("/healthz", () => "");
  app.get("/blogs", { schema: { querystring } }, () => "");

  it("A path that is not canonical is not cached", () => {
    const odd = ["", "about", "/About", "/about/", "//about", "/./about", "/.about", "/about;x"];
    const encoded = ["/%61bout", "/a%2Fb", "/%c3%a9", "/%C3%A", "/a b", "/é"];
    for (const path of [...odd, ...encoded]) assert.equal(getCacheKey(path), undefined, path);
  });

  it("A page of the staff area is not cached", () => {
    for (const path of ["/admin", "/admin/blogs", "/admin.data", "/login", "/login.data"])
      assert.equal(getCacheKey(path), undefined, path);
  });

  it("A URL of more than a thousand characters is not cached", () => {
    const path = `/${"a".repeat(999)}`;
    assert.equal(getCacheKey(path), path);
    assert.equal(getCacheKey(`${path}a`), undefined);
    assert.equal(getCacheKey(`/blog?x=${"a".repeat(1000)}`), undefined);
  });

  it("A value that is repeated, odd or too long is not cached", () => {
    const values = ["", "%20", "a%0A", "1&page=1", "<b>", "x".repeat(201)];
    for (const value of values) assert.equal(getCacheKey(`/blog?page=${value}`), undefined, value);
    const longest = `/blog?page=${"x".repeat(200)}`;
    assert.equal(getCacheKey(longest), longest);
  });

  it("Each other path is its own key", () => {
    const paths = ["/", "/about", "/administration", "/logins", "/a/b-c_d~e.f", "/%C3%A9t%C3%A9"];
    for (const path of paths) assert.equal(getCacheKey(path), path);
  });

  it("Only the parameters that the route reads are part of the key, in a fixed order", () => {
    const keys = {
      "/about?x=1": "/about",
      "/blog?": "/blog",
      "/?lang=ar&page=2": "/?lang=ar",
      "/blog?x=1&category=3&page=2": "/blog?page=2&category=3",
      "/blog?p%61ge=2&page2=3": "/blog?page=2",
      "/blogs?limit=2&page=2": "/blogs?limit=2",
    };
    for (const [url, key] of Object.entries(keys)) assert.equal(getCacheKey(url), key, url);
  });

  it("The data of a page has the parameters of the page and known routes, each once", () => {
    const keys = {
      "/_.data?lang=ar": "/_.data?lang=ar",
      "/about.data?_routes=pages/about&x=1": "/about.data?_routes=pages/about",
      "/blog.data?_routes=root,pages/blog&page=2": "/blog.data?page=2&_routes=root,pages/blog",
      "/blog.data?_routes=nowhere": undefined,
      "/blog.data?_routes=root,nowhere": undefined,
      "/blog.data?_routes=root,root": undefined,
      "/blog?_routes=root": "/blog",
    };
    for (const [url, key] of Object.entries(keys)) assert.equal(getCacheKey(url), key, url);
  });
});
