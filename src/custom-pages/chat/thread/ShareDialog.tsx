import DialogContent from '@mui/material/DialogContent'
import { useGetList } from 'ra-core'
import { Suspense, useState } from 'react'
import type { ChatCard } from '../../../contracts/chat'
import { useTitleOf } from '../../../fields/record/recordTitle'
import { useNarrow } from '../../../fields/registry/useNarrow'
import { mayAct } from '../../../model/access/access'
import type { Resource } from '../../../model/fields/resource'
import { useMe } from '../../../providers/backend/backendContext'
import { useCatalogue, useTexts } from '../../../providers/backend/catalogueContext'
import { useDebounced } from '../../../ui/controls/useDebounced'
import { ResourceIcon } from '../../../ui/menu/ResourceIcon'
import { ItemButton } from '../../../ui/primitives/Item'
import { SearchInput, Select } from '../../../ui/primitives/inputs'
import { LoadingRows } from '../../../ui/states/Waiting'
import { TitledDialog } from '../../../ui/theme/TitledDialog'

interface ShareDialogProps {
  readonly onShare: (card: ChatCard) => void
  readonly onClose: () => void
}

/** Most shared resources, listed first. */
const first = ['invoices', 'clients', 'products', 'serials', 'warranty-orders']

/** Chooses a record to share. */
export function ShareDialog({ onShare, onClose }: ShareDialogProps) {
  const { translate, labels } = useTexts()
  const isNarrow = useNarrow()
  const resources = useShareable()
  const [name, setName] = useState(resources[0]?.name ?? '')
  const [sought, setSought] = useState('')
  const resource = resources.find(each => each.name === name)
  return (
    <TitledDialog
      title={translate('chat.share')}
      closable
      onClose={onClose}
      maxWidth="sm"
      fullScreen={isNarrow}
    >
      <DialogContent className="p-stack ch-share">
        <Select
          value={name}
          aria-label={translate('chat.shareKind')}
          onText={setName}
          options={resources.map(each => [each.name, labels.many(each)])}
        />
        <SearchInput
          wide
          value={sought}
          maxLength={100}
          label={translate('chat.shareSearch')}
          onText={setSought}
        />
        {resource && (
          <Suspense fallback={<LoadingRows />}>
            <Found resource={resource} sought={sought} onShare={onShare} />
          </Suspense>
        )}
      </DialogContent>
    </TitledDialog>
  )
}

function useShareable(): readonly Resource[] {
  const catalogue = useCatalogue()
  const me = useMe()
  const getPlace = ({ name }: Resource) => first.indexOf(name) + 1 || first.length + 1
  return [...catalogue.resources.values()]
    .filter(each => each.isSearched && each.schema.menu !== false && mayAct(each, me, 'list'))
    .sort((a, b) => getPlace(a) - getPlace(b))
}

interface FoundProps {
  readonly resource: Resource
  readonly sought: string
  readonly onShare: (card: ChatCard) => void
}

function Found({ resource, sought, onShare }: FoundProps) {
  const { translate, labels } = useTexts()
  const getTitle = useTitleOf()
  const q = useDebounced(sought.trim())
  const { data, isPending } = useGetList(resource.name, {
    pagination: { page: 1, perPage: 20 },
    sort: resource.list.sort,
    filter: q ? { q } : {},
    meta: { picker: true },
  })
  const label = labels.one(resource)
  if (isPending) return <p role="status">{translate('app.common.loading')}</p>
  return (
    <ul className="ch-items">
      {data?.map(record => {
        const title = getTitle(resource, record)
        return (
          <li key={record.id}>
            <ItemButton
              onClick={() => onShare({ label, resource: resource.name, id: record.id, title })}
              start={<ResourceIcon name={resource.schema.icon} />}
              title={<bdi>{title}</bdi>}
            />
          </li>
        )
      })}
      {data?.length === 0 && <li className="p-nothing">{translate('chat.nothingFound')}</li>}
    </ul>
  )
}
