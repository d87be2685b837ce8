export interface PageHeaders {
  /** Hashes of the scripts that stand in index.html, as 'sha256-…'. */
  readonly scriptHashes?: readonly string[]
  readonly isHttps?: boolean
  /** Other sites whose pages ours may show inside. */
  readonly frames?: readonly string[]
  /** The address the screens ask, where it is another server's. */
  readonly api?: string | undefined
}

const always = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** What the API answers is data: nothing in it may run, be framed or be kept. */
export const apiHeaders: Readonly<Record<string, string>> = {
  ...always,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
}

/** Styles may stand inline (Emotion writes them so), scripts only by their hash. */
export function pageHeaders({ scriptHashes = [], isHttps = false, frames = [], api }: PageHeaders) {
  const asked = ["'self'", ...(api && URL.canParse(api) ? [new URL(api).origin] : [])].join(' ')
  // WebAssembly may be compiled (what reads barcodes is), text may not be evaluated.
  const scripts = ["'self'", "'wasm-unsafe-eval'", ...scriptHashes.map(hash => `'${hash}'`)].join(
    ' ',
  )
  const policy = [
    "default-src 'self'",
    `script-src ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    // people's own pictures and those of a mail, once asked for, lie anywhere
    `img-src ${asked} data: blob: https:`,
    `media-src ${asked}`,
    "font-src 'self' data:",
    `connect-src ${asked}`,
    ["frame-src 'self' blob:", ...frames].join(' '),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
  return {
    ...always,
    'Content-Security-Policy': policy,
    ...(isHttps ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  }
}
