import type { PublicSettings } from '../config'

export interface PageHeaders {
  /** Hashes of the scripts that stand in index.html, as 'sha256-…'. */
  readonly scriptHashes?: readonly string[]
  readonly isHttps?: boolean
  /** Other sites whose pages ours may show inside. */
  readonly frames?: readonly string[]
  /** Other sites whose pictures ours may draw: of people, of articles, of the map. */
  readonly pictures?: readonly string[]
  /** The address the screens ask, where it is another server's. */
  readonly api?: string | undefined
}

const always = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Told over a connection that is safe already: over another it may not be (RFC 6797, 7.2). */
export const onlyHttps = { 'Strict-Transport-Security': 'max-age=31536000' } as const

/** What the API answers is data: nothing in it may run, be framed or be kept. */
export const apiHeaders: Readonly<Record<string, string>> = {
  ...always,
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cache-Control': 'no-store',
}

/** Styles may stand inline (Emotion writes them so), scripts only by their hash. */
export function pageHeaders({
  scriptHashes = [],
  isHttps = false,
  frames = [],
  pictures = [],
  api,
}: PageHeaders) {
  const asked = ["'self'", ...(api && URL.canParse(api) ? [new URL(api).origin] : [])].join(' ')
  // WebAssembly may be compiled (what reads barcodes is), text may not be evaluated.
  const scripts = ["'self'", "'wasm-unsafe-eval'", ...scriptHashes.map(hash => `'${hash}'`)].join(
    ' ',
  )
  const policy = [
    "default-src 'self'",
    `script-src ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    ['img-src', asked, 'data: blob:', ...new Set(pictures)].join(' '),
    `media-src ${asked}`,
    "font-src 'self' data:",
    `connect-src ${asked}`,
    ["frame-src 'self' blob:", ...frames].join(' '),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
  return {
    ...always,
    'Content-Security-Policy': policy,
    // scanning codes, marking attendance, voice in a chat: ours alone
    'Permissions-Policy':
      'camera=(self), geolocation=(self), microphone=(self), payment=(), usb=()',
    ...(isHttps ? onlyHttps : {}),
  }
}

/** Where pictures lie that pages may draw: the sites that configuration names, and the tiles of the map. */
export function pictureSites(
  { settings }: { readonly settings: Pick<PublicSettings, 'pictures'> },
  tiles?: string,
) {
  const origin = /^https:\/\/[\w*.-]+(:\d+)?/.exec(tiles?.replace('{s}', '*') ?? '')?.[0]
  return [...settings.pictures, ...(origin ? [origin] : [])]
}
