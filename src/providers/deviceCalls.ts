import type { DeviceLife, FoundDevice } from '../domain/devices'
import { httpErrorOf } from './dataProvider/httpError'
import type { Http } from './http'

const PATH = '/hanadb/api/imeis'

/** Most numbers the server takes at once. */
export const MOST_CODES = 1000

export async function findDevices(http: Http, codes: readonly string[]) {
  const answer = await http.exchange(`${PATH}/find`, { method: 'POST', body: { codes } })
  if (!answer.ok) throw httpErrorOf(answer)
  return (answer.body as { devices: readonly FoundDevice[] }).devices
}

/** Null: nothing that this person may read bears it. */
export async function lifeOf(
  http: Http,
  code: string,
  signal: AbortSignal,
): Promise<DeviceLife | null> {
  const answer = await http.exchange(`${PATH}/${encodeURIComponent(code)}`, { signal })
  if (answer.status === 204) return null
  if (!answer.ok) throw httpErrorOf(answer)
  return answer.body as DeviceLife
}
