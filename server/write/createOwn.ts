import { tenantOf } from '../../src/base/business'
import { today } from '../../src/base/day'
import { initialStates } from '../../src/model/access/transition'
import { defaultsOf, settle } from '../../src/model/validation/draft'
import { validate } from '../../src/model/validation/validation'
import type { Trx } from '../db/db'
import type { RecordValues, RequestContext } from '../query/requestContext'
import { insert } from './create'
import { newChildRow, refuse } from './rows/body'
import { withReferenceDefaults } from './rows/referenceDefaults'

/**
 * Creates a record that the server built for a person, such as an order from a cart. The caller has
 * checked its content, so no right to write single fields is needed. Defaults, computed fields, validation
 * and history are those of every create.
 */
export async function createOwn(trx: Trx, request: RequestContext, values: RecordValues) {
  const { resource, me, records } = request
  const now = records.clock()
  const rows = Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const lines = resource.fields.get(name)
      if (!lines?.fields || !Array.isArray(value)) return [name, value]
      return [
        name,
        value.map((row: RecordValues) => ({ ...newChildRow(lines, { me, now }), ...row })),
      ]
    }),
  )
  const company = resource.company ? { [resource.company.name]: tenantOf(me) } : {}
  const draft = await withReferenceDefaults(trx, request, {
    ...defaultsOf(resource, { me, now }),
    ...rows,
    ...company,
  })
  const record = settle(resource, { ...draft, ...initialStates(resource, draft, me) }, me)
  const errors = validate(resource, record, {
    me,
    writable: new Set(resource.fields.keys()),
    today: today(now),
  })
  if (Object.keys(errors).length > 0) refuse(errors)
  return insert(trx, request, { record, now, isOwn: true })
}
