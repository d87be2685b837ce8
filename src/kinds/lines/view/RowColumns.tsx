import { useResourceContext } from 'ra-core'
import { type ReactNode, Suspense } from 'react'
import { useCatalogue } from '../../../providers/backend/catalogueContext'
import { type RowColumnsProps, useAreaFeatures } from '../../../ui/features/areaFeatures'

interface FeatureColumnsProps extends Omit<RowColumnsProps, 'resource'> {
  /** Shown while the feature is loaded. */
  readonly meanwhile?: ReactNode
}

/** Draws rows with the columns that a feature of the resource has beside them; without one, with none. */
export function RowColumns({ meanwhile, ...props }: FeatureColumnsProps) {
  const { features = {} } = useAreaFeatures()
  const resource = useCatalogue().resources.get(useResourceContext() ?? '')
  const [Columns] = (resource?.schema.features ?? []).flatMap(
    ({ feature }) => features[feature]?.rowColumns ?? [],
  )
  if (!resource || !Columns) return props.children([])
  return (
    <Suspense fallback={meanwhile}>
      <Columns {...props} resource={resource} />
    </Suspense>
  )
}
