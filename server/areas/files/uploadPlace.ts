import { policyOf, readableRowFields } from '../../../src/model/access'
import { holds } from '../../../src/model/evaluate'
import type { Resource } from '../../../src/model/resource'
import { isNever } from '../../../src/model/rule'
import { isAskedOf } from '../../../src/model/transition'
import type { Asking } from '../../records/context'
import { type FilePlace, filePlaces } from '../../records/fileRows'
import { forbidden } from '../../records/forbid'
import { Refusal } from '../../refusal'

/** The field a file is meant for, if this person may write it; unreadable and unknown look the same. */
export function uploadPlace(asking: Asking, path: string): FilePlace {
  const place = readablePlace(asking.resource, asking.me, path) ?? sealedPlace(asking, path)
  if (!place) throw new Refusal(400, 'unknownColumn', { params: { name: path.slice(0, 100) } })
  if (!place.lines && isAskedOf(asking.resource, asking.me, place.field.name)) return place
  const { create, update, writable } = policyOf(asking.resource, asking.me)
  if (isNever(create) && isNever(update)) throw forbidden(asking, 'update')
  const { field, lines } = place
  const mayWrite =
    writable.has((lines ?? field).name) &&
    (!lines || (!field.readOnly && holds(field.write, {}, asking.me as unknown as Values)))
  if (!mayWrite) throw new Refusal(403, 'forbidden')
  return place
}

/** Where this person gives what they may not see. */
const sealedPlace = ({ resource, me }: Asking, path: string) =>
  filePlaces(resource).find(
    place =>
      place.path === path && !place.lines && policyOf(resource, me).writable.has(place.field.name),
  )

type Values = Readonly<Record<string, unknown>>

/** Whether a person may see what such a field holds. */
export function readablePlace(
  resource: Resource,
  me: Asking['me'],
  path: string,
): FilePlace | undefined {
  const place = filePlaces(resource).find(each => each.path === path)
  if (!place) return undefined
  const { field, lines } = place
  const isOpen =
    policyOf(resource, me).readable.has((lines ?? field).name) &&
    (!lines || readableRowFields(lines, me).includes(field))
  return isOpen ? place : undefined
}
