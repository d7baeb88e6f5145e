import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const isCompressible = /\.(js|css)$/;

/** Compresses at the highest level once, so that the server never compresses these files. */
export async function compressBuild(folder: string): Promise<void> {
  const files = await Array.fromAsync(glob("static/**/*", { cwd: folder }));
  await Promise.all(
    files
      .filter((file) => isCompressible.test(file))
      .map((file) => compressFile(join(folder, file))),
  );
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  await writeFile(`${path}.br`, await compressBrotli(content, brotliOptions));
  await writeFile(`${path}.gz`, await compressGzip(content, { level: 9 }));
}
