const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap(part =>
      typeof part === 'string' ? Array.from(part, sign => sign.charCodeAt(0)) : part,
    ),
  )
const uint32 = (n: number) => [n >>> 24, (n >>> 16) & 255, (n >>> 8) & 255, n & 255]
const uint16 = (n: number) => [n >> 8, n & 255]

/** First bytes of files as programs write them, sufficient to detect the type. */
export const aPdf = (text = '') => bytes(`%PDF-1.7\n${text}\n%%EOF`)
export const aPng = (width = 40, height = 30) =>
  bytes('\x89PNG\r\n\x1a\n', uint32(13), 'IHDR', uint32(width), uint32(height), 'rest')
export const aGif = (after = '') => bytes('GIF89a', [40, 0, 30, 0], [0, 0, 0], after)
export const aJpeg = (width = 40, height = 30) =>
  bytes(
    [0xff, 0xd8, 0xff, 0xe1, ...uint16(8), 1, 2, 3, 4, 5, 6],
    [0xff, 0xc0, ...uint16(11), 8, ...uint16(height), ...uint16(width), 1, 1, 0x11, 0],
  )
const riff = (form: string, rest: number[]) => bytes('RIFF', [0, 0, 0, 0], 'WEBP', form, rest)
export const webps = {
  extended: riff('VP8X', [10, 0, 0, 0, 0, 0, 0, 0, 39, 0, 0, 29, 0, 0]),
  lossless: riff('VP8L', [0, 0, 0, 0, 0x2f, 39, 0x40, 7, 0, 0]),
  lossy: riff('VP8 ', [0, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a, 40, 0, 30, 0]),
}
export const text = (content: string) => new TextEncoder().encode(content)
