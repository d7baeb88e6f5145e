import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createInterface } from "node:readline";
import { findFreePort } from "./find-free-port.ts";
import { installDebianPackage } from "./install-debian-package.ts";
import { waitUntil } from "./wait-until.ts";

const driverPath = "/usr/bin/WebKitWebDriver";
const displayPath = "/usr/bin/Xvfb";
/** The name of an element in the WebDriver protocol. */
const elementKey = "element-6066-11e4-a52e-4f735466cecf";

export type WebKit = Awaited<ReturnType<typeof openWebKit>>;

/** Debian's WebKitGTK, driven by the WebDriver protocol, since Playwright's WebKit is a download of its own. */
export async function openWebKit() {
  for (const [path, name] of [
    [driverPath, "webkit2gtk-driver"],
    [displayPath, "xvfb"],
  ] as const)
    if (!existsSync(path) && !installDebianPackage(name))
      throw new Error(`The tests in WebKit need Debian's package ${name}.`);

  const display = spawn(displayPath, ["-displayfd", "1", "-screen", "0", "1600x1200x24"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [displayNumber] = (await once(createInterface(display.stdout), "line")) as [string];
  const port = await findFreePort();
  const driver = spawn(driverPath, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${displayNumber}`, LIBGL_ALWAYS_SOFTWARE: "1" },
    stdio: "ignore",
  });

  async function call<Value>(path: string, body?: object, method = "POST"): Promise<Value> {
    const request = { method, ...(body && { body: JSON.stringify(body) }) };
    const response = await fetch(`http://127.0.0.1:${port}${path}`, request);
    const { value } = (await response.json()) as {
      value: Value & { error?: string; message?: string };
    };
    if (!response.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  }

  const isReady = () => call<object>("/status", undefined, "GET").catch(() => undefined);
  await waitUntil(isReady, "WebKitWebDriver did not start.");
  const { sessionId } = await call<{ sessionId: string }>("/session", { capabilities: {} });
  const session = `/session/${sessionId}`;

  const run = <Result>(script: string, ...args: unknown[]) =>
    call<Result>(`${session}/execute/sync`, { script, args });

  /** The first shown and enabled element, or field for files, that matches and has this text or label. */
  const find = async (selector: string, text = "") => {
    const script = `return [...document.querySelectorAll(arguments[0])].find((element) =>
      (element.type === "file" || element.checkVisibility({ visibilityProperty: true })) && !element.disabled &&
      (element.ariaLabel ?? element.textContent).includes(arguments[1]))`;
    const search = async () => {
      const element = await run<Record<string, string> | null>(script, selector, text);
      if (element) await run("arguments[0].scrollIntoView({ block: 'center' })", element);
      return element?.[elementKey];
    };
    return waitUntil(search, `There is no ${selector} “${text}”.`);
  };

  return {
    run,
    find,
    visit: (url: string) => call(`${session}/url`, { url }),
    resize: (width: number, height: number) =>
      call(`${session}/window/rect`, { x: 0, y: 0, width, height }),
    async click(selector: string, text?: string) {
      await call(`${session}/element/${await find(selector, text)}/click`, {});
    },
    /** Into an input for files: the path of one. */
    async type(selector: string, text: string) {
      await call(`${session}/element/${await find(selector)}/value`, { text });
    },
    async press(...keys: string[]) {
      const actions = keys.flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]);
      await call(`${session}/actions`, { actions: [{ type: "key", id: "keyboard", actions }] });
    },
    waitFor: (script: string) => waitUntil(() => run(`return ${script}`), `Never true: ${script}`),
    async close() {
      await call(session, undefined, "DELETE").catch(() => undefined);
      for (const child of [driver, display]) await stop(child);
    },
  };
}

async function stop(child: ChildProcess): Promise<void> {
  const hasExited = once(child, "exit");
  child.kill("SIGKILL");
  await hasExited;
}
