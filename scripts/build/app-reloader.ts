interface Closable {
  close: () => Promise<unknown>;
}

/** Requests that arrive while the app of a changed module starts share it, and the former one ends. */
export function createAppReloader<Module, App extends Closable>(
  create: (module: Module) => Promise<App>,
) {
  let current: { module: Module; app: Promise<App> } | undefined;

  async function replace(former: Promise<App> | undefined, module: Module): Promise<App> {
    await (await former?.catch(() => undefined))?.close();
    return create(module);
  }

  return {
    getApp(module: Module): Promise<App> {
      if (current?.module === module) return current.app;
      const started = { module, app: replace(current?.app, module) };
      current = started;
      started.app.catch(() => {
        if (current === started) current = undefined;
      });
      return started.app;
    },
    async close(): Promise<void> {
      await (await current?.app)?.close();
    },
  };
}
