import { policyOf, readableRowFields } from '../../src/model/access/access'
import { isInDialogOf } from '../../src/model/access/transition'
import type { Resource } from '../../src/model/fields/resource'
import { holds } from '../../src/model/rules/evaluate'
import { isNever } from '../../src/model/rules/rule'
import { forbidden } from '../access/permissions'
import { Refusal } from '../base/refusal'
import { type FilePlace, filePlaces } from '../query/fileRows'
import type { RequestContext } from '../query/requestContext'

/** Field for an upload, if the user may write it; unreadable and unknown fields have the same answer. */
export function uploadPlace(request: RequestContext, path: string): FilePlace {
  const place =
    readablePlace(request.resource, request.me, path) ?? confidentialPlace(request, path)
  if (!place) throw new Refusal(400, 'unknownColumn', { params: { name: path.slice(0, 100) } })
  if (!place.lines && isInDialogOf(request.resource, request.me, place.field.name)) return place
  const { create, update, writable } = policyOf(request.resource, request.me)
  if (isNever(create) && isNever(update)) throw forbidden(request, 'update')
  const { field, lines } = place
  const mayWrite =
    writable.has((lines ?? field).name) &&
    (!lines || (!field.readOnly && holds(field.write, {}, request.me)))
  if (!mayWrite) throw new Refusal(403, 'forbidden')
  return place
}

/** A confidential field the user may write without reading. */
const confidentialPlace = ({ resource, me }: RequestContext, path: string) =>
  filePlaces(resource).find(
    place =>
      place.path === path && !place.lines && policyOf(resource, me).writable.has(place.field.name),
  )

/** Field whose files the user may read. */
export function readablePlace(
  resource: Resource,
  me: RequestContext['me'],
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
