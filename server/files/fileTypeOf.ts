import { officeTypes } from '../../src/model/access/fileRules'

type Bytes = Uint8Array

/**
 * File type by content; name and sent type are ignored. Text has no signature and is accepted only if
 * `wished`; with several text types the name decides.
 */
export function typeOf(bytes: Bytes, wished: readonly string[], name = ''): string | undefined {
  const marked = marks.find(({ at = 0, mark }) => ascii(bytes, at, mark.length) === mark)
  if (marked) return marked.type(bytes)
  const texts = /\.csv$/i.test(name) ? ['text/csv', 'text/plain'] : ['text/plain', 'text/csv']
  const text = texts.find(type => wished.includes(type))
  return text && isText(bytes) ? text : undefined
}

interface Mark {
  readonly mark: string
  readonly at?: number
  readonly type: (bytes: Bytes) => string | undefined
}
const is = (type: string) => () => type

const marks: readonly Mark[] = [
  { mark: '%PDF-', type: is('application/pdf') },
  { mark: '\xff\xd8\xff', type: is('image/jpeg') },
  { mark: '\x89PNG\r\n\x1a\n', type: is('image/png') },
  { mark: 'GIF87a', type: is('image/gif') },
  { mark: 'GIF89a', type: is('image/gif') },
  { mark: 'RIFF', type: bytes => riffs[ascii(bytes, 8, 4)] },
  { mark: 'PK\x03\x04', type: zipType },
  {
    mark: 'ftyp',
    at: 4,
    type: bytes => brands.find(([brand]) => brand.test(ascii(bytes, 8, 4)))?.[1],
  },
  // Matroska with document type WebM
  {
    mark: '\x1aE\xdf\xa3',
    type: bytes => (includes(bytes.subarray(0, 64), 'webm') ? 'video/webm' : undefined),
  },
  { mark: 'OggS', type: is('audio/ogg') },
  { mark: 'ID3', type: is('audio/mpeg') },
  { mark: '\xff\xfb', type: is('audio/mpeg') },
  { mark: '\xff\xf3', type: is('audio/mpeg') },
  { mark: '\xff\xf2', type: is('audio/mpeg') },
]

const riffs: Readonly<Record<string, string>> = { WEBP: 'image/webp', WAVE: 'audio/wav' }

/** Brands of ISO base media (ISO/IEC 14496-12) that browsers support; HEIC is excluded. */
const brands = [
  [/^M4[AB] /, 'audio/mp4'],
  [/^qt {2}/, 'video/quicktime'],
  [/^(isom|iso\d|mp4\d|avc1|M4V |MSNV|dash)/, 'video/mp4'],
] as const

/** Office documents are archives with certain entries; those with macros are refused. */
function zipType(bytes: Bytes): string | undefined {
  const has = (name: string) => includes(bytes, name)
  if (!has('[Content_Types].xml')) return 'application/zip'
  if (has('vbaProject.bin')) return undefined
  return officeParts.find(([part]) => has(part))?.[1]
}

const officeParts = [
  ['xl/workbook.xml', officeTypes.xlsx],
  ['word/document.xml', officeTypes.docx],
  ['ppt/presentation.xml', officeTypes.pptx],
] as const

/** UTF-8 without control characters and without content a browser could take for HTML. */
function isText(bytes: Bytes) {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return !/(?![\t\n\r])\p{Cc}/u.test(text) && !/^\s*</.test(text)
  } catch {
    return false // not UTF-8
  }
}

export const ascii = (bytes: Bytes, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length))

function includes(bytes: Bytes, text: string) {
  const sought = Array.from(text, sign => sign.charCodeAt(0))
  let at = bytes.indexOf(sought[0] ?? 0)
  while (at >= 0) {
    if (sought.every((byte, n) => bytes[at + n] === byte)) return true
    at = bytes.indexOf(sought[0] ?? 0, at + 1)
  }
  return false
}
