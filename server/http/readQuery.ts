import { parseJson } from '../../src/base/parseJson'
import { badParameter, Refusal, unknownParameter } from '../base/refusal'
import { recordNotFound } from '../read/read'
import type { AppRequest } from './appContext'

/** Record number of an address in canonical form: `01`, `1.0` and `+1` are refused. */
export function readKey(name: string, text: string | undefined): number {
  if (text !== undefined && /^(0|[1-9]\d{0,14})$/.test(text)) return Number(text)
  if (text === undefined || !/^[\s+-]*\d/.test(text)) throw recordNotFound()
  throw badParameter(name, text.slice(0, 50))
}

/** Refuses unknown and repeated parameters. */
export function demandParameters(c: AppRequest, known: readonly string[]) {
  for (const [name, values] of Object.entries(c.req.queries())) {
    if (!known.includes(name)) throw unknownParameter(name, known)
    if (values.length > 1)
      throw new Refusal(400, 'repeatedParameter', { params: { name: name.slice(0, 50) } })
  }
}

export function readFilterOf(c: AppRequest): unknown {
  demandParameters(c, ['filter'])
  const text = c.req.query('filter')
  if (text === undefined) return {}
  const filter = parseJson(text)
  if (filter === undefined) throw new Refusal(400, 'badFilter')
  return filter
}
