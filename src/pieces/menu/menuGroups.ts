import { type Me, mayAct } from '../../model/access'
import type { Catalogue, Resource } from '../../model/resource'

export interface MenuGroup {
  /** A key of `app.menu`, or a word of the schema's own. */
  readonly id: string
  readonly resources: readonly Resource[]
}

const order = ['e-commerce', 'invoice', 'st', 'credito', 'rrhh', 'user']
const last = ['catalogos', 'other']

/** The resources one of these people may list, by the section their schema names. */
export function menuGroups(catalogue: Catalogue, ...people: readonly Me[]): readonly MenuGroup[] {
  const groups = new Map<string, Resource[]>()
  for (const resource of catalogue.resources.values()) {
    const { menu = 'other' } = resource.schema
    if (menu === false || !people.some(me => mayAct(resource, me, 'list'))) continue
    groups.set(menu, [...(groups.get(menu) ?? []), resource])
  }
  return [...groups]
    .map(([id, resources]) => ({ id, resources }))
    .sort((a, b) => rankOf(a.id) - rankOf(b.id))
}

/** Known sections in their order, new ones after them, reference data at the end. */
const rankOf = (id: string) => {
  if (last.includes(id)) return 1000 + last.indexOf(id)
  return order.includes(id) ? order.indexOf(id) : order.length
}
