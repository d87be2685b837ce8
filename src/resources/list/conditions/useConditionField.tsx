import { createContext, type ReactNode, useContext } from 'react'
import { farHeadOf, fieldAtPath } from '../../../model/access/throughReference'
import type { FieldModel, Resource } from '../../../model/fields/resource'
import {
  useCatalogue,
  useLabels,
  useResource,
  useResources,
} from '../../../providers/backend/catalogueContext'
import { type ConditionItem, isComparison, isCountCondition } from './items'

/** Name of the resource whose rows a condition counts; empty for the list itself. */
const CountedContext = createContext('')

interface CountedListProps {
  readonly name: string
  readonly children: ReactNode
}
/** The conditions within are about the rows of this resource. */
export const CountedList = ({ name, children }: CountedListProps) => (
  <CountedContext value={name}>{children}</CountedContext>
)

/** The resource that the conditions here are about, and whether its rows are counted. */
export function useConditioned(): { readonly resource: Resource; readonly isCounted: boolean } {
  const counted = useContext(CountedContext)
  return { resource: useResource(counted || undefined), isCounted: counted !== '' }
}

interface Asked {
  readonly label: string
  readonly field?: FieldModel | undefined
}

/** Label and field of a condition; suspends until the schema of another resource is loaded. */
export function useConditionField(item: ConditionItem): Asked | undefined {
  const { resource } = useConditioned()
  const labels = useLabels()
  const catalogue = useCatalogue()
  const path = isComparison(item) ? item.path : ''
  const head = path.includes('.') ? resource.fields.get(farHeadOf(path)) : undefined
  const far = isCountCondition(item) ? item.count : head?.target?.name
  useResources(far !== undefined && catalogue.resources.has(far) ? [far] : [])
  if (isCountCondition(item)) {
    const rows = catalogue.resources.get(item.count)
    return rows && { label: labels.many(rows) }
  }
  const field = isComparison(item) ? fieldAtPath(resource, path) : undefined
  if (!field) return undefined
  const label = labels.field(field)
  return { field, label: head ? `${labels.field(head)} › ${label}` : label }
}
