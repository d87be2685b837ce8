import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import type { Config } from '../../../server/base/config'
import { openServer } from '../../../server/main/serve/listen'
import { makers } from '../../screens/listSchemas'
import { aCatalogue } from '../aCatalogue'
import { anEmbeddedFolder } from '../embedded'
import { useServer } from '../useServer'

const folder = anEmbeddedFolder()
const tested = useServer({ catalogue: aCatalogue(makers) })
const LIST = '/hanadb/api/makers?range=[0,199]'

interface Received {
  readonly status: number | undefined
  readonly headers: Readonly<Record<string, unknown>>
  readonly bytes: Buffer
}

/** The server on a port; answers as they come over the wire. */
async function onPort(
  fetch: (request: Request) => Response | Promise<Response> = overApp,
  change: Partial<Config> = {},
) {
  const server = await openServer(
    { fetch: async it => fetch(it), isRetired: () => false },
    folder.config(change),
  )
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return (path: string, headers: Record<string, string>) =>
    new Promise<Received>((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port, path, headers }, answer => {
        const parts: Buffer[] = []
        answer.on('data', part => parts.push(part))
        answer.on('end', () =>
          resolve({
            status: answer.statusCode,
            headers: answer.headers,
            bytes: Buffer.concat(parts),
          }),
        )
      })
      asked.on('error', reject).end()
    })
}

const overApp = (request: Request) => tested.app.fetch(request, { address: '127.0.0.1' })

async function manyMakers() {
  const rows = Array.from({ length: 60 }, (_, n) => ({
    ID: n + 1,
    NOMBRE: `Marca ${n}`,
  }))
  await tested.insert('makers', ...rows)
  return { authorization: `Bearer ${(await tested.as('10')).token}` }
}

test('a long answer is compressed as its client accepts, and says the same', async () => {
  const who = await manyMakers()
  const get = await onPort()
  const plain = await get(LIST, who)
  expect(plain.headers['content-encoding']).toBeUndefined()
  const opened = { br: brotliDecompressSync, gzip: gunzipSync }
  for (const [accepts, name] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
  ] as const) {
    const { headers, bytes } = await get(LIST, { ...who, 'accept-encoding': accepts })
    expect(headers).toMatchObject({
      'content-encoding': name,
      'content-range': plain.headers['content-range'],
    })
    expect(headers.vary).toContain('Accept-Encoding')
    expect(bytes.length).toBeLessThan(plain.bytes.length / 3)
    expect(opened[name](bytes).equals(plain.bytes)).toBe(true)
  }
})

test('an answer that still holds is 304 without a body, until its rows or its reader change', async () => {
  const who = { ...(await manyMakers()), 'accept-encoding': 'br' }
  const get = await onPort()
  const tag = String((await get(LIST, who)).headers.etag)
  const again = await get(LIST, { ...who, 'if-none-match': tag })
  expect(again).toMatchObject({ status: 304, headers: { etag: tag, 'cache-control': 'no-store' } })
  expect(again.headers.vary).toContain('Accept-Encoding')
  expect(again.bytes).toHaveLength(0)
  await tested.insert('makers', { ID: 99, NOMBRE: 'Otra' })
  const changed = await get(LIST, { ...who, 'if-none-match': tag })
  expect(changed.status).toBe(200)
  expect(changed.headers.etag).not.toBe(tag)
  const stranger = { ...who, authorization: 'Bearer nobody', 'if-none-match': tag }
  expect((await get(LIST, stranger)).status).toBe(401)
})

test('the first part of a tag stays when only tickets of file addresses change', async () => {
  const body = (ticket: string, name = 'Uno') =>
    JSON.stringify({ name, picture: { url: `/hanadb/api/files/1?t=${ticket}` } })
  const tagOf = async (text: string) => {
    const get = await onPort(
      () => new Response(text, { headers: { 'Content-Type': 'application/json' } }),
    )
    return String((await get('/', { 'accept-encoding': 'br' })).headers.etag).split('.')
  }
  const [content, tickets] = await tagOf(body('aB-1'))
  const later = await tagOf(body('cD_2'))
  expect(later[0]).toBe(content)
  expect(later[1]).not.toBe(tickets)
  expect((await tagOf(body('aB-1', 'Dos')))[0]).not.toBe(content)
})

test('a tag is not found by who knows an answer but not the secret of the server', async () => {
  const text = JSON.stringify({ total: 12 })
  const answer = () => new Response(text, { headers: { 'Content-Type': 'application/json' } })
  const tagWith = async (secret: string) => {
    const get = await onPort(answer, { secret })
    return (await get('/', { 'accept-encoding': 'br' })).headers.etag
  }
  const tag = await tagWith('a'.repeat(40))
  expect(await tagWith('a'.repeat(40))).toBe(tag)
  expect(await tagWith('b'.repeat(40))).not.toBe(tag)
})

test('short answers, records with a version, streams and files pass unchanged', async () => {
  const encodings = { 'accept-encoding': 'br' }
  const who = { ...(await manyMakers()), ...encodings }
  const get = await onPort()
  expect((await get('/health', encodings)).headers['content-encoding']).toBeUndefined()
  expect((await get('/hanadb/api/makers/1', who)).headers.etag).toMatch(/^"\d+"$/)
  const long = 'x'.repeat(5_000)
  for (const type of ['text/event-stream', 'text/csv', 'application/pdf']) {
    const getOther = await onPort(() => new Response(long, { headers: { 'Content-Type': type } }))
    const { headers, bytes } = await getOther('/', encodings)
    expect(headers['content-encoding'], type).toBeUndefined()
    expect(bytes.toString(), type).toBe(long)
  }
})
