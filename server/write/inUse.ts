import { plural, textOf } from '../../src/i18n/labels'
import { mayAct } from '../../src/model/access/access'
import type { Resource } from '../../src/model/fields/resource'
import { Refusal } from '../base/refusal'
import type { RequestContext } from '../query/requestContext'

/** The refusal of a change that records of these lists stand against; lists that the reader may not open keep their name. */
export function inUse({ me, language }: RequestContext, referrers: Iterable<Resource>): Refusal {
  const all = [...referrers]
  const open = all.filter(resource => mayAct(resource, me, 'list'))
  const by = open.map(({ schema }) => plural(textOf(schema.label, language))).join(', ')
  const context = open.length === 0 ? 'hidden' : open.length < all.length ? 'more' : ''
  return new Refusal(409, 'inUse', { params: { by, context } })
}
