import { useResourceContext } from 'ra-core'
import { type ReactNode, Suspense } from 'react'
import { useCatalogue, useResource } from '../../../providers/backend/catalogueContext'
import { type RowColumnsProps, useAreaFeatures } from '../../../ui/features/areaFeatures'

type RowsProps = Omit<RowColumnsProps, 'resource'>
interface RowsWithColumns extends RowsProps {
  /** Shown while the feature is loaded. */
  readonly meanwhile: ReactNode
}

/** Draws rows with the columns that a feature of the page's resource has beside them; without one, with none. */
export function RowColumns({ meanwhile, ...rows }: RowsWithColumns) {
  const isOnPage = useCatalogue().resources.has(useResourceContext() ?? '')
  if (!isOnPage) return rows.children([])
  return (
    <Suspense fallback={meanwhile}>
      <ColumnsOfFeature {...rows} />
    </Suspense>
  )
}

function ColumnsOfFeature(rows: RowsProps) {
  const { features = {} } = useAreaFeatures()
  const resource = useResource()
  const [Columns] = (resource.schema.features ?? []).flatMap(
    ({ feature }) => features[feature]?.rowColumns ?? [],
  )
  return Columns ? <Columns {...rows} resource={resource} /> : rows.children([])
}
