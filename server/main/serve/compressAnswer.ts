import { createHmac, hkdfSync } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import { type JsonContent, jsonOf } from '../../http/answerJson'

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
export async function compressAnswer(
  request: Request,
  answer: Fetched,
  tagOf: (text: string) => string,
): Promise<Response> {
  const encoding = encodingFor(request.headers.get('accept-encoding') ?? '')
  const known = request.headers.get('if-none-match')
  const response = await answer
  const content =
    encoding || known ? (jsonOf(response) ?? (await readContent(response))) : undefined
  if (!content) return response
  const { status } = response
  const body = Buffer.from(content.text)
  const vary = [content.headers.Vary, 'Accept-Encoding'].filter(Boolean).join(', ')
  const headers: Record<string, string> = { ...content.headers, Vary: vary }
  if (request.method === 'GET' && status === 200 && !headers.ETag) {
    headers.ETag = `W/"${tagOf(content.text)}"`
    const { 'Content-Type': _, ...rest } = headers
    if (known === headers.ETag) return new Response(null, { status: 304, headers: rest })
  }
  if (!encoding || body.length < WORTH) return new Response(body, { status, headers })
  headers['Content-Encoding'] = encoding
  const { now, later } = encoders[encoding]
  const sent = body.length > LONG ? await later(body) : now(body)
  return new Response(sent as Uint8Array<ArrayBuffer>, { status, headers })
}

/** Tickets of file addresses (`signedLinks.ts`) change each minute, and the account's own token with each session. */
const tickets = /"(\/[^"?]+)\?t=[\w-]+"|("accessToken":)"[\w.-]+"/g

/**
 * Tags of the content without tickets and, behind a dot, of all: a client can tell that only tickets changed. They are
 * keyed, because a client encrypts what it keeps by them: nobody finds them by guessing at an answer.
 */
export function answerTags(secret: () => Uint8Array): (text: string) => string {
  let key: Buffer | undefined
  const hash = (part: string) => {
    key ??= Buffer.from(hkdfSync('sha256', secret(), '', 'answer tags', 32))
    return createHmac('sha1', key).update(part).digest('base64url')
  }
  return text => {
    const content = /\?t=|"accessToken":/.test(text) ? text.replace(tickets, '"$1$2"') : text
    return content === text ? hash(text) : `${hash(content)}.${hash(text)}`
  }
}

/** The content of a JSON answer that `answerJson` did not make. */
async function readContent(response: Response): Promise<JsonContent | undefined> {
  const { headers } = response
  const isJson = headers.get('Content-Type')?.startsWith('application/json')
  if (!isJson || headers.has('Content-Encoding') || response.body === null) return undefined
  const { etag, vary, 'content-type': type, ...rest } = Object.fromEntries(headers)
  return {
    text: await response.text(),
    headers: {
      ...rest,
      ...(type && { 'Content-Type': type }),
      ...(etag && { ETag: etag }),
      ...(vary && { Vary: vary }),
    },
  }
}

/** Brotli is both smaller and faster at this level. */
function encodingFor(accepted: string): keyof typeof encoders | undefined {
  const names = accepted
    .split(',')
    .map(each => each.trim().toLowerCase())
    .filter(each => !/;\s*q=0(\.0*)?$/.test(each))
    .map(each => each.split(';')[0])
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : undefined
}
