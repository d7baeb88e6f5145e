import type { LocationPage } from "#domain/locations/location.ts";
import type { Visit } from "../../support/browser.ts";
import { locationTexts } from "../../support/location-texts.ts";
import { admin, type Site } from "../../support/site.ts";

/** A page in one of the states that people can bring it into. */
export interface State {
  name: string;
  path: string | ((world: World) => string | Promise<string>);
  at?: (width: number) => boolean;
  /** Performs the actions that lead from the loaded page to the state. */
  reach?: (visit: Visit, world: World) => Promise<unknown>;
  expected?: RegExp;
  /** The state also shows a toast, which must be gone before the focus order is checked. */
  hasToast?: boolean;
}

export const onPhone = (width: number) => width < 992;
export const onDesk = (width: number) => width >= 992;

export type World = Awaited<ReturnType<typeof furnish>>;

export async function furnish(site: Site) {
  const { db } = site;
  const mine = await site.signIn(admin);
  await db.updateTable("post").set({ category: 1 }).where("category", "=", emptyTopic).execute();
  const remove = (url: string) => site.send({ method: "DELETE", url, cookie: mine });
  let made = 0;

  const world = {
    site,
    cookie: mine,
    remove,
    async newPost(more: object = {}): Promise<number> {
      made += 1;
      const blogs_content = ["Walk", "Rest"].map((heading) => ({
        heading,
        paragraph: `<p>About ${heading}.</p>`,
      }));
      const post = { title: "The best of knees", slug_url: `post-${made}`, blogs_content, ...more };
      return (await site.post("/blog", post, mine)).json().data.blog_id;
    },
    async newLocation(): Promise<number> {
      made += 1;
      const texts = locationTexts(`place-${made}`);
      const reply = await site.post("/api/locationpages/create", texts, mine);
      return (reply.json().data as LocationPage).location_id;
    },
    saveElsewhere: (id: number, change: object) =>
      site.put(`/api/locationpages/${id}`, change, mine),
  };

  await remove(`/blog/${await world.newPost({ title: "Thrown away" })}`);
  for (const name of ["Imani O.", "Bashir K."])
    await site.post("/send-quote", {
      ...{ name, email: "imani@northbloom.example", phone: "4165550199" },
      message: "An evening appointment,\nplease.",
    });
  const message = db.selectFrom("message").select("message_id");
  const { message_id } = await message.orderBy("message_id").executeTakeFirstOrThrow();
  return { ...world, messageId: message_id };
}

export const emptyTopic = 3;
