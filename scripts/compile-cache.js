import "./require-node.js";
import module from "node:module";
import { join } from "node:path";

// Loaded before start.ts. With compiled code from an earlier start, Node does not load its TypeScript
// parser, which saves 20 MB. This file is JavaScript, since it would load the parser itself otherwise.
// A read-only folder does no harm. A named import would fail in an old Node, which lacks the function.

module.enableCompileCache(join(import.meta.dirname, "../build/compile-cache"));
