import { ascii } from './fileTypeOf'

interface Pixels {
  readonly width: number
  readonly height: number
}

/** Image size from its header; undefined if the header is invalid. */
export function pixelsOf(bytes: Uint8Array, type: string): Pixels | undefined {
  const read = readers[type]
  if (!read) return undefined
  try {
    const size = read(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), bytes)
    return size && size.width > 0 && size.height > 0 ? size : undefined
  } catch {
    return undefined // truncated header
  }
}

type Reader = (view: DataView, bytes: Uint8Array) => Pixels | undefined

const readers: Readonly<Record<string, Reader>> = {
  'image/png': (view, bytes) =>
    ascii(bytes, 12, 4) === 'IHDR'
      ? { width: view.getUint32(16), height: view.getUint32(20) }
      : undefined,
  'image/gif': view => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  'image/jpeg': readJpeg,
  'image/webp': readWebp,
}

/** Scans the segments for the start of frame (ITU T.81, B.2.2). */
function readJpeg(view: DataView): Pixels | undefined {
  let at = 2
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    if (marker === 0xda || marker === 0xd9) return undefined
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return undefined
}

/** Extended, lossless and lossy formats of RFC 9649. */
function readWebp(view: DataView, bytes: Uint8Array): Pixels | undefined {
  const form = ascii(bytes, 12, 4)
  const uint24 = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16)
  if (form === 'VP8X') return { width: uint24(24) + 1, height: uint24(27) + 1 }
  if (form === 'VP8L') {
    const bits = view.getUint32(21, true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
  }
  if (form !== 'VP8 ') return undefined
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
}
