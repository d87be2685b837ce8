import { today } from '../../src/domain/day'
import { defaultsOf, settle } from '../../src/model/draft'
import { initialStates } from '../../src/model/transition'
import { validate } from '../../src/model/validation'
import type { Trx } from '../db/db'
import { meValues } from './answer'
import { newRow, refuse } from './body'
import type { Asking, Values } from './context'
import { insert } from './create'
import { withTaken } from './taken'

/**
 * Creates a record the server itself put together for somebody (an order out of a checkout): what may
 * be asked for was checked before, and no right to write single fields is needed. Defaults, computed
 * fields, validation, history and what follows are those of every create.
 */
export async function createOwn(trx: Trx, asking: Asking, values: Values) {
  const { resource, me, records } = asking
  const now = records.clock()
  const rows = Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const lines = resource.fields.get(name)
      if (!lines?.fields || !Array.isArray(value)) return [name, value]
      return [name, value.map((row: Values) => ({ ...newRow(lines, { me, now }), ...row }))]
    }),
  )
  const company = resource.company ? { [resource.company.name]: me.EMPRESA } : {}
  const draft = await withTaken(trx, asking, {
    ...defaultsOf(resource, { me, now }),
    ...rows,
    ...company,
  })
  const person = meValues(asking)
  const record = settle(resource, { ...draft, ...initialStates(resource, draft, person) }, person)
  const errors = validate(resource, record, {
    me: person,
    writable: new Set(resource.fields.keys()),
    today: today(now),
  })
  if (Object.keys(errors).length > 0) refuse(errors)
  return insert(trx, asking, { record, now, isOwn: true })
}
