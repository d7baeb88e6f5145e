export function describeUserAgent(userAgent: string | undefined): string {
  const browser = findName(browsers, userAgent);
  const system = findName(systems, userAgent);
  if (browser === undefined && system === undefined) return "An unknown device";
  return `${browser ?? "A browser"} on ${system ?? "an unknown system"}`;
}

type Signature = [sign: RegExp, name: string];

// The order matters: most browsers also claim to be those below.
const browsers: Signature[] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systems: Signature[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

function findName(signatures: Signature[], userAgent = ""): string | undefined {
  return signatures.find(([pattern]) => pattern.test(userAgent))?.[1];
}
