import { httpErrorOf } from './dataProvider/httpError'
import type { Http } from './http'

/** One thing a record says of a device. */
export interface Fact {
  readonly resource: string
  readonly field: string
  readonly value: unknown
  readonly title?: string
}
export interface FoundRecord {
  readonly resource: string
  readonly id: string | number
  readonly title: string
  readonly facts: readonly Fact[]
}
export interface FoundDevice {
  readonly code: string
  readonly fault: string | null
  /** The oldest resource's first. */
  readonly found: readonly FoundRecord[]
}
export interface LifeEvent {
  readonly at: string
  readonly resource: string
  readonly id: string | number
  readonly title: string
  readonly field?: string
  readonly action?: string
  readonly by?: { readonly ID: number; readonly DISPLAYNAME: string } | null
  readonly changes?: Readonly<Record<string, readonly [unknown, unknown]>>
}
export interface Life extends FoundDevice {
  readonly events: readonly LifeEvent[]
}

const PATH = '/hanadb/api/imeis'

/** Most numbers the server takes at once. */
export const MOST_CODES = 1000

export async function findDevices(http: Http, codes: readonly string[]) {
  const answer = await http.exchange(`${PATH}/find`, { method: 'POST', body: { codes } })
  if (!answer.ok) throw httpErrorOf(answer)
  return (answer.body as { devices: readonly FoundDevice[] }).devices
}

/** Null: nothing that this person may read bears it. */
export async function lifeOf(http: Http, code: string, signal: AbortSignal): Promise<Life | null> {
  const answer = await http.exchange(`${PATH}/${encodeURIComponent(code)}`, { signal })
  if (answer.status === 404) return null
  if (!answer.ok) throw httpErrorOf(answer)
  return answer.body as Life
}
