import { fileEndings } from '../../../src/model/fileRules'

/**
 * The name under which people know a file: what they called it, without folders or signs that mean
 * something to a disk or a header, and with the ending of what it really is.
 */
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

/** RFC 6266: a plain name for everybody, the real one for who understands it. */
export function disposition(name: string, isInline: boolean): string {
  const plain = name
    .normalize('NFD')
    .replace(/[^\w. -]/g, '')
    .trim()
  const encoded = encodeURIComponent(name).replace(/[!'()*]/g, percent)
  return `${isInline ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encoded}`
}

const percent = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
