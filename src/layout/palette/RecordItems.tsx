import { useQuery } from '@tanstack/react-query'
import { Command } from 'cmdk'
import { useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import { ResourceIcon } from '../../pieces/menu/ResourceIcon'
import { useMe } from '../../providers/backendContext'
import { useLabels } from '../../providers/labels'
import type { GroupProps } from './Palette'
import { useFindRecords } from './useFindRecords'
import { useOpenRecord } from './useOpenRecord'

const SHORTEST = 2
const PAUSE_MS = 250

/** The records the words lead to, list by list. */
export function RecordItems({ words, onDo }: GroupProps & { readonly words: string }) {
  const translate = useTranslate()
  const labels = useLabels()
  const find = useFindRecords()
  const open = useOpenRecord()
  const { ID, EMPRESA } = useMe()
  const asked = useSettled(words)
  const isWanted = words.length >= SHORTEST
  const {
    data: answer,
    isFetching,
    error,
  } = useQuery({
    queryKey: ['palette', ID, EMPRESA, asked],
    queryFn: () => find(asked),
    enabled: asked.length >= SHORTEST,
    staleTime: 30_000,
    retry: false,
  })
  if (!isWanted) return null
  if (error) return <p className="palette-empty">{translate('shell.palette.failed')}</p>
  // Enter takes what is offered: what answered older words is none of it.
  const data = asked === words ? answer : undefined
  const resources = new Set(data?.map(({ resource }) => resource))
  return (
    <>
      {(isFetching || asked !== words) && (
        <Command.Loading>
          <span className="palette-searching">{translate('shell.palette.searching')}</span>
        </Command.Loading>
      )}
      {[...resources].map(resource => (
        <Command.Group key={resource.name} heading={labels.many(resource)}>
          {data
            ?.filter(record => record.resource === resource)
            .map(record => (
              <Command.Item
                key={record.id}
                value={`record ${resource.name} ${record.id}`}
                onSelect={() => onDo(() => open(record))}
              >
                <ResourceIcon name={resource.schema.icon} />
                <bdi>{record.title}</bdi>
                {String(record.id) !== record.title && <small dir="ltr">{record.id}</small>}
              </Command.Item>
            ))}
        </Command.Group>
      ))}
    </>
  )
}

/** The words, once no key was pressed for a moment. */
function useSettled(words: string) {
  const [settled, setSettled] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words])
  return settled
}
