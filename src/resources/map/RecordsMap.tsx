import './map.css'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDataProvider, useListContext } from 'ra-core'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { printNumber } from '../../base/numbers'
import type { DrawnPlace } from '../../fields/map/drawPlaces'
import { PlacesMap } from '../../fields/map/PlacesMap'
import type { GeoPoint } from '../../kinds/location/data'
import type { FieldModel, Resource } from '../../model/fields/resource'
import { mapOf } from '../../model/lists/mapOf'
import { useMe } from '../../providers/backend/backendContext'
import { useResource, useResourceView } from '../../providers/backend/catalogueContext'
import { Banner } from '../../ui/primitives/Banner'
import { ErrorState, LoadingGrid } from '../../ui/states/Waiting'
import { MOST_SHOWN, readMost } from '../record/readMost'
import { useRecordLook } from '../record/useRecordLook'

/** The list's records on a map, under the list's filters; a mark opens its record. */
export function RecordsMap() {
  const resource = useResource()
  const place = mapOf(resource, useMe())
  const { filterValues } = useListContext()
  return place ? <PlacedRecords place={place} filter={filterValues} /> : null
}

interface PlacedRecordsProps {
  /** The field with the place. */
  readonly place: FieldModel
  readonly filter: Readonly<Record<string, unknown>>
}

/** The records of a filter that have a place, on a map. */
export function PlacedRecords({ place, filter }: PlacedRecordsProps) {
  const { resource, translate } = useResourceView()
  const navigate = useNavigate()
  const lookOf = useRecordLook(resource)
  const { data, error, isPending, refetch } = usePlacedRows(resource, place, filter)
  const places = (data?.rows ?? []).map((record): DrawnPlace & { readonly path?: string } => {
    const { title, colour, path } = lookOf(record)
    const at = record[place.name] as GeoPoint
    return { ...at, id: record.id, title, colour, ...(path && { path }) }
  })
  // Titles of references arrive after the rows.
  const key = JSON.stringify([places, filter])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key has the content
  const drawn = useMemo(() => ({ places, view: JSON.stringify(filter) }), [key])
  if (error && !data) return <ErrorState error={error} what="list" onRetry={() => void refetch()} />
  if (isPending) return <LoadingGrid count={1} height={480} />
  const open = (id: DrawnPlace['id']) => {
    const path = places.find(each => each.id === id)?.path
    if (path) navigate(path)
  }
  return (
    <section className="mp-map" aria-label={translate('board.map')}>
      {!data.isWhole && (
        <Banner tone="warning" role="status">
          {translate('board.mostShown', { number: printNumber(MOST_SHOWN) })}
        </Banner>
      )}
      <p className="p-quiet mp-count" role="status">
        {translate('board.placed', { number: printNumber(places.length), count: places.length })}
      </p>
      <PlacesMap drawn={drawn} onPick={open} />
    </section>
  )
}

function usePlacedRows(
  { name, list }: Resource,
  place: FieldModel,
  filter: PlacedRecordsProps['filter'],
) {
  const dataProvider = useDataProvider()
  const { and = [], ...others } = filter
  const placed = {
    ...others,
    and: [...(and as readonly object[]), { [place.name]: { empty: false } }],
  }
  return useQuery({
    queryKey: [name, 'map', placed],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      readMost(dataProvider, name, { filter: placed, sort: list.sort, signal }),
  })
}
