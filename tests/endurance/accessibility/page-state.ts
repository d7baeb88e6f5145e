import type { LocationPage } from "#domain/location-pages/location-page-schema.server.ts";
import { exampleLocationTexts } from "../../support/location-texts.ts";
import { admin, type Site } from "../../support/open-site.ts";
import type { Visit } from "../../support/use-browser.ts";

export interface PageState {
  name: string;
  path: string | ((fixture: Fixture) => string | Promise<string>);
  isShownAt?: (width: number) => boolean;
  enter?: (visit: Visit, fixture: Fixture) => Promise<unknown>;
  expected?: RegExp | undefined;
  /** The toast must be gone before the focus order is checked. */
  showsToast?: boolean;
}

export const isPhoneWidth = (width: number) => width < 992;
export const isDesktopWidth = (width: number) => width >= 992;

export type Fixture = Awaited<ReturnType<typeof seedState>>;

export async function seedState(site: Site) {
  const { db } = site;
  const cookie = await site.signIn(admin);
  await db.updateTable("post").set({ category: 1 }).where("category", "=", emptyCategory).execute();
  const deleteUrl = (url: string) => site.send({ method: "DELETE", url, cookie: cookie });
  let createdCount = 0;

  const fixture = {
    site,
    cookie: cookie,
    remove: deleteUrl,
    async newPost(overrides: object = {}): Promise<number> {
      createdCount += 1;
      const blogs_content = ["Walk", "Rest"].map((heading) => ({
        heading,
        paragraph: `<p>About ${heading}.</p>`,
      }));
      const post = {
        title: "The best of knees",
        slug_url: `post-${createdCount}`,
        blogs_content,
        ...overrides,
      };
      return (await site.post("/blog", post, cookie)).json().data.blog_id;
    },
    async newLocation(): Promise<number> {
      createdCount += 1;
      const texts = exampleLocationTexts(`place-${createdCount}`);
      const response = await site.post("/api/locationpages/create", texts, cookie);
      return (response.json().data as LocationPage).location_id;
    },
    saveElsewhere: (id: number, change: object) =>
      site.put(`/api/locationpages/${id}`, change, cookie),
  };

  await deleteUrl(`/blog/${await fixture.newPost({ title: "Thrown away" })}`);
  for (const name of ["Imani O.", "Bashir K."])
    await site.post("/send-quote", {
      ...{ name, email: "imani@northbloom.example", phone: "4165550199" },
      message: "An evening appointment,\nplease.",
    });
  const message = db.selectFrom("message").select("message_id");
  const { message_id } = await message.orderBy("message_id").executeTakeFirstOrThrow();
  return { ...fixture, messageId: message_id };
}

export const emptyCategory = 3;
