import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useListContext, useNotify } from 'ra-core'
import { useState } from 'react'
import { fold } from '../../base/fold'
import { printNumber } from '../../base/numbers'
import { useTitleOf } from '../../fields/record/recordTitle'
import { policyOf } from '../../model/access/access'
import type { FieldModel, Resource } from '../../model/fields/resource'
import { comparedFields, isName, mostMerged, sameValues } from '../../model/lists/matchFields'
import type { GroupView } from '../../model/openapi/countPaths'
import { type SentRecord, useResourceView } from '../../providers/backend/catalogueContext'
import { useReadOnlyProps } from '../../providers/backend/useReadOnlyProps'
import type { AppDataProvider } from '../../providers/dataProvider/dataProvider'
import { firstOfList } from '../../providers/dataProvider/firstOfList'
import { Button } from '../../ui/controls/Button'
import { Count, Stack, Text } from '../../ui/primitives/layout'
import { ErrorState, LoadingRows } from '../../ui/states/Waiting'
import { PastDialog } from '../trash/PastDialog'
import { LazyMergeRecords } from './mergeLater'

/** Largest page of the server. */
const MOST_READ = 200
/** Most shared values whose records are named. */
const MOST_NAMED = 50

/** Values that several records share in the fields of `matchFields`; a click shows these records in the list. */
export function DuplicatesDialog({ onClose }: { readonly onClose: () => void }) {
  const { resource, translate, labels, me } = useResourceView()
  const { readable } = policyOf(resource, me)
  const dataProvider = useDataProvider<AppDataProvider>()
  const [merged, setMerged] = useState<readonly SentRecord['id'][]>()
  const fields = comparedFields(resource).filter(({ name }) => readable.has(name))
  const { data, error, refetch } = useQuery({
    queryKey: [resource.name, 'duplicates'],
    queryFn: ({ signal }) =>
      Promise.all(
        fields.map(async field => {
          const by = { filter: {}, by: field.name, least: 2, signal }
          const groups = await dataProvider.groups(resource.name, by)
          return {
            field,
            groups,
            rows: await rowsSharing(dataProvider, { resource, field, groups }),
          }
        }),
      ),
  })
  if (merged) return <LazyMergeRecords ids={merged} onClose={() => setMerged(undefined)} />
  const found = data?.filter(({ groups }) => groups.length > 0)
  return (
    <PastDialog title={translate('list.duplicates.title')} onClose={onClose}>
      <Stack>
        {error && <ErrorState error={error} what="list" onRetry={() => void refetch()} />}
        {!data && !error && <LoadingRows />}
        {found?.length === 0 && (
          <p role="status">
            {translate('list.duplicates.none', {
              fields: fields.map(field => labels.field(field)),
            })}
          </p>
        )}
        {found && found.length > 0 && <p>{translate('list.duplicates.help')}</p>}
        {found?.map(({ field, groups, rows }) => (
          <section key={field.name} aria-label={labels.field(field)}>
            <Text as="h3" size="md" strong>
              {labels.field(field)}
            </Text>
            <ul>
              {groups.map(group => (
                <Shared
                  key={String(group.value)}
                  field={field}
                  group={group}
                  rows={rows}
                  onMerge={setMerged}
                  onClose={onClose}
                />
              ))}
            </ul>
          </section>
        ))}
      </Stack>
    </PastDialog>
  )
}

interface Asked {
  readonly resource: Resource
  readonly field: FieldModel
  readonly groups: readonly GroupView[]
}

/** The records that share a code or a number, in one request; records that share a name need no other one. */
async function rowsSharing(dataProvider: AppDataProvider, { resource, field, groups }: Asked) {
  if (isName(field) || groups.length === 0) return []
  const values = groups.slice(0, MOST_NAMED).flatMap(({ value }) => spelled(field, value))
  const filter = { [field.name]: { in: values } }
  const asked = firstOfList(resource.key.name, MOST_READ, filter)
  return (await dataProvider.getList<SentRecord>(resource.name, asked)).data
}

const spelled = (field: FieldModel, value: unknown): readonly unknown[] =>
  typeof value === 'string' ? sameValues(field, value) : [value]

interface SharedProps {
  readonly field: FieldModel
  readonly group: GroupView
  /** Records that share this value or another one. */
  readonly rows: readonly SentRecord[]
  readonly onMerge: (ids: readonly SentRecord['id'][]) => void
  readonly onClose: () => void
}

/** A value that several records share. */
function Shared({ field, group: { value, count }, rows, onMerge, onClose }: SharedProps) {
  const { resource, translate, language } = useResourceView()
  const held = useReadOnlyProps()
  const titleOf = useTitleOf()
  const dataProvider = useDataProvider<AppDataProvider>()
  const { setFilters } = useListContext()
  const notify = useNotify()
  const same = spelled(field, value)
  const filter = {
    [field.name]: isName(field) ? { contains: value } : same.length > 1 ? { in: same } : value,
  }
  const show = () => {
    setFilters(filter)
    onClose()
  }
  const merge = () =>
    void dataProvider
      .getList<SentRecord>(resource.name, firstOfList(resource.key.name, MOST_READ, filter))
      .then(
        ({ data: rows }) => onMerge(sharing(rows).map(({ id }) => id)),
        (error: Error) => notify(error.message, { type: 'error' }),
      )
  /** A name is also found within longer ones. */
  const sharing = (rows: readonly SentRecord[]) =>
    rows
      .filter(row => !isName(field) || foldedName(row[field.name]) === foldedName(value))
      .slice(0, mostMerged)
  const printed = field.print(value, language)
  const names = rows
    .filter(row => same.includes(row[field.name]))
    .map(row => titleOf(resource, row))
  return (
    <li className="p-row">
      <Button onClick={show}>
        {printed} <Count>{printNumber(count)}</Count>
      </Button>
      <Button
        color="inherit"
        aria-label={`${translate('list.merge.open')}: ${printed}`}
        onPointerEnter={() => void LazyMergeRecords.preload()}
        onClick={merge}
        {...held}
        i18nKey="list.merge.open"
      />
      {names.length > 0 && (
        <Text size="sm" tone="secondary">
          {names.join(' · ')}
        </Text>
      )}
      {count > mostMerged && (
        <Text size="sm" tone="secondary">
          {translate('list.merge.first', { number: mostMerged })}
        </Text>
      )}
    </li>
  )
}

const foldedName = (value: unknown) => fold(String(value ?? ''))
