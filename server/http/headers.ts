import type { PublicSettings } from '../base/config'

export interface PageHeaders {
  /** Hashes of inline scripts in index.html, as 'sha256-…'. */
  readonly scriptHashes?: readonly string[]
  readonly isHttps?: boolean
  readonly frames?: readonly string[]
  /** Sites whose images our pages may show: of users, articles and the map. */
  readonly pictures?: readonly string[]
  readonly api?: string | undefined
}

const always = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Sent over https only, as RFC 6797, 7.2 requires. */
export const onlyHttps = { 'Strict-Transport-Security': 'max-age=31536000' } as const

/** API responses are data: they may not run, be framed or be cached. */
export const apiHeaders: Readonly<Record<string, string>> = {
  ...always,
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cache-Control': 'no-store',
}

/** Styles may be inline (Emotion), scripts only by hash. */
export function pageHeaders({
  scriptHashes = [],
  isHttps = false,
  frames = [],
  pictures = [],
  api,
}: PageHeaders) {
  const apiSources = ["'self'", ...(api && URL.canParse(api) ? [new URL(api).origin] : [])].join(
    ' ',
  )
  // WebAssembly is allowed (barcode reader), eval is not.
  const scripts = ["'self'", "'wasm-unsafe-eval'", ...scriptHashes.map(hash => `'${hash}'`)].join(
    ' ',
  )
  const policy = [
    "default-src 'self'",
    `script-src ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    ['img-src', apiSources, 'data: blob:', ...new Set(pictures)].join(' '),
    `media-src ${apiSources}`,
    "font-src 'self' data:",
    `connect-src ${apiSources}`,
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
    // for scanning codes, positions and voice messages
    'Permissions-Policy':
      'camera=(self), geolocation=(self), microphone=(self), payment=(), usb=()',
    ...(isHttps ? onlyHttps : {}),
  }
}

/** Sites of images on pages: configured sites and map tiles. */
export function pictureSites(
  { settings }: { readonly settings: Pick<PublicSettings, 'pictures'> },
  tiles?: string,
) {
  const origin = /^https:\/\/[\w*.-]+(:\d+)?/.exec(tiles?.replace('{s}', '*') ?? '')?.[0]
  return [...settings.pictures, ...(origin ? [origin] : [])]
}
