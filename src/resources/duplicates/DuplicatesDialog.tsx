import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useListContext, useTranslate } from 'ra-core'
import { useState } from 'react'
import { printNumber } from '../../base/numbers'
import { policyOf } from '../../model/access/access'
import { alikeFields, isName } from '../../model/lists/matchFields'
import { useLanguage, useMe } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
import { useLabels } from '../../providers/backend/labels'
import type { AppDataProvider } from '../../providers/dataProvider/dataProvider'
import { Button } from '../../ui/controls/Button'
import { LoadingRows } from '../../ui/loading/Loading'
import { Count } from '../../ui/primitives/Chip'
import { Field, Select } from '../../ui/primitives/inputs'
import { Stack } from '../../ui/primitives/layout'
import { ErrorState } from '../../ui/states/ErrorState'
import { PastDialog } from '../trash/PastDialog'

export interface DuplicatesDialogProps {
  readonly onClose: () => void
}

/** Values that several records share in a field of `matchFields`; a click shows these records in the list. */
export function DuplicatesDialog({ onClose }: DuplicatesDialogProps) {
  const resource = useResource()
  const translate = useTranslate()
  const labels = useLabels()
  const language = useLanguage()
  const { readable } = policyOf(resource, useMe())
  const dataProvider = useDataProvider<AppDataProvider>()
  const { setFilters } = useListContext()
  const fields = alikeFields(resource).filter(({ name }) => readable.has(name))
  const [chosen, choose] = useState(fields[0]?.name)
  const field = fields.find(({ name }) => name === chosen)
  const { data, error, refetch } = useQuery({
    queryKey: [resource.name, 'duplicates', chosen],
    queryFn: ({ signal }) =>
      dataProvider.groups(resource.name, { filter: {}, by: chosen, least: 2, signal }),
    enabled: field !== undefined,
    retry: false,
  })
  const show = (value: unknown) => {
    if (field) setFilters({ [field.name]: isName(field) ? { contains: value } : value })
    onClose()
  }
  return (
    <PastDialog title={translate('list.duplicates.title')} onClose={onClose}>
      <Stack>
        <p>{translate('list.duplicates.help')}</p>
        <Field label={translate('list.duplicates.by')}>
          {input => (
            <Select {...input} value={chosen} onChange={event => choose(event.target.value)}>
              {fields.map(each => (
                <option key={each.name} value={each.name}>
                  {labels.field(each)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {error && <ErrorState error={error} what="list" onRetry={() => void refetch()} />}
        {!data && !error && <LoadingRows />}
        {data?.length === 0 && <p role="status">{translate('list.duplicates.none')}</p>}
        {field && data && data.length > 0 && (
          <ul>
            {data.map(({ value, count }) => (
              <li key={String(value)}>
                <Button onClick={() => show(value)}>
                  {field.print(value, language)} <Count>{printNumber(count)}</Count>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </PastDialog>
  )
}
