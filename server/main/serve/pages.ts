import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import type { RequestConnection } from '../../http/appContext'
import { type PageHeaders, pageHeaders } from '../../http/headers'
import { PAGE_LIST, pageMatcher } from './pageMatcher'

interface Asset {
  readonly file: string
  readonly type: string
  readonly isHashed: boolean
  readonly tag: string
  /** Precompressed encodings that lie beside the file. */
  readonly encodings: readonly Encoding[]
}

type Encoding = 'br' | 'gzip'
const ENDINGS = { br: '.br', gzip: '.gz' } as const

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
}

/**
 * Serves the built screens. Files are listed once, so that no request path reaches the file system. Any other
 * address that is not an asset answers with the app: 200 for a known page, else 404.
 */
export function builtPages(
  folder: string,
  sites: Pick<PageHeaders, 'frames' | 'pictures' | 'api'> = {},
) {
  const assets = existsSync(folder) ? assetsIn(folder) : new Map<string, Asset>()
  const index = assets.get('/index.html')
  const isPage = index ? pageMatcher(readPageList(folder)) : () => false
  const scriptHashes = index ? inlineScripts(readFileSync(index.file, 'utf8')) : []
  return async (request: Request, { isHttps = false }: RequestConnection = {}) => {
    const { pathname } = new URL(request.url)
    const path = decoded(pathname)
    const found = path === '/' ? undefined : assets.get(path)
    if (!found && (!index || path.startsWith('/assets/'))) return undefined
    const headers = pageHeaders({ scriptHashes, ...sites, isHttps })
    if (!found && !isPage(pathname)) return send(request, index as Asset, { headers, status: 404 })
    return send(request, found ?? (index as Asset), { headers })
  }
}

const readPageList = (folder: string): readonly string[] =>
  JSON.parse(readFileSync(join(folder, PAGE_LIST), 'utf8'))

function decoded(pathname: string) {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname // not ours to understand: a page that is not found
  }
}

interface Sending {
  readonly headers: Record<string, string>
  readonly status?: number
}

async function send(request: Request, asset: Asset, { headers: base, status = 200 }: Sending) {
  const headers: Record<string, string> = {
    ...base,
    ETag: asset.tag,
    'Content-Type': asset.type,
    'Cache-Control': asset.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    Vary: 'Accept-Encoding',
  }
  if (status === 200 && request.headers.get('if-none-match') === asset.tag)
    return new Response(null, { status: 304, headers })
  const accepted = request.headers.get('accept-encoding') ?? ''
  const encoding = asset.encodings.find(each => accepted.includes(each))
  if (encoding) headers['Content-Encoding'] = encoding
  const body = await readFile(asset.file + (encoding ? ENDINGS[encoding] : ''))
  headers['Content-Length'] = String(body.length)
  return new Response(request.method === 'HEAD' ? null : body, { status, headers })
}

function assetsIn(folder: string) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const known = new Set(names)
  const assets = new Map<string, Asset>()
  for (const name of names) {
    const file = join(folder, name)
    const isHidden = name.split(sep).some(part => part.startsWith('.'))
    if (isHidden || /\.(br|gz|map)$/.test(name) || !statSync(file).isFile()) continue
    const path = `/${name.split(sep).join('/')}`
    const { size, mtimeMs } = statSync(file)
    assets.set(path, {
      file,
      type: TYPES[extname(name)] ?? 'application/octet-stream',
      isHashed: path.startsWith('/assets/'),
      tag: `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`,
      encodings: (['br', 'gzip'] as const).filter(each => known.has(name + ENDINGS[each])),
    })
  }
  return assets
}

/** Inline scripts of the page, for the content security policy. */
const inlineScripts = (html: string) =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => `sha256-${createHash('sha256').update(code).digest('base64')}`,
  )
