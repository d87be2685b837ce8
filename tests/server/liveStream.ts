import { expect } from 'vitest'
import type { Client, Json } from './client'
import type { TestServer } from './useServer'

export const livePath = '/hanadb/api/live'

export interface LiveEvent {
  readonly event: string
  readonly id: string
  readonly data: Json
}

export interface LiveStream {
  /** The next event except heartbeats; undefined at the end of the stream. */
  next(): Promise<LiveEvent | undefined>
  /** The next changes of one resource; skips all others. */
  changesOf(resource: string): Promise<readonly Json[]>
  leave(): Promise<unknown>
}

/** Follows the events like a browser, at any of the processes. */
export async function followLive(
  app: TestServer['app'],
  user: Client,
  { after = '', since = '' } = {},
): Promise<LiveStream> {
  const headers = {
    authorization: `Bearer ${user.token}`,
    accept: 'text/event-stream',
    ...(after && { 'last-event-id': after }),
  }
  const answer = await app.request(
    since ? `${livePath}?since=${since}` : livePath,
    { headers },
    { address: '127.0.0.1' },
  )
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('text/event-stream')
  const reader = (answer.body as ReadableStream<BufferSource>)
    .pipeThrough(new TextDecoderStream())
    .getReader()
  let text = ''
  const any = async (): Promise<LiveEvent | undefined> => {
    while (!text.includes('\n\n')) {
      const { done, value } = await reader.read()
      if (done) return undefined
      text += value
    }
    const [block = '', ...rest] = text.split('\n\n')
    text = rest.join('\n\n')
    const words = Object.fromEntries(
      block.split('\n').map(line => line.split(/: (.*)/s).slice(0, 2)),
    ) as Record<'event' | 'id' | 'data', string>
    return { ...words, data: JSON.parse(words.data) as Json }
  }
  const next = async () => {
    for (let received = await any(); received; received = await any())
      if (received.event !== 'beat') return received
    return undefined
  }
  expect((await next())?.event).toBe('open')
  return {
    next,
    async changesOf(resource) {
      for (let received = await next(); received; received = await next()) {
        const all = Array.isArray(received.data) ? (received.data as Json[]) : []
        const read = all.filter(change => String(change.resource) === resource)
        if (read.length > 0) return read
      }
      return []
    },
    leave: () => reader.cancel(),
  }
}
