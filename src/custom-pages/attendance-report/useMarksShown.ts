import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { NamedMark, PersonDay } from '../../domain/attendance/reportByDay'
import type { StoredFile } from '../../kinds/file/data'

/** A mark with, for human resources, its photo. */
export interface MarkShown extends NamedMark {
  readonly USER_ID: number
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
