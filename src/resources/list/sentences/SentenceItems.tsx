import FilterList from '@mui/icons-material/FilterList'
import { Command } from 'cmdk'
import { ResourceContextProvider, useCreatePath } from 'ra-core'
import { Suspense } from 'react'
import { mayAct } from '../../../model/access/access'
import { namedLists, namesOf } from '../../../model/sentences/labels/synonymsOf'
import { useMe } from '../../../providers/backend/backendContext'
import { useCatalogue, useResourceView } from '../../../providers/backend/catalogueContext'
import type { PaletteSentencesProps } from '../../../ui/find/paletteSentences'
import { ConditionWords } from '../conditions/ConditionWords'
import { filterOfConditions } from '../conditions/items'
import { OrderWords } from './OrderWords'
import { useSentence, useSentenceLabels } from './useSentence'

/** A sentence that names a list, such as "orders of this month", opens the list with its conditions. */
export function SentenceItems(props: PaletteSentencesProps) {
  const catalogue = useCatalogue()
  const me = useMe()
  // Lists also have names in the other language, and names of their own.
  const labels = useSentenceLabels()
  if (me.PLAIN_SERVER || !labels) return null
  const lists = [...catalogue.resources.values()].filter(resource => mayAct(resource, me, 'list'))
  const named = namedLists(
    props.words,
    lists.map(resource => ({
      name: resource.name,
      labels: namesOf(labels.resource(resource), labels.synonyms(resource.name)),
    })),
  )
  return named.map(name => (
    <ResourceContextProvider key={name} value={name}>
      <Suspense fallback={null}>
        <SentenceItem {...props} />
      </Suspense>
    </ResourceContextProvider>
  ))
}

function SentenceItem({ words, onGo }: PaletteSentencesProps) {
  const { translate, labels, resource } = useResourceView()
  const createPath = useCreatePath()
  const offer = useSentence(resource, words)
  if (!offer || (offer.items.length === 0 && !offer.sort)) return null
  const { items, sort, rest } = offer
  const order = sort ? `&sort=${sort.field}&order=${sort.order}` : ''
  const q = resource.searched.length > 0 && rest.length > 0 ? { q: rest.join(' ') } : {}
  const filter = JSON.stringify({ ...q, ...filterOfConditions({ joint: 'all', items }) })
  const path = createPath({ resource: resource.name, type: 'list' })
  return (
    <Command.Group heading={labels.many(resource)}>
      <Command.Item
        value={`record ${resource.name} sentence`}
        onSelect={() => onGo(`${path}?filter=${encodeURIComponent(filter)}${order}`)}
      >
        <FilterList fontSize="small" aria-hidden="true" />
        <span className="palette-record">
          <bdi>
            {translate('list.sentence.offer')}{' '}
            {items.map((item, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no other identity
              <span key={at}>
                {at > 0 && ' · '}
                <ConditionWords item={item} />
              </span>
            ))}
            {sort && items.length > 0 && ' · '}
            {sort && <OrderWords sort={sort} />}
          </bdi>
          {rest.length > 0 && <small>{translate('list.sentence.unread', { words: rest })}</small>}
        </span>
      </Command.Item>
    </Command.Group>
  )
}
