import {
  type ApiSession,
  type Call,
  createApiClient,
  type OperationId,
  requireData,
} from "./client.ts";

const newPassword = "seven odd boats";
const byUser = ({ userId, account }: ApiSession) => ({
  params: { path: { id: userId } },
  body: { password: account.password },
});

export const accountCalls = {
  sendTestEmail: ({ api }) => api.POST("/api/staff/mail/test"),
  retryNotifications: ({ api }) => api.POST("/api/staff/mail/retry"),

  getSessionTimeLeft: ({ api }) => api.GET("/api/users/session"),
  extendSession: ({ api }) => api.POST("/api/staff/account/stay"),
  changeName: ({ api }) => api.PUT("/api/staff/account/name", { body: { name: "Ada Lee" } }),
  async changePassword({ api, account }) {
    const changed = await api.PUT("/api/staff/account/password", {
      body: { current_password: account.password, new_password: newPassword },
    });
    account.password = newPassword;
    return changed;
  },
  dismissNotices: ({ api }) => api.DELETE("/api/staff/account/notices"),

  async startSecondFactor(session) {
    const { api, account } = session;
    const body = { password: account.password };
    const started = await api.POST("/api/staff/account/second-factor", { body });
    session.totpSecret = requireData(started).data.secret;
    return started;
  },
  confirmSecondFactor: ({ api, totpSecret, createTotpCode }) =>
    api.POST("/api/staff/account/second-factor/confirm", {
      body: { code: createTotpCode(totpSecret) },
    }),
  async replaceRecoveryCodes(session) {
    const { api, account } = session;
    const replaced = await api.POST("/api/staff/account/second-factor/recovery-codes", {
      body: { password: account.password },
    });
    const [first = "", second = ""] = requireData(replaced).data.recovery_codes;
    Object.assign(session, { recoveryCode: first, otherRecoveryCode: second });
    return replaced;
  },
  getSecondFactorRequirement: ({ api }) => api.GET("/api/staff/second-factor-requirement"),
  setSecondFactorRequirement: ({ api, account }) =>
    api.PUT("/api/staff/second-factor-requirement", {
      body: { password: account.password, isRequired: false },
    }),
  async listTrustedDevices({ api, baseUrl, account, otherRecoveryCode: code }) {
    await createApiClient(baseUrl).POST("/api/users/login", {
      body: { ...account, code, trust_device: true },
    });
    return api.GET("/api/staff/account/trusted-devices");
  },
  async removeTrustedDevice({ api }) {
    const [device] = requireData(await api.GET("/api/staff/account/trusted-devices")).data;
    return api.DELETE("/api/staff/account/trusted-devices/{id}", {
      params: { path: { id: device?.id ?? "" } },
    });
  },
  async startPasskey(session) {
    const { api, account, passkey } = session;
    const started = await api.POST("/api/staff/account/passkeys/options", {
      body: { password: account.password },
    });
    const { challenge, user } = requireData(started).data;
    passkey.created = passkey.device.create({ challenge, userHandle: user.id });
    return started;
  },
  addPasskey: ({ api, passkey }) =>
    api.POST("/api/staff/account/passkeys", { body: { name: "Laptop", ...passkey.created } }),
  listPasskeys: ({ api }) => api.GET("/api/staff/account/passkeys"),
  getPasskeyOptions: ({ api }) => api.GET("/api/users/passkey"),
  async signInWithPasskey({ baseUrl, passkey }) {
    const otherBrowser = createApiClient(baseUrl);
    const { challenge } = requireData(await otherBrowser.GET("/api/users/passkey")).data;
    return otherBrowser.POST("/api/users/passkey", { body: passkey.device.use({ challenge }) });
  },
  async removePasskey({ api, account }) {
    const [passkey] = requireData(await api.GET("/api/staff/account/passkeys")).data;
    return api.DELETE("/api/staff/account/passkeys/{id}", {
      params: { path: { id: passkey?.id ?? "" } },
      body: { password: account.password },
    });
  },
  turnOffSecondFactor: ({ api, account, recoveryCode }) =>
    api.POST("/api/staff/account/second-factor/off", {
      body: { password: account.password, code: recoveryCode },
    }),

  async listSessions({ api, baseUrl, account }) {
    // Another session, which endSession ends.
    await createApiClient(baseUrl).POST("/api/users/login", { body: account });
    return api.GET("/api/staff/account/sessions");
  },
  async endSession({ api }) {
    const sessions = requireData(await api.GET("/api/staff/account/sessions")).data;
    const id = sessions.find(({ isCurrent }) => !isCurrent)?.id ?? "";
    return api.DELETE("/api/staff/account/sessions/{id}", { params: { path: { id } } });
  },
  endOtherSessions: ({ api }) => api.DELETE("/api/staff/account/sessions"),

  async addUser(session) {
    const { api, account } = session;
    const added = await api.POST("/api/staff/users", {
      body: { name: "Bo", email: "bo@northbloom.example", password: account.password },
    });
    session.userId = requireData(added).data.id;
    return added;
  },
  listUsers: ({ api }) => api.GET("/api/staff/users"),
  updateUser: ({ api, userId, account }) =>
    api.PUT("/api/staff/users/{id}", {
      params: { path: { id: userId } },
      body: { password: account.password, role: "owner" },
    }),
  async createPasswordLink(session) {
    const created = await session.api.POST("/api/staff/users/{id}/link", byUser(session));
    session.linkToken = new URL(requireData(created).link).hash.slice(1);
    return created;
  },
  findPasswordLinkOwner: ({ api, linkToken }) =>
    api.POST("/api/users/password-link", { body: { token: linkToken } }),
  setPasswordByLink: ({ api, linkToken }) =>
    api.POST("/api/users/new-password", {
      body: { token: linkToken, new_password: "nine calm lakes" },
    }),
  removeUserSecondFactor: (session) =>
    session.api.POST("/api/staff/users/{id}/second-factor/off", byUser(session)),
  endUserSessions: (session) =>
    session.api.POST("/api/staff/users/{id}/sessions/end", byUser(session)),

  removeUser: (session) => session.api.DELETE("/api/staff/users/{id}", byUser(session)),

  listAuditEntries: ({ api }) =>
    api.GET("/api/staff/audit", { params: { query: { before: 1_000_000 } } }),
  signOut: ({ api }) => api.POST("/api/users/logout"),
} satisfies Partial<Record<OperationId, Call>>;
