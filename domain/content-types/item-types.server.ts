import { locationListConfig } from "../location-pages/location-list-config.ts";
import { getLocationPath } from "../location-pages/location-page.ts";
import { findPublicLocation } from "../location-pages/location-pages.server.ts";
import { removeLocation, restoreLocation } from "../location-pages/write-location-pages.server.ts";
import { getPostPath } from "../posts/post.ts";
import { postListConfig } from "../posts/post-list-config.ts";
import { findPublicPost } from "../posts/public-posts.server.ts";
import { removePost, restorePost } from "../posts/write-posts.server.ts";
import type { ItemKind, TrashAction } from "../records/item.ts";
import type { Db } from "../records/tables.ts";
import type { NamedItem } from "../records/trash.server.ts";
import type { StaffArea } from "../staff/roles.ts";

/** Undefined if there is no such item, or none in the trash. */
type ItemAction = (trx: Db, id: number, by: string) => Promise<NamedItem | undefined>;

interface ItemType extends Record<TrashAction, ItemAction> {
  noun: string;
  area: StaffArea;
  /** The list in the staff area; the editors are below it. */
  listPath: string;
  getPath: (slug: string) => string;
  findSlug: (db: Db, id: number) => Promise<{ slug: string } | undefined>;
  findPublic: (db: Db, slug: string) => Promise<object | undefined>;
}

export const itemTypes: Record<ItemKind, ItemType> = {
  post: {
    noun: "post",
    area: "posts",
    listPath: postListConfig.path,
    getPath: getPostPath,
    findSlug: (db, id) =>
      db.selectFrom("post").select("slug").where("blog_id", "=", id).executeTakeFirst(),
    findPublic: findPublicPost,
    trash: removePost,
    restore: restorePost,
  },
  location: {
    noun: "location page",
    area: "location-pages",
    listPath: locationListConfig.path,
    getPath: getLocationPath,
    findSlug: (db, id) =>
      db
        .selectFrom("location_page")
        .select("slug")
        .where("location_id", "=", id)
        .executeTakeFirst(),
    findPublic: findPublicLocation,
    trash: removeLocation,
    restore: restoreLocation,
  },
};
