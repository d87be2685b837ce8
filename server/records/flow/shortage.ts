import { policyOf } from '../../../src/model/access'
import { holds } from '../../../src/model/evaluate'
import type { FieldModel, Resource } from '../../../src/model/resource'
import type { Trx } from '../../db/db'
import { Refusal } from '../../refusal'
import type { Asking, Values } from '../context'
import { titleReader } from '../titles'

/** A row that would fall below its floor, or is not there at all. */
export interface Short {
  readonly resource: Resource
  /** What it was looked for by: a product, a warehouse. */
  readonly where: Values
  readonly wanted: number
  /** Of the row that is there: the field that ran out, and how much of it may be taken. */
  readonly found?: { readonly row: Values; readonly field: string; readonly left: number }
}

interface Lacking {
  readonly shorts: readonly Short[]
  /** The child rows that ask for them. */
  readonly each: string | undefined
}

/** Names everything there is too little of, by what the person calls it, with what is wanted and what is there. */
export async function refuseShort(
  trx: Trx,
  asking: Asking,
  { shorts, each }: Lacking,
): Promise<never> {
  const titles = titleReader(within(trx, asking))
  const named: string[] = []
  for (const short of shorts) {
    const parts: string[] = []
    for (const [name, value] of Object.entries(short.where))
      parts.push(await nameOf(titles, short.resource.fields.get(name), value))
    const left = leftOf(asking, short)
    named.push(`${parts.join(' · ')}: ${short.wanted}${left === undefined ? '' : ` / ${left}`}`)
  }
  const problem = { key: 'short', params: { name: named.join('; ') } }
  throw new Refusal(422, 'belowFloor', {
    params: problem.params,
    ...(each && asking.resource.fields.has(each) && { errors: { [each]: problem } }),
  })
}

/** What was written in this transaction is read in it. */
const within = (trx: Trx, { records, ...asking }: Asking): Asking => ({
  ...asking,
  records: { ...records, db: { ...records.db, read: trx } },
})

async function nameOf(
  titles: ReturnType<typeof titleReader>,
  field: FieldModel | undefined,
  value: unknown,
) {
  const target = field?.kind === 'reference' ? field.target : undefined
  const known = target && (await titles(target, [value]))
  return known?.get(value) ?? String(value)
}

/** How much is there is said only to who may read it. */
function leftOf({ me }: Asking, { resource, found }: Short): number | undefined {
  if (!found) return 0
  const { read, readable } = policyOf(resource, me)
  const isOpen = readable.has(found.field) && holds(read, found.row, {})
  return isOpen ? Math.max(0, found.left) : undefined
}
