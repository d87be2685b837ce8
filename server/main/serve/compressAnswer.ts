import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

/** Smaller answers gain nothing, in bytes. */
const WORTH = 1_000
/** Larger answers are compressed beside the request loop, in bytes. */
const LONG = 256_000

const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }
const encoders = {
  br: {
    now: (body: Buffer) => brotliCompressSync(body, brotli),
    later: (body: Buffer) => promisify(brotliCompress)(body, brotli),
  },
  gzip: {
    now: (body: Buffer) => gzipSync(body, { level: 4 }),
    later: (body: Buffer) => promisify(gzip)(body, { level: 4 }),
  },
} as const

type Fetched = Response | Promise<Response>

/**
 * A JSON answer as a client receives it: compressed if it accepts that, and, for a read, with a tag of
 * its content, so that the same answer to `If-None-Match` is 304 without a body. Streams, files and
 * pages pass unchanged, and so do answers to clients that send neither header.
 */
export async function compressAnswer(request: Request, answer: Fetched): Promise<Response> {
  const response = await answer
  const accepted = request.headers.get('accept-encoding') ?? ''
  const known = request.headers.get('if-none-match')
  const encoding = encodingFor(accepted)
  if (!isJson(response) || (!encoding && !known)) return response
  const body = Buffer.from(await response.arrayBuffer())
  const headers = new Headers(response.headers)
  const { status } = response
  if (request.method === 'GET' && status === 200 && !headers.has('ETag'))
    headers.set('ETag', `W/"${createHash('sha1').update(body).digest('base64url')}"`)
  if (known && known === headers.get('ETag') && known.startsWith('W/')) {
    headers.delete('Content-Type')
    return new Response(null, { status: 304, headers })
  }
  if (!encoding || body.length < WORTH) return new Response(body, { status, headers })
  headers.set('Content-Encoding', encoding)
  headers.append('Vary', 'Accept-Encoding')
  const { now, later } = encoders[encoding]
  const sent = body.length > LONG ? await later(body) : now(body)
  return new Response(sent as Uint8Array<ArrayBuffer>, { status, headers })
}

const isJson = ({ headers, body }: Response) =>
  body !== null &&
  headers.get('Content-Type')?.startsWith('application/json') === true &&
  !headers.has('Content-Encoding')

/** Brotli is both smaller and faster at this level. */
function encodingFor(accepted: string): keyof typeof encoders | undefined {
  const names = accepted
    .split(',')
    .map(each => each.trim().toLowerCase())
    .filter(each => !/;\s*q=0(\.0*)?$/.test(each))
    .map(each => each.split(';')[0])
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : undefined
}
