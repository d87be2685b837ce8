import { describe, expect, test, vi } from 'vitest'
import { httpTo, jsonAnswer } from './httpTo'

const path = '/hanadb/api/users'
const down = () => new Response('busy', { status: 503 })

/** Answers one after another; the last one is repeated. */
function answering(...answers: (() => Response | Promise<Response>)[]) {
  const requests: Request[] = []
  const fetch = async (request: Request) => {
    requests.push(request)
    const answer = answers[Math.min(requests.length, answers.length) - 1]
    return (answer ?? down)()
  }
  return { requests, fetch }
}

test('it sends who asks, for which company and in which language', async () => {
  const { requests: asked, fetch } = answering(() => jsonAnswer({}))
  const http = httpTo(fetch, { token: () => 'abc', company: () => '0190', language: () => 'fr' })
  await http.request(path)
  const [request] = asked
  expect(request?.headers.get('Authorization')).toBe('Bearer abc')
  expect(request?.headers.get('X-Empresa')).toBe('0190')
  expect(request?.headers.get('Accept-Language')).toBe('fr')
  expect(request?.url).not.toContain('abc')
})

test.each(['https://elsewhere.test/x', '//elsewhere.test/x', 'users'])(
  'it asks nobody but the API: %s',
  async address => {
    const { requests: request, fetch } = answering(() => jsonAnswer({}))
    await httpTo(fetch, { token: () => 'abc' })
      .request(address)
      .catch(() => 'refused')
    expect(request.every(({ url }) => url.startsWith('http://localhost/'))).toBe(true)
  },
)

test('it rejects with the very body of the server', async () => {
  const body = { code: 'notFound', message: 'No está', requestId: '1' }
  const { fetch } = answering(() => jsonAnswer(body, 404))
  await expect(httpTo(fetch).request(path)).rejects.toEqual(body)
})

describe('without an answer it can read it rejects with "Something went wrong"', () => {
  const html = () => new Response('<p>proxy</p>', { headers: { 'Content-Type': 'text/html' } })
  test.each<[string, () => Response | Promise<Response>]>([
    ['no response', () => Promise.reject(new TypeError('failed'))],
    ['a page instead of JSON', html],
    [
      'JSON cut off',
      () => new Response('{"a":', { headers: { 'Content-Type': 'application/json' } }),
    ],
    ['nothing at all', () => new Response('', { headers: { 'Content-Type': 'application/json' } })],
  ])('%s', async (_, answer) => {
    const http = httpTo(answering(answer).fetch)
    await expect(http.request(path, { method: 'PUT', body: {} })).rejects.toBe(
      'Something went wrong',
    )
  })
})

describe('asking again', () => {
  const count = async (request: object, ...answers: (() => Response)[]) => {
    const { requests: asked, fetch } = answering(...answers)
    await httpTo(fetch)
      .exchange(path, request)
      .catch(() => 'counted all the same')
    return asked.length
  }
  const ok = () => jsonAnswer({})

  test('a read is tried three times in all', async () => {
    expect(await count({}, down)).toBe(3)
    expect(await count({}, down, ok)).toBe(2)
  })
  test('a creation only with its key, with the same body', async () => {
    const body = { a: 1 }
    expect(await count({ method: 'POST', body }, down)).toBe(1)
    const headers = { 'Idempotency-Key': 'k' }
    expect(await count({ method: 'POST', body, headers }, down, ok)).toBe(2)
  })
  test('never a change, never a refusal', async () => {
    expect(await count({ method: 'PUT', body: {} }, down)).toBe(1)
    expect(await count({}, () => jsonAnswer({}, 422))).toBe(1)
  })
  test('not after the caller gave up', async () => {
    const given = new AbortController()
    const { requests: request, fetch } = answering(() => {
      setTimeout(() => given.abort(), 10)
      return down()
    })
    const waiting = httpTo(fetch).exchange(path, { signal: given.signal })
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
    expect(request).toHaveLength(1)
  })
})

test.each([
  ['after 15 seconds it waits no longer', {}, 15_000],
  ['it waits longer for the answer to many records', [{}], 90_000],
])('%s', async (_, body, most) => {
  const deadline = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal)
  const fetch = (request: Request) =>
    new Promise<Response>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason))
      deadline.abort()
    })
  const asked = httpTo(fetch).request(path, { method: 'PUT', body })
  await expect(asked).rejects.toBe('Something went wrong')
  expect(timeout).toHaveBeenCalledWith(most)
  timeout.mockRestore()
})

test('a refused token is told with the token that was sent', async () => {
  const refused: string[] = []
  const { fetch } = answering(() => jsonAnswer({ message: 'no' }, 401))
  const read = (token: string) => refused.push(token)
  await httpTo(fetch, { token: () => 'abc', onRefusedToken: read }).exchange(path)
  await httpTo(fetch, { onRefusedToken: read }).exchange(path)
  expect(refused).toEqual(['abc'])
})

test('a read that was tagged names its tag, and an unchanged answer is the one that is known', async () => {
  const tagged = jsonAnswer({ rows: [1] }, 200, { ETag: 'W/"a"' })
  const unchanged = new Response(null, { status: 304 })
  const { requests, fetch } = answering(
    () => tagged,
    () => unchanged,
    () => jsonAnswer({ rows: [2] }, 200, { ETag: 'W/"b"' }),
  )
  let token = 'abc'
  const http = httpTo(fetch, { token: () => token })
  const first = await http.exchange(path)
  expect(await http.exchange(path)).toBe(first)
  token = 'another'
  expect((await http.exchange(path)).body).toEqual({ rows: [2] })
  const tags = requests.map(({ headers }) => headers.get('If-None-Match'))
  expect(tags).toEqual([null, 'W/"a"', null])
})
