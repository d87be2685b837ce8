import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { tenantOf } from '../../base/business'
import type { NamedMark, PersonDay } from '../../domain/attendance/reportByDay'
import type { StoredFile } from '../../kinds/file/data'
import { useMe } from '../../providers/backend/backendContext'
import { listMeta } from '../../providers/dataProvider/dataProvider'

/** A mark with its place and, for human resources, its photo. */
export interface MarkShown extends NamedMark {
  readonly USER_ID: number
  readonly GEOLOCALIZACION?: { readonly lat: number; readonly lng: number } | null
  readonly FOTO?: StoredFile | null
}

/** Photos of marks, by key. */
export function usePhotos(days: readonly PersonDay[]): ReadonlyMap<number, MarkShown> {
  const dataProvider = useDataProvider()
  const ids = days.flatMap(({ pictured }) => pictured.map(({ id }) => id)).slice(0, 200)
  const { data = [] } = useQuery({
    queryKey: ['attendance-marks', 'photos', ids],
    queryFn: async () => (await dataProvider.getMany<MarkShown>('attendance-marks', { ids })).data,
    enabled: ids.length > 0,
    retry: false,
  })
  return new Map(data.map(mark => [mark.id, mark]))
}

/** Maximum records per request. */
const MOST = 200

/** Marks with their places, latest first. */
export function useMarkPlaces(days: readonly PersonDay[], filter: object) {
  const dataProvider = useDataProvider()
  const EMPRESA = tenantOf(useMe())
  const [last, first] = [days[0]?.day, days.at(-1)?.day]
  const markFilter = { ...filter, MARKED_DATE: { gte: first, lte: last } }
  return useQuery({
    queryKey: ['attendance-marks', 'places', EMPRESA, markFilter],
    queryFn: async () => {
      const { data, total } = await dataProvider.getList<MarkShown>('attendance-marks', {
        filter: markFilter,
        sort: { field: 'MARKED_DATE', order: 'DESC' },
        pagination: { page: 1, perPage: MOST },
        meta: listMeta,
      })
      return { marks: data, isWhole: (total ?? data.length) <= data.length }
    },
    enabled: last !== undefined,
    retry: false,
  })
}
