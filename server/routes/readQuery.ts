import { notFound } from '../records/read'
import { badParameter, Refusal } from '../refusal'
import type { AppRequest } from './context'

/** A record's number out of an address, in its one writing: `01`, `1.0` and `+1` are none. */
export function readKey(name: string, text: string | undefined): number {
  if (text !== undefined && /^(0|[1-9]\d{0,14})$/.test(text)) return Number(text)
  if (text === undefined || !/^[\s+-]*\d/.test(text)) throw notFound()
  throw badParameter(name, text.slice(0, 50))
}

/** Refuses a parameter that is none of these, and one that is there twice. */
export function demandParameters(c: AppRequest, known: readonly string[]) {
  for (const [name, values] of Object.entries(c.req.queries())) {
    const params = { name: name.slice(0, 50) }
    if (!known.includes(name)) throw new Refusal(400, 'unknownParameter', { params })
    if (values.length > 1) throw new Refusal(400, 'repeatedParameter', { params })
  }
}
