import type { HttpAnswer, HttpRequest } from './http'

const MOST = 20
const NOT_MODIFIED = 304

export interface KnownRead {
  /** Address and headers: other ones get another answer. */
  readonly key: string
  readonly token: string
  readonly request: HttpRequest
}

/**
 * Reads that name the tag of their last answer, so that the server sends nothing if it still holds.
 * Answers are kept in memory only, and forgotten with their token.
 */
export function createKnownAnswers() {
  const known = new Map<string, HttpAnswer>()
  let owner: string | undefined
  const keep = (key: string, answer: HttpAnswer) => {
    known.delete(key)
    if (!answer.ok || !tagOf(answer)) return
    known.set(key, answer)
    const [oldest] = known.keys()
    if (known.size > MOST && oldest !== undefined) known.delete(oldest)
  }
  return async (
    { key, token, request }: KnownRead,
    send: (request: HttpRequest) => Promise<HttpAnswer>,
  ): Promise<HttpAnswer> => {
    if (token !== owner) known.clear()
    owner = token
    const before = known.get(key)
    const tag = tagOf(before)
    const headers = { ...request.headers, ...(tag && { 'If-None-Match': tag }) }
    const answer = await send({ ...request, headers })
    const current = before && answer.status === NOT_MODIFIED ? before : answer
    if (token === owner) keep(key, current)
    return current
  }
}

/** Tag of the content; a record's version is none. */
const tagOf = (answer: HttpAnswer | undefined) =>
  /^W\/.*/.exec(answer?.headers.get('ETag') ?? '')?.[0]
