import { httpErrorOf } from './dataProvider/httpError'
import type { Http } from './http'

/** Requests below one path of the server: what it answers, or react-admin's error. */
export function callsTo(http: Http, path: string) {
  const ask = async <T>(rest: string, request: Parameters<Http['exchange']>[1] = {}) => {
    const answer = await http.exchange(`${path}/${rest}`, request)
    if (!answer.ok) throw httpErrorOf(answer)
    return answer.body as T
  }
  return {
    ask,
    /** A key makes of what is sent again the same deed. */
    post: <T>(rest: string, body: object, key?: string) =>
      ask<T>(rest, { method: 'POST', body, headers: key ? { 'Idempotency-Key': key } : {} }),
    async upload<T>(name: string, sending: Parameters<Http['upload']>[1]) {
      const query = new URLSearchParams({ name })
      const answer = await http.upload(`${path}/attachments?${query}`, sending)
      if (!answer.ok) throw httpErrorOf(answer)
      return (answer.body as { attachment: T }).attachment
    },
  }
}
