import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useRecordContext, useResourceContext } from 'ra-core'
import { type LineLookupRows, lineLookupsFor } from '../../../model/access/lineLookups'
import type { FieldModel } from '../../../model/fields/resource'
import { useMe } from '../../../providers/backend/backendContext'
import type { AppDataProvider } from '../../../providers/dataProvider/dataProvider'

/** Values beside the stored rows of a record; empty for rows of its history. */
export function useLineLookups(field: FieldModel, rows: unknown) {
  const me = useMe()
  const record = useRecordContext()
  const resource = useResourceContext() ?? ''
  const dataProvider = useDataProvider<AppDataProvider>()
  const columns = lineLookupsFor(field, me)
  const isNow = resource !== '' && record?.id !== undefined && record[field.name] === rows
  const enabled = columns.length > 0 && isNow
  const { data } = useQuery({
    queryKey: [resource, 'beside', record?.id, field.name, record?._VERSION],
    queryFn: () => dataProvider.beside(resource, { id: record?.id ?? '', field: field.name }),
    enabled,
    retry: false,
  })
  const numbers: LineLookupRows = data ?? {}
  return { columns: enabled ? columns : [], numbers }
}
