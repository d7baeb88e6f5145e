import "./require-node.js";
import module from "node:module";
import { join } from "node:path";

// Loaded before start.ts, and no TypeScript, so that what was compiled once need not be again: it is
// kept when the process stops. Else the part of Node that reads types stays in memory, some 20 MB.
// Where the folder cannot be written, nothing is lost. Not a named import: an old Node lacks the name.

module.enableCompileCache(join(import.meta.dirname, "../build/compile-cache"));
