import type { Kysely } from "kysely";
import { columnsFor } from "../columns.ts";

export async function up(db: Kysely<any>): Promise<void> {
  const { idType, id, bytes, boolean, instant, strict } = columnsFor(db);

  await strict(
    db.schema
      .createTable("category")
      .addColumn("category_id", idType, id)
      .addColumn("category", "text", (c) => c.notNull().unique()),
  ).execute();

  await strict(
    db.schema
      .createTable("post")
      .addColumn("blog_id", idType, id)
      .addColumn("title", "text", (c) => c.notNull())
      .addColumn("slug_url", "text", (c) => c.notNull())
      .addColumn("slug", "text", (c) => c.notNull().unique())
      .addColumn("brief_paragraph", "text", (c) => c.notNull())
      .addColumn("blog_image", "text", (c) => c.notNull())
      .addColumn("published_date", instant, (c) => c.notNull())
      .addColumn("category", "integer", (c) => c.notNull().references("category.category_id"))
      .addColumn("blogs_content", "text", (c) => c.notNull())
      .addColumn("metaTitle", "text", (c) => c.notNull())
      .addColumn("metaDescription", "text", (c) => c.notNull())
      .addColumn("status", "text", (c) => c.notNull())
      .addColumn("created_at", instant, (c) => c.notNull())
      .addColumn("updated_at", instant, (c) => c.notNull()),
  ).execute();
  await db.schema
    .createIndex("post_newest")
    .on("post")
    .columns(["status", "published_date", "blog_id"])
    .execute();

  let location = db.schema
    .createTable("location_page")
    .addColumn("location_id", idType, id)
    .addColumn("slug", "text", (c) => c.notNull().unique());
  for (const field of locationFields) {
    location = location.addColumn(field, "text", (c) => c.notNull());
  }
  await strict(
    location
      .addColumn("created_at", instant, (c) => c.notNull())
      .addColumn("updated_at", instant, (c) => c.notNull()),
  ).execute();

  await strict(
    db.schema
      .createTable("message")
      .addColumn("message_id", idType, id)
      .addColumn("submission_key", "text", (c) => c.unique())
      .addColumn("name", "text", (c) => c.notNull())
      .addColumn("email", "text", (c) => c.notNull())
      .addColumn("phone", "text", (c) => c.notNull())
      .addColumn("message", "text", (c) => c.notNull())
      .addColumn("form_type", "text", (c) => c.notNull())
      .addColumn("folder", "text", (c) => c.notNull())
      .addColumn("received_at", instant, (c) => c.notNull()),
  ).execute();
  await db.schema
    .createIndex("message_newest")
    .on("message")
    .columns(["folder", "received_at", "message_id"])
    .execute();

  await strict(
    db.schema
      .createTable("message_outbox")
      .addColumn("message_id", "integer", (c) =>
        c.primaryKey().references("message.message_id").onDelete("cascade"),
      )
      .addColumn("mail_id", "text", (c) => c.notNull().unique())
      .addColumn("attempts", "integer", (c) => c.notNull())
      .addColumn("due_at", instant, (c) => c.notNull())
      .addColumn("leased_until", instant)
      .addColumn("sent_at", instant),
  ).execute();

  await strict(
    db.schema
      .createTable("image")
      .addColumn("image_id", idType, id)
      .addColumn("hash", "text", (c) => c.notNull().unique())
      .addColumn("width", "integer", (c) => c.notNull())
      .addColumn("height", "integer", (c) => c.notNull())
      .addColumn("created_at", instant, (c) => c.notNull()),
  ).execute();
  await strict(
    db.schema
      .createTable("image_file")
      .addColumn("image_id", "integer", (c) =>
        c.notNull().references("image.image_id").onDelete("cascade"),
      )
      .addColumn("format", "text", (c) => c.notNull())
      .addColumn("width", "integer", (c) => c.notNull())
      .addColumn("bytes", bytes, (c) => c.notNull())
      .addPrimaryKeyConstraint("image_file_key", ["image_id", "format", "width"]),
  ).execute();

  // The four tables of Better Auth keep the column names of its schema.
  await strict(
    db.schema
      .createTable("staff_user")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("name", "text", (c) => c.notNull())
      .addColumn("email", "text", (c) => c.notNull().unique())
      .addColumn("emailVerified", boolean, (c) => c.notNull())
      .addColumn("image", "text")
      .addColumn("isAdmin", boolean, (c) => c.notNull())
      .addColumn("createdAt", instant, (c) => c.notNull())
      .addColumn("updatedAt", instant, (c) => c.notNull()),
  ).execute();
  await strict(
    db.schema
      .createTable("staff_session")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("userId", "text", (c) =>
        c.notNull().references("staff_user.id").onDelete("cascade"),
      )
      .addColumn("token", "text", (c) => c.notNull().unique())
      .addColumn("expiresAt", instant, (c) => c.notNull())
      .addColumn("ipAddress", "text")
      .addColumn("userAgent", "text")
      .addColumn("createdAt", instant, (c) => c.notNull())
      .addColumn("updatedAt", instant, (c) => c.notNull()),
  ).execute();
  await db.schema.createIndex("staff_session_user").on("staff_session").column("userId").execute();
  await strict(
    db.schema
      .createTable("staff_account")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("userId", "text", (c) =>
        c.notNull().references("staff_user.id").onDelete("cascade"),
      )
      .addColumn("accountId", "text", (c) => c.notNull())
      .addColumn("providerId", "text", (c) => c.notNull())
      .addColumn("accessToken", "text")
      .addColumn("refreshToken", "text")
      .addColumn("idToken", "text")
      .addColumn("accessTokenExpiresAt", instant)
      .addColumn("refreshTokenExpiresAt", instant)
      .addColumn("scope", "text")
      .addColumn("password", "text")
      .addColumn("createdAt", instant, (c) => c.notNull())
      .addColumn("updatedAt", instant, (c) => c.notNull()),
  ).execute();
  await db.schema.createIndex("staff_account_user").on("staff_account").column("userId").execute();
  await strict(
    db.schema
      .createTable("staff_verification")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("identifier", "text", (c) => c.notNull())
      .addColumn("value", "text", (c) => c.notNull())
      .addColumn("expiresAt", instant, (c) => c.notNull())
      .addColumn("createdAt", instant, (c) => c.notNull())
      .addColumn("updatedAt", instant, (c) => c.notNull()),
  ).execute();

  await strict(
    db.schema
      .createTable("sign_in_attempt")
      .addColumn("attempt_id", "text", (c) => c.notNull())
      .addColumn("counted_for", "text", (c) => c.notNull())
      .addColumn("attempted_at", instant, (c) => c.notNull())
      .addPrimaryKeyConstraint("sign_in_attempt_key", [
        "counted_for",
        "attempted_at",
        "attempt_id",
      ]),
  ).execute();

  await strict(
    db.schema
      .createTable("setting")
      .addColumn("name", "text", (c) => c.primaryKey())
      .addColumn("value", "text", (c) => c.notNull()),
  ).execute();
}

const locationFields = [
  "slug_url",
  "main_heading",
  "main_paragraph",
  "highlighted_heading",
  "heading_1",
  "heading_2",
  "heading_3",
  "heading_4",
  "paragraph_1",
  "paragraph_2",
  "paragraph_3",
  "paragraph_4",
  "meta_title",
  "meta_keywords",
  "meta_link",
  "meta_description",
];
