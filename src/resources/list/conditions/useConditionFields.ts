import { useMemo } from 'react'
import { useMe } from '../../../providers/backend/backendContext'
import { useCatalogue, useResources } from '../../../providers/backend/catalogueContext'
import { useLabels } from '../../../providers/backend/labels'
import { type ConditionField, conditionFields, countedRows, reachedFrom } from './conditionFields'
import { useConditioned } from './useConditionField'

/** What the conditions here can ask; suspends until the schemas are loaded. */
export function useConditionFields(): readonly ConditionField[] {
  const { resource, isCounted } = useConditioned()
  const me = useMe()
  const catalogue = useCatalogue()
  const labels = useLabels()
  useResources(reachedFrom({ resource, me, catalogue }))
  return useMemo(() => {
    const list = { resource, me, catalogue }
    return [...conditionFields(list, labels), ...(isCounted ? [] : countedRows(list, labels))]
  }, [resource, me, catalogue, labels, isCounted])
}
