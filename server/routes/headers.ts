export interface PageHeaders {
  /** Hashes of the scripts that stand in index.html, as 'sha256-…'. */
  readonly scriptHashes?: readonly string[]
  readonly isHttps?: boolean
  /** Other sites whose pages ours may show inside. */
  readonly frames?: readonly string[]
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
export function pageHeaders({ scriptHashes = [], isHttps = false, frames = [] }: PageHeaders) {
  // WebAssembly may be compiled (what reads barcodes is), text may not be evaluated.
  const scripts = ["'self'", "'wasm-unsafe-eval'", ...scriptHashes.map(hash => `'${hash}'`)].join(
    ' ',
  )
  const policy = [
    "default-src 'self'",
    `script-src ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    "connect-src 'self' https: wss:",
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
