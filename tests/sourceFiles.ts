import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'

/** `later`: loaded on demand by `import()`. */
export type Import = { from: string; typeOnly: boolean; later?: true }
export type SourceFile = { path: string; text: string; imports: Import[] }

/** Every TypeScript file of these folders; missing folders have none. */
export function sourceFiles(...folders: string[]): SourceFile[] {
  return folders
    .filter(folder => existsSync(folder))
    .flatMap(folder =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => join(folder, name)),
    )
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => /\.(tsx?|mjs)$/.test(path))
    .sort()
    .map(path => read(path))
}

function read(path: string): SourceFile {
  const text = readFileSync(path, 'utf8')
  return { path, text, imports: importsOf(text).flatMap(found => everyFile(resolved(path, found))) }
}

const comments = /\/\*[\s\S]*?\*\/|(?<![:\w'"`\\])\/\/.*$/gm
const statement = /^\s*(?:import|export)\s+(type\s)?[^'"`;=()]*?from\s*['"]([^'"]+)['"]/gm
const others =
  /^\s*import\s*['"]([^'"]+)['"]|\b(?:import|glob)(?:<(?:[^<>]|<[^>]*>)*>)?\(\s*\[?['"]([^'"]+)['"]/gm

export const commentsOf = (text: string) => text.match(comments) ?? []

export function importsOf(text: string): Import[] {
  const code = text.replace(comments, '')
  const named = [...code.matchAll(statement)].map(([, type, from = '']) => ({
    from,
    typeOnly: type !== undefined,
  }))
  const bare = [...code.matchAll(others)].map(([whole, first, second]) => ({
    from: first ?? second ?? '',
    typeOnly: false,
    ...(second && /^import/.test(whole) && { later: true as const }),
  }))
  return [...named, ...bare]
}

/** The modules of a pattern, as in `import.meta.glob`. */
function everyFile(found: Import): Import[] {
  const [folder = '', ...more] = found.from.split('*')
  if (more.length === 0 || !existsSync(folder)) return [found]
  const rest = more.map(part => part.replaceAll('.', '\\.'))
  const pattern = new RegExp(`^${['', ...rest].join('[^/]+')}$`)
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => pattern.test(name))
    .map(name => ({ ...found, from: join(folder, name).replace(/\.tsx?$/, '') }))
}

/** Relative imports become paths from the project's root; packages are unchanged. */
function resolved(path: string, found: Import): Import {
  if (!found.from.startsWith('.')) return found
  return { ...found, from: normalize(join(dirname(path), found.from)).replaceAll('\\', '/') }
}

/** True for a file with re-exports only. */
export function isBarrel({ path, text }: SourceFile) {
  const kept = commentsOf(text).reduce((rest, comment) => rest.replace(comment, ''), text)
  const handedOn = /export\s+(type\s+)?(\*|\{[^}]*\})(\s+as\s+\w+)?\s+from\s+['"][^'"]+['"];?/g
  const nothingElse = handedOn.test(kept) && kept.replace(handedOn, '').trim() === ''
  return nothingElse || (basename(path) === 'index.ts' && /export\s+\*/.test(kept))
}

export function lines(text: string) {
  return text.trimEnd().split('\n').length
}
