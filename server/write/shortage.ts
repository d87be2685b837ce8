import { policyOf } from '../../src/model/access/access'
import type { Resource } from '../../src/model/fields/resource'
import { holds } from '../../src/model/rules/evaluate'
import { Refusal } from '../base/refusal'
import type { Trx } from '../db/db'
import { type RecordValues, type RequestContext, within } from '../query/requestContext'
import { titleReader } from '../query/titles'

/** A row that would fall below its limit or does not exist. */
export interface Shortage {
  readonly resource: Resource
  /** Lookup values: a product, a place. */
  readonly where: RecordValues
  readonly wanted: number
  /** The row found, the field that ran out, and how much is available. */
  readonly found?: {
    readonly row: RecordValues
    readonly field: string
    readonly available: number
  }
}

interface Shortages {
  readonly shortages: readonly Shortage[]
  /** The child rows that need it. */
  readonly each: string | undefined
}

/** Refuses with everything that is short, by name, with the wanted and available amounts. */
export async function refuseShortages(
  trx: Trx,
  request: RequestContext,
  { shortages, each }: Shortages,
): Promise<never> {
  const titles = titleReader(within(trx, request))
  const named: string[] = []
  for (const shortage of shortages) {
    const parts: string[] = []
    for (const [name, value] of Object.entries(shortage.where))
      parts.push(await nameOf(titles, shortage.resource, { name, value }))
    const available = availableOf(request, shortage)
    named.push(
      `${parts.join(' · ')}: ${shortage.wanted}${available === undefined ? '' : ` / ${available}`}`,
    )
  }
  const problem = { key: 'short', params: { name: named.join('; ') } }
  throw new Refusal(422, 'belowFloor', {
    params: problem.params,
    ...(each && request.resource.fields.has(each) && { errors: { [each]: problem } }),
  })
}

async function nameOf(
  titles: ReturnType<typeof titleReader>,
  resource: Resource,
  { name, value }: { readonly name: string; readonly value: unknown },
) {
  const field = resource.fields.get(name)
  const target = field === resource.key ? resource : field?.reference && field.target
  const known = target && (await titles(target, [value]))
  return known?.get(value) ?? String(value)
}

/** The available amount, for readers who may see it. */
function availableOf({ me }: RequestContext, { resource, found }: Shortage): number | undefined {
  if (!found) return 0
  const { read, readable } = policyOf(resource, me)
  const isOpen = readable.has(found.field) && holds(read, found.row, {})
  return isOpen ? Math.max(0, found.available) : undefined
}
