import type { Me } from '../../model/access/access'
import type { Slots } from '../../model/definition/pageWords'
import type { PieceName } from '../../model/definition/uiNames'
import type { Resource } from '../../model/fields/resource'
import { useMe } from '../../providers/backend/backendContext'
import { type SlotComponent, useAreaFeatures } from '../../ui/features/areaFeatures'
import { later } from '../../ui/theme/later'

/** Components for the slots of any schema; those of areas are in `src/business/app/areaFeatures.ts`. */
export const genericComponents: Readonly<Record<PieceName, SlotComponent>> = {
  activity: {
    Component: later(() => import('../activity/Activity'), 'Activity', 'history'),
  },
  history: {
    Component: later(() => import('../history/History'), 'OwnHistory', 'history'),
  },
}

/** The component that a schema assigns to this slot, if it is for this person. */
export const useComponentAt = (resource: Resource, place: keyof Slots) =>
  useNamedComponent(resource, resource.schema.slots?.[place])

export function useNamedComponent(resource: Resource, name: string | undefined) {
  const me = useMe()
  const { components } = useAreaFeatures()
  const named = name && (genericComponents[name as PieceName] ?? components?.[name])
  return named && isOffered(named, resource, me) ? named.Component : undefined
}

export const isOffered = (
  { original, isFor }: Pick<SlotComponent, 'original' | 'isFor'>,
  resource: Resource,
  me: Me,
) => (!me.PLAIN_SERVER || original === true) && (isFor?.(me, resource) ?? true)
