import type { Fact, FoundDevice } from '../../domain/devices'
import type { Colour } from '../../model/kinds/choice'
import type { Catalogue } from '../../model/resource'

export type Standing =
  | 'isWrong'
  | 'isUnknown'
  | 'isInStock'
  | 'isSold'
  | 'isReturned'
  | 'isInService'

export const colours: Readonly<Record<Standing, Colour>> = {
  isWrong: 'error',
  isUnknown: 'default',
  isInStock: 'info',
  isSold: 'success',
  isReturned: 'warning',
  isInService: 'warning',
}

/** What a row of the answer says, each part as far as the reader may know it. */
export interface Summary {
  readonly code: string
  readonly standing: Standing
  readonly product: string
  readonly where: string
  readonly whose: string
  readonly order: string
  readonly orderId: string | number | undefined
  readonly invoice: string
  readonly warranty: string
}

/** Puts together what the records of a device say, by what they refer to. */
export function summaryOf(device: FoundDevice, { resources }: Catalogue): Summary {
  const facts = device.found.toReversed().flatMap(({ facts }) => facts)
  const referTo = (target: string) =>
    facts.find(
      ({ resource, field }) => resources.get(resource)?.fields.get(field)?.target?.name === target,
    )
  const own = (name: string) => facts.find(({ field }) => field === name)
  const standing = standingOf(device, facts)
  const order = referTo('invoices')
  const nameIn = device.found.find(({ resource }) => resource === 'warranty-orders')
  return {
    code: device.code,
    standing,
    product: referTo('products')?.title ?? String(own('NOM_PRODUCTO')?.value ?? ''),
    where:
      standing === 'isInStock' || standing === 'isSold' ? (referTo('warehouses')?.title ?? '') : '',
    whose: standing === 'isInStock' ? '' : (referTo('clients')?.title ?? ''),
    order: order?.title ?? '',
    orderId: order?.value as string | number | undefined,
    invoice: String(own('NUMEROFACTURALIDENAR')?.value ?? ''),
    warranty: nameIn ? String(own('GARANTIA')?.value ?? nameIn.title) : '',
  }
}

const OPEN = new Set<unknown>([0, 1])

function standingOf({ fault, found }: FoundDevice, facts: readonly Fact[]): Standing {
  const has = (resource: string) => found.some(each => each.resource === resource)
  if (found.length === 0) return fault ? 'isWrong' : 'isUnknown'
  const service = facts.find(
    ({ resource, field }) => resource === 'warranty-orders' && field === 'ESTADO',
  )
  if (service && OPEN.has(service.value)) return 'isInService'
  const serials = found.filter(({ resource }) => resource === 'serials')
  const isReturned = (each: (typeof serials)[number]) =>
    each.facts.some(({ field, value }) => field === 'NOTA_CREDITO' && value === true)
  if (serials.some(each => !isReturned(each))) return 'isSold'
  if (serials.length > 0) return 'isReturned'
  return has('devices') ? 'isInStock' : 'isSold'
}
