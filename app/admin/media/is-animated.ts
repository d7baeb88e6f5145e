/** The server stores the first frame alone. */
export async function isAnimated(file: File): Promise<boolean> {
  if (!/gif|webp/i.test(file.type)) return false;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const name = String.fromCharCode(...bytes.subarray(0, 16));
  if (name.startsWith("GIF8")) return hasSecondGifFrame(bytes);
  return /^RIFF.{4}WEBPVP8X/s.test(name) && (getByte(bytes, 20) & webpAnimationFlag) !== 0;
}

const webpAnimationFlag = 0b10;
const gifHeaderLength = 13;

function hasSecondGifFrame(bytes: Uint8Array): boolean {
  let position = gifHeaderLength + getColorTableLength(getByte(bytes, 10));
  for (let frames = 0; position < bytes.length; ) {
    const block = getByte(bytes, position);
    if (block === 0x21) position = skipSubBlocks(bytes, position + 2);
    else if (block !== 0x2c) return false;
    else {
      frames += 1;
      if (frames > 1) return true;
      const colors = getColorTableLength(getByte(bytes, position + 9));
      position = skipSubBlocks(bytes, position + 11 + colors);
    }
  }
  return false;
}

function getColorTableLength(flags: number): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1);
}

function skipSubBlocks(bytes: Uint8Array, start: number): number {
  let position = start;
  while (getByte(bytes, position) !== 0) position += getByte(bytes, position) + 1;
  return position + 1;
}

function getByte(bytes: Uint8Array, position: number): number {
  return bytes[position] ?? 0;
}
