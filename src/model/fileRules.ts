import type { FieldModel } from './resource'

const MAX_SIZE = 5 * 1024 * 1024

/** The pictures a browser draws and that carry no script. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const

const office = 'application/vnd.openxmlformats-officedocument'
export const officeTypes = {
  xlsx: `${office}.spreadsheetml.sheet`,
  docx: `${office}.wordprocessingml.document`,
  pptx: `${office}.presentationml.presentation`,
} as const

/** Every type a schema may name, with the ending its files get. SVG and HTML are none (safety.md 15). */
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

/** Endings people write another way. */
const otherwise: Readonly<Record<string, string>> = { jpeg: 'jpg', oga: 'ogg', text: 'txt' }

/** What a file is called once it is of this type: an ending that tells of another gives way; others are part of the name. */
export function namedAs(name: string, type: string): string {
  const ending = fileEndings[type]
  const [, stem = '', written = ''] = /^(.+)\.([^.]+)$/.exec(name) ?? []
  const known = otherwise[written.toLowerCase()] ?? written.toLowerCase()
  const isEnding = Object.values(fileEndings).includes(known)
  return !ending || !isEnding || known === ending ? name : `${stem}.${ending}`
}

/** The type a file is of by its name alone; undefined where that tells none we know. */
export function typeNamed(name: string): string | undefined {
  const written = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  const ending = otherwise[written] ?? written
  return Object.keys(fileEndings).find(type => fileEndings[type] === ending)
}

/** Told before the choice, checked when it arrives. */
export interface FileRules {
  /** Bytes. */
  readonly maxSize: number
  /** Media types in full. */
  readonly types: readonly string[]
}

/** Pictures for an image; PDF and pictures for a file whose schema names no types. */
export function fileRules({ kind, words }: Pick<FieldModel, 'kind' | 'words'>): FileRules {
  const { maxSize = MAX_SIZE, types } = words as { maxSize?: number; types?: readonly string[] }
  const offered = kind === 'image' ? pictureTypes : Object.keys(fileEndings)
  const wished = types ?? ['application/pdf', 'image/*']
  return {
    maxSize,
    types: offered.filter(type => wished.some(wish => matches(type, wish))),
  }
}

const matches = (type: string, wish: string) =>
  wish === type || (wish.endsWith('/*') && type.startsWith(wish.slice(0, -1)))

/** `1,5 GB`, `3 MB`, `512 kB`: with the comma of all the business writes. */
export function sizeText(bytes: number): string {
  const tenths = (unit: number) => String(Math.round((bytes / unit) * 10) / 10).replace('.', ',')
  if (bytes >= 1024 ** 3) return `${tenths(1024 ** 3)} GB`
  if (bytes >= 1024 ** 2) return `${tenths(1024 ** 2)} MB`
  return bytes < 1024 ? `${bytes} B` : `${Math.round(bytes / 1024)} kB`
}

/** `PDF, JPG, PNG`. */
export const typesText = (types: readonly string[]) =>
  types.map(type => (fileEndings[type] ?? type).toUpperCase()).join(', ')
