import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { S3Settings } from '../../server/base/config'

const KEYS = { id: 'a-key', secret: 'a-secret' }

export interface S3Server {
  readonly settings: S3Settings
  readonly objects: Map<string, Uint8Array>
  /** Answers 500 this many times, or always. */
  fail(times: number): void
  readonly requests: string[]
  close(): Promise<void>
}

/** A bucket called `files` of an S3 service, which checks each request's signature. */
export async function anS3Server(): Promise<S3Server> {
  const objects = new Map<string, Uint8Array>()
  const requests: string[] = []
  let failing = 0
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request)
    requests.push(`${request.method} ${request.url}`)
    const problem = failing-- > 0 ? ([500, 'InternalError'] as const) : problemOf(request, body)
    const key = decodeURIComponent(pathOf(request).replace(/^\/files\//, ''))
    if (problem) return void response.writeHead(problem[0]).end(xml(problem[1]))
    if (request.method === 'PUT') objects.set(key, body)
    if (request.method === 'DELETE') objects.delete(key)
    if (request.method !== 'GET') return void response.writeHead(200).end()
    const found = objects.get(key)
    if (found) return void response.writeHead(200).end(found)
    response.writeHead(404).end(xml('NoSuchKey'))
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    objects,
    requests,
    fail: times => {
      failing = times
    },
    settings: {
      bucket: 'files',
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      pathStyle: true,
      prefix: '',
      keys: KEYS,
    },
    close: () => {
      server.closeAllConnections()
      return new Promise(done => server.close(() => done()))
    },
  }
}

const pathOf = ({ url = '' }: IncomingMessage) => url.split('?')[0] ?? ''
const xml = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`

async function bodyOf(request: IncomingMessage) {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return new Uint8Array(Buffer.concat(parts))
}

function problemOf(request: IncomingMessage, body: Uint8Array) {
  const [, id, scope, names, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      request.headers.authorization ?? '',
    ) ?? []
  if (!id || !scope || !names) return [403, 'AccessDenied'] as const
  if (id !== KEYS.id) return [403, 'InvalidAccessKeyId'] as const
  if (scope.split('/')[1] !== 'us-east-1') return [400, 'AuthorizationHeaderMalformed'] as const
  if (signed(request, { body, scope, names }) !== signature)
    return [403, 'SignatureDoesNotMatch'] as const
  return pathOf(request).startsWith('/files/') ? undefined : ([404, 'NoSuchBucket'] as const)
}

interface Signed {
  readonly body: Uint8Array
  readonly scope: string
  readonly names: string
}

/** Signature Version 4, as described by Amazon. */
function signed(request: IncomingMessage, { body, scope, names }: Signed) {
  const [path = '', query = ''] = (request.url ?? '').split('?')
  const headers = names.split(';').map(name => `${name}:${request.headers[name]}\n`)
  const hash = request.headers['x-amz-content-sha256'] ?? sha256(body)
  if (hash !== sha256(body)) return undefined
  const canonical = [request.method, path, sorted(query), headers.join(''), names, hash].join('\n')
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)]
  const key = scope.split('/').reduce(hmac, Buffer.from(`AWS4${KEYS.secret}`) as Buffer)
  return hmac(key, text.join('\n')).toString('hex')
}

const sorted = (query: string) =>
  query
    .split('&')
    .filter(Boolean)
    .map(pair => (pair.includes('=') ? pair : `${pair}=`))
    .sort()
    .join('&')
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex')
const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest()
