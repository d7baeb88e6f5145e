import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Pictures, clips and faces are compressed by their own formats. */
const shrinks = /\.(js|css)$/;

/**
 * Puts `.br` and `.gz` beside each built script and style, as small as they get: a file whose name
 * holds its hash never changes, so the server compresses nothing while it serves.
 */
export async function compressBuild(folder: string): Promise<void> {
  const files = await Array.fromAsync(glob("static/**/*", { cwd: folder }));
  await Promise.all(
    files.filter((file) => shrinks.test(file)).map((file) => compressFile(join(folder, file))),
  );
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  await writeFile(`${path}.br`, await compressBrotli(content, brotliOptions));
  await writeFile(`${path}.gz`, await compressGzip(content, { level: 9 }));
}
