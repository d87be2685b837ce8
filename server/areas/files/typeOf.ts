import { officeTypes } from '../../../src/model/fileRules'

type Bytes = Uint8Array

/**
 * What a file really is, by how it begins (safety.md 15): its name and the type it was sent with
 * count for nothing. `wished`: text has no mark of its own, so it is only what the schema asks for.
 */
export function typeOf(bytes: Bytes, wished: readonly string[]): string | undefined {
  const marked = marks.find(({ at = 0, mark }) => ascii(bytes, at, mark.length) === mark)
  if (marked) return marked.type(bytes)
  const text = ['text/csv', 'text/plain'].find(type => wished.includes(type))
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
  { mark: 'RIFF', type: bytes => (ascii(bytes, 8, 4) === 'WEBP' ? 'image/webp' : undefined) },
  { mark: 'PK\x03\x04', type: zipType },
]

/** An office document is an archive with certain parts; one with macros is none to us. */
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

/** UTF-8 without control characters, and nothing that a browser may take for a page. */
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
