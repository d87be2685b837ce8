import type { FieldModel } from '../fields/resource'

const MAX_SIZE = 5 * 1024 * 1024

/** Image types that browsers display and that cannot contain scripts. */
const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const

const office = 'application/vnd.openxmlformats-officedocument'
export const officeTypes = {
  xlsx: `${office}.spreadsheetml.sheet`,
  docx: `${office}.wordprocessingml.document`,
  pptx: `${office}.presentationml.presentation`,
} as const

/** File types allowed in schemas, with their extensions. SVG and HTML are excluded. */
export const fileEndings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  [officeTypes.xlsx]: 'xlsx',
  [officeTypes.docx]: 'docx',
  [officeTypes.pptx]: 'pptx',
  'application/zip': 'zip',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
  'text/csv': 'csv',
  'text/plain': 'txt',
}

const otherExtensions: Readonly<Record<string, string>> = { jpeg: 'jpg', oga: 'ogg', text: 'txt' }

/** File name with the extension of the type; a known extension of another type is replaced. */
export function namedAs(name: string, type: string): string {
  const ending = fileEndings[type]
  const [, stem = '', written = ''] = /^(.+)\.([^.]+)$/.exec(name) ?? []
  const known = otherExtensions[written.toLowerCase()] ?? written.toLowerCase()
  const isEnding = Object.values(fileEndings).includes(known)
  return !ending || !isEnding || known === ending ? name : `${stem}.${ending}`
}

/** Media type by file extension; undefined if unknown. */
export function typeNamed(name: string): string | undefined {
  const written = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  const ending = otherExtensions[written] ?? written
  return Object.keys(fileEndings).find(type => fileEndings[type] === ending)
}

/** Limits shown before a file is chosen and checked on upload. */
interface FileRules {
  /** In bytes. */
  readonly maxSize: number
  readonly types: readonly string[]
}

/** Images for `image`; PDF and images for a `file` without types. */
export function fileRules({
  isPicture,
  words,
}: Pick<FieldModel, 'isPicture' | 'words'>): FileRules {
  const { max = MAX_SIZE, types } = words as { max?: number; types?: readonly string[] }
  const offered = isPicture ? pictureTypes : Object.keys(fileEndings)
  const wished = types ?? ['application/pdf', 'image/*']
  return {
    maxSize: max,
    types: offered.filter(type => wished.some(pattern => matches(type, pattern))),
  }
}

const matches = (type: string, pattern: string) =>
  pattern === type || (pattern.endsWith('/*') && type.startsWith(pattern.slice(0, -1)))

/** `1,5 GB`, `3 MB`, `512 kB`, with a decimal comma. */
export function sizeText(bytes: number): string {
  const tenths = (unit: number) => String(Math.round((bytes / unit) * 10) / 10).replace('.', ',')
  if (bytes >= 1024 ** 3) return `${tenths(1024 ** 3)} GB`
  if (bytes >= 1024 ** 2) return `${tenths(1024 ** 2)} MB`
  return bytes < 1024 ? `${bytes} B` : `${Math.round(bytes / 1024)} kB`
}

/** `PDF, JPG, PNG`. */
export const typesText = (types: readonly string[]) =>
  types.map(type => (fileEndings[type] ?? type).toUpperCase()).join(', ')
