import { ResourceContextProvider } from 'ra-core'
import type { PersonDay } from '../../domain/attendance/reportByDay'
import { mapOf } from '../../model/lists/mapOf'
import { useMe } from '../../providers/backend/backendContext'
import { useCatalogue, useResources } from '../../providers/backend/catalogueContext'
import { PlacedRecords } from '../../resources/map/RecordsMap'

interface MarksMapProps {
  /** Latest first. */
  readonly days: readonly PersonDay[]
  readonly filter: object
}

/** Positions of the marks of these days, if sent; the table shows the same data. */
export function MarksMap({ days, filter }: MarksMapProps) {
  const me = useMe()
  useResources(['attendance-marks'])
  const place = mapOf(useCatalogue().get('attendance-marks'), me)
  const shown = { ...filter, MARKED_DATE: { gte: days.at(-1)?.day, lte: days[0]?.day } }
  return (
    <ResourceContextProvider value="attendance-marks">
      {place && <PlacedRecords place={place} filter={shown} />}
    </ResourceContextProvider>
  )
}
