export function deviceInWords(userAgent: string | undefined): string {
  const browser = nameIn(browsers, userAgent);
  const system = nameIn(systems, userAgent);
  if (browser === undefined && system === undefined) return "An unknown device";
  return `${browser ?? "A browser"} on ${system ?? "an unknown system"}`;
}

type Sign = [sign: RegExp, name: string];

// The order matters: most browsers also claim to be those below.
const browsers: Sign[] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systems: Sign[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

function nameIn(signs: Sign[], userAgent = ""): string | undefined {
  return signs.find(([sign]) => sign.test(userAgent))?.[1];
}
