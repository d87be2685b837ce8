import type { Fact, FoundDevice } from '../../contracts/devices'
import type { Colour } from '../../kinds/choice/data'
import type { Catalogue } from '../../model/fields/resource'

export type DeviceState =
  | 'isWrong'
  | 'isUnknown'
  | 'isInStock'
  | 'isSold'
  | 'isReturned'
  | 'isInService'

export const deviceStateColours: Readonly<Record<DeviceState, Colour>> = {
  isWrong: 'error',
  isUnknown: 'default',
  isInStock: 'info',
  isSold: 'success',
  isReturned: 'warning',
  isInService: 'warning',
}

/** Summary of a device, as far as readable. */
export interface DeviceSummary {
  readonly code: string
  readonly state: DeviceState
  readonly product: string
  readonly where: string
  readonly whose: string
  readonly order: string
  readonly orderId: string | number | undefined
  readonly invoice: string
  readonly warranty: string
}

/** Combines the records of a device by what they refer to. */
export function summarizeDevice(device: FoundDevice, { resources }: Catalogue): DeviceSummary {
  const facts = device.found.toReversed().flatMap(({ facts }) => facts)
  const referTo = (target: string) =>
    facts.find(
      ({ resource, field }) => resources.get(resource)?.fields.get(field)?.target?.name === target,
    )
  const own = (name: string) => facts.find(({ field }) => field === name)
  const state = getDeviceState(device, facts)
  const order = referTo('invoices')
  const nameIn = device.found.find(({ resource }) => resource === 'warranty-orders')
  return {
    code: device.code,
    state,
    product: referTo('products')?.title ?? String(own('NOM_PRODUCTO')?.value ?? ''),
    where: state === 'isInStock' || state === 'isSold' ? (referTo('warehouses')?.title ?? '') : '',
    whose: state === 'isInStock' ? '' : (referTo('clients')?.title ?? ''),
    order: order?.title ?? '',
    orderId: order?.value as string | number | undefined,
    invoice: String(own('NUMEROFACTURALIDENAR')?.value ?? ''),
    warranty: nameIn ? String(own('GARANTIA')?.value ?? nameIn.title) : '',
  }
}

const OPEN = new Set<unknown>([0, 1])

function getDeviceState(
  { fault, found: results }: FoundDevice,
  facts: readonly Fact[],
): DeviceState {
  const has = (resource: string) => results.some(each => each.resource === resource)
  if (results.length === 0) return fault ? 'isWrong' : 'isUnknown'
  const service = facts.find(
    ({ resource, field }) => resource === 'warranty-orders' && field === 'ESTADO',
  )
  if (service && OPEN.has(service.value)) return 'isInService'
  const serials = results.filter(({ resource }) => resource === 'serials')
  const isReturned = (each: (typeof serials)[number]) =>
    each.facts.some(({ field, value }) => field === 'NOTA_CREDITO' && value === true)
  if (serials.some(each => !isReturned(each))) return 'isSold'
  if (serials.length > 0) return 'isReturned'
  return has('devices') ? 'isInStock' : 'isSold'
}
