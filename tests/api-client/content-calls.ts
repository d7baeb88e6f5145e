import { drawPicture } from "../support/draw-picture.ts";
import { exampleLocationTexts } from "../support/location-texts.ts";
import { type Call, type OperationId, requireData } from "./client.ts";

const byId = (id: number) => ({ params: { path: { id } } });

export const contentCalls = {
  checkLiveness: ({ api }) => api.GET("/healthz"),
  checkPageReadiness: ({ api }) => api.GET("/readyz/pages"),
  checkReadiness: ({ api }) => api.GET("/readyz"),
  checkStatus: ({ api }) => api.GET("/status"),

  signIn: ({ api, account }) => api.POST("/api/users/login", { body: account }),
  recordTap: ({ api }) => api.POST("/api/taps/{kind}", { params: { path: { kind: "book" } } }),
  getVisitReport: ({ api }) =>
    api.GET("/api/staff/visits", { params: { query: { from: "2026-11-01", to: "2026-11-30" } } }),
  listCategories: ({ api }) => api.GET("/api/categories"),
  async createPost(session) {
    const created = await session.api.POST("/blog", {
      body: { title: "A post", slug_url: "a-post", blogs_content: [{ heading: "A heading" }] },
    });
    session.ids.post = requireData(created).data.blog_id;
    return created;
  },
  getPost: ({ api, ids }) => api.GET("/blog/{id}", byId(ids.post)),
  updatePost: ({ api, ids }) =>
    api.PUT("/blog/{id}", { ...byId(ids.post), body: { title: "A better title" } }),
  listAllPosts: ({ api }) => api.GET("/api/staff/posts"),
  listPublicPosts: ({ api }) =>
    api.GET("/blogs", { params: { query: { page: 1, limit: 5, fields: "card" } } }),

  async createLocationPage(session) {
    const created = await session.api.POST("/api/locationpages/create", {
      body: exampleLocationTexts("willowdale"),
    });
    session.ids.location = requireData(created).data.location_id;
    return created;
  },
  getLocationPage: ({ api, ids }) => api.GET("/api/locationpages/{id}", byId(ids.location)),
  getLocationPageBySlug: ({ api }) =>
    api.GET("/api/locationpages/url/{slug}", { params: { path: { slug: "willowdale" } } }),
  updateLocationPage: ({ api, ids }) =>
    api.PUT("/api/locationpages/{id}", {
      ...byId(ids.location),
      body: { heading_1: "Another heading" },
    }),
  findSimilarLocationPage: ({ api, ids }) =>
    api.POST("/api/staff/locations/similar", { body: { id: ids.location } }),
  listAllLocationPages: ({ api }) => api.GET("/api/staff/locations"),
  listLocationPages: ({ api }) => api.GET("/api/locationpages"),

  findLinkTargets: ({ api }) =>
    api.GET("/api/staff/posts/link-targets", { params: { query: { q: "knee" } } }),

  async getFormerLinks({ api, ids }) {
    const path = { kind: "post" as const, id: ids.post };
    const post = requireData(await api.GET("/blog/{id}", { params: { path } })).data;
    await api.PUT("/blog/{id}", { params: { path }, body: { slug_url: "moved-away" } });
    await api.PUT("/blog/{id}", { params: { path }, body: { slug_url: post.slug_url } });
    const query = { slug: "moved-away" };
    return api.GET("/api/staff/former-links/{kind}/{id}", { params: { path, query } });
  },
  replaceFormerLinks: ({ api, ids }) =>
    api.PUT("/api/staff/former-links/{kind}/{id}", {
      params: { path: { kind: "post", id: ids.post } },
      body: { slug: "moved-away" },
    }),

  listVersions: ({ api, ids }) =>
    api.GET("/api/staff/versions/{kind}/{id}", {
      params: { path: { kind: "post", id: ids.post } },
    }),
  async getPostVersion({ api, ids }) {
    const path = { kind: "post", id: ids.post } as const;
    const versions = await api.GET("/api/staff/versions/{kind}/{id}", { params: { path } });
    const version = requireData(versions).data[0]?.version_id ?? 0;
    return api.GET("/api/staff/versions/post/{id}/{version}", {
      params: { path: { id: ids.post, version } },
    });
  },
  async getLocationPageVersion({ api, ids }) {
    const path = { kind: "location", id: ids.location } as const;
    const versions = await api.GET("/api/staff/versions/{kind}/{id}", { params: { path } });
    const version = requireData(versions).data[0]?.version_id ?? 0;
    return api.GET("/api/staff/versions/location/{id}/{version}", {
      params: { path: { id: ids.location, version } },
    });
  },
  setAutosave: ({ api, ids }) =>
    api.PUT("/api/staff/autosaves/{kind}/{id}", {
      params: { path: { kind: "post", id: ids.post } },
      body: { key: "an-editor", values: '{"title":"Unsaved"}' },
    }),
  listCurrentEditors: ({ api, ids }) =>
    api.GET("/api/staff/editors/{kind}/{id}", {
      params: { path: { kind: "post", id: ids.post } },
    }),
  listAutosaves: ({ api, ids }) =>
    api.GET("/api/staff/autosaves/{kind}/{id}", {
      params: { path: { kind: "post", id: ids.post } },
    }),
  removeAutosave: ({ api, ids }) =>
    api.DELETE("/api/staff/autosaves/{kind}/{id}/{key}", {
      params: { path: { kind: "post", id: ids.post, key: "an-editor" } },
    }),
  removePost: ({ api, ids }) => api.DELETE("/blog/{id}", byId(ids.post)),
  removeLocationPage: ({ api, ids }) => api.DELETE("/api/locationpages/{id}", byId(ids.location)),
  listTrash: ({ api }) => api.GET("/api/staff/trash"),
  restoreFromTrash: ({ api, ids }) =>
    api.POST("/api/staff/trash/{kind}/{id}/restore", {
      params: { path: { kind: "post", id: ids.post } },
    }),
  changeItems: ({ api, ids }) =>
    api.PUT("/api/staff/trash/{kind}/several", {
      params: { path: { kind: "post" } },
      body: { ids: [ids.post], action: "trash" },
    }),
  deletePermanently: ({ api, ids }) =>
    api.DELETE("/api/staff/trash/{kind}/{id}", {
      params: { path: { kind: "location", id: ids.location } },
    }),

  uploadImage: ({ api, picture }) =>
    api.POST("/api/upload", {
      body: { image: "" },
      parseAs: "text",
      bodySerializer() {
        const form = new FormData();
        form.set("image", picture, "picture.jpg");
        return form;
      },
    }),
  listImages: ({ api }) => api.GET("/api/staff/images", { params: { query: { page: 1 } } }),
  async updateImage({ api }) {
    const [image] = requireData(await api.GET("/api/staff/images")).data;
    return api.PUT("/api/staff/images/{hash}", {
      params: { path: { hash: image?.hash ?? "" } },
      body: { alt: "A green hand", focus_x: 20, focus_y: 80 },
    });
  },
  async replaceImage({ api }) {
    const other = await drawPicture(40, 30).png().toBuffer();
    await api.POST("/api/upload", {
      body: { image: "" },
      parseAs: "text",
      bodySerializer() {
        const form = new FormData();
        form.set("image", new Blob([new Uint8Array(other)]), "other.png");
        return form;
      },
    });
    const [newest, older] = requireData(await api.GET("/api/staff/images")).data;
    return api.POST("/api/staff/images/{hash}/replace", {
      params: { path: { hash: older?.hash ?? "" } },
      body: { by: newest?.hash ?? "" },
    });
  },
  async removeImage({ api, account }) {
    const [image] = requireData(await api.GET("/api/staff/images")).data;
    return api.POST("/api/staff/images/{hash}/remove", {
      params: { path: { hash: image?.hash ?? "" } },
      body: { password: account.password },
    });
  },

  issueFormStamp: ({ api }) => api.GET("/api/form-stamp"),
  sendQuoteForm: ({ api }) =>
    api.POST("/send-quote", {
      body: { name: "Vera", phone: "4165550142", email: "vera@example.org", message: "Hello." },
    }),
  sendContactForm: ({ api }) =>
    api.POST("/send-contact-form-main", {
      body: { name: "Vera", email: "vera@example.org", message: "Hello again." },
    }),
  async listMessages(session) {
    const list = await session.api.GET("/api/staff/messages");
    session.ids.message = requireData(list).data[0]?.message_id ?? 0;
    return list;
  },
  searchMessages: ({ api }) =>
    api.POST("/api/staff/messages/search", { body: { folder: "inbox", search: "Vera" } }),
  checkNewMessages: ({ api }) =>
    api.GET("/api/staff/messages/news", { params: { query: { after: 0 } } }),
  openMessage: ({ api, ids }) => api.GET("/api/staff/messages/{id}", byId(ids.message)),
  getMessageState: ({ api, ids }) => api.GET("/api/staff/messages/{id}/state", byId(ids.message)),
  addMessageNote: ({ api, ids }) =>
    api.POST("/api/staff/messages/{id}/notes", {
      ...byId(ids.message),
      body: { text: "Left a voicemail." },
    }),
  async removeMessageNote({ api, ids }) {
    const opened = await api.GET("/api/staff/messages/{id}", byId(ids.message));
    const note = requireData(opened).data.history[0]?.entry_id ?? 0;
    const params = { path: { id: ids.message, note } };
    return api.DELETE("/api/staff/messages/{id}/notes/{note}", { params });
  },
  markMessageUnread: ({ api, ids }) =>
    api.PUT("/api/staff/messages/{id}/unread", byId(ids.message)),
  listMessageAssignees: ({ api }) => api.GET("/api/staff/messages/assignees"),
  async assignMessage({ api, ids }) {
    const [reader] = requireData(await api.GET("/api/staff/messages/assignees")).data;
    return api.PUT("/api/staff/messages/{id}/assignee", {
      ...byId(ids.message),
      body: { user_id: reader?.id ?? "" },
    });
  },
  recordMessageAnswer: ({ api, ids }) =>
    api.POST("/api/staff/messages/{id}/answer", {
      ...byId(ids.message),
      body: { channel: "phone" },
    }),
  withdrawMessageAnswer: ({ api, ids }) =>
    api.DELETE("/api/staff/messages/{id}/answer", byId(ids.message)),
  moveMessage: ({ api, ids }) =>
    api.PUT("/api/staff/messages/{id}", { ...byId(ids.message), body: { folder: "handled" } }),
  changeMessages: ({ api, ids }) =>
    api.PUT("/api/staff/messages", { body: { ids: [ids.message], action: "inbox" } }),
  removeMessage: ({ api, ids }) => api.DELETE("/api/staff/messages/{id}", byId(ids.message)),
  listTrashedMessages: ({ api }) =>
    api.GET("/api/staff/messages/trash", { params: { query: { page: 1 } } }),
  restoreMessage: ({ api, ids }) => api.POST("/api/staff/messages/{id}/restore", byId(ids.message)),
  deleteSpam: ({ api }) =>
    api.DELETE("/api/staff/messages/spam", { body: { loaded_at_ms: Date.now() } }),
  exportSenderMessages: ({ api, ids }) =>
    api.GET("/api/staff/messages/{id}/person", byId(ids.message)),
  deleteSenderMessages: ({ api, ids, account }) =>
    api.DELETE("/api/staff/messages/{id}/person", {
      ...byId(ids.message),
      body: { password: account.password },
    }),
} satisfies Partial<Record<OperationId, Call>>;
