import { useQuery } from '@tanstack/react-query'
import { Command } from 'cmdk'
import { tenantOf } from '../../base/business'
import type { Resource } from '../../model/fields/resource'
import { useMe } from '../../providers/backend/backendContext'
import { useCatalogue, useTexts } from '../../providers/backend/catalogueContext'
import { useDebounced } from '../../ui/controls/useDebounced'
import { useFindRecords } from '../../ui/find/useFindRecords'
import { ResourceIcon } from '../../ui/menu/ResourceIcon'
import type { GroupProps } from './CommandPalette'
import { PaletteFacts } from './PaletteFacts'
import { PAUSE_MS, SHORTEST } from './searchText'
import { useOpenRecord } from './useOpenRecord'

/** Records found by the search text, grouped by list. */
export function RecordItems({ words, onDo }: GroupProps & { readonly words: string }) {
  const { translate, labels } = useTexts()
  const catalogue = useCatalogue()
  const find = useFindRecords()
  const open = useOpenRecord()
  const me = useMe()
  const { ID } = me
  const tenant = tenantOf(me)
  const asked = useDebounced(words, PAUSE_MS)
  const isWanted = words.length >= SHORTEST
  const {
    data: answer,
    isFetching,
    error,
  } = useQuery({
    queryKey: ['palette', ID, tenant, asked],
    queryFn: ({ signal }) => find(asked, signal),
    enabled: asked.length >= SHORTEST,
    staleTime: 30_000,
  })
  if (!isWanted) return null
  if (error) return note('p-nothing', translate('shell.palette.failed'))
  // Enter opens a result, so results of an older text are dropped.
  const data = asked === words ? answer : undefined
  const found = data?.found ?? []
  const names = new Set(found.map(({ resource }) => resource))
  return (
    <>
      {(isFetching || asked !== words) &&
        note('p-nothing palette-searching', translate('shell.palette.searching'))}
      {[...names]
        .map(name => catalogue.get(name))
        .map(resource => (
          <Command.Group key={resource.name} heading={labels.many(resource)}>
            {found
              .filter(record => record.resource === resource.name)
              .map(record => (
                <Command.Item
                  key={record.id}
                  value={`record ${resource.name} ${record.id}`}
                  onSelect={() => onDo(() => open(record))}
                >
                  <ResourceIcon name={resource.schema.icon} />
                  <span className="palette-record">
                    <bdi>{record.title}</bdi>
                    {record.subtitle && <PaletteFacts of={record.subtitle} />}
                  </span>
                  {isSaid(resource, record) && <small dir="ltr">{record.id}</small>}
                </Command.Item>
              ))}
          </Command.Group>
        ))}
      {data &&
        data.left.length > 0 &&
        note(
          'p-nothing',
          translate('shell.palette.left', {
            lists: data.left.map(name => labels.many(catalogue.get(name))),
          }),
        )}
    </>
  )
}

/** A list box may contain options only, so messages inside have no role. */
const note = (className: string, words: string) => (
  <div role="presentation" className={className}>
    {words}
  </div>
)

/** Shows business keys only: generated ids are unknown to people, and prefixed ids are part of the title. */
const isSaid = ({ naturalKey }: Resource, { id, title }: { id: string | number; title: string }) =>
  naturalKey && String(id) !== title
