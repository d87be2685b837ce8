import { fileEndings } from '../../src/model/access/fileRules'

/** File name as given, without folders and special characters, with the extension of its actual type. */
export function fileName(given: string, type: string): string {
  const last = given.split(/[\\/]/).at(-1) ?? ''
  const plain = last
    .normalize('NFC')
    .replace(/[\p{C}"'`<>|:*?%;$&#=]/gu, '')
    .replace(/\.[^.]*$/, '')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s-]+|[.\s]+$/g, '')
  return `${[...plain].slice(0, 80).join('') || 'archivo'}.${fileEndings[type] ?? 'bin'}`
}

/** RFC 6266: an ASCII name, and the full name for clients that support it. */
export function disposition(name: string, isInline: boolean): string {
  const plain = name
    .normalize('NFD')
    .replace(/[^\w. -]/g, '')
    .trim()
  const encoded = encodeURIComponent(name).replace(/[!'()*]/g, percent)
  return `${isInline ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encoded}`
}

const percent = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
