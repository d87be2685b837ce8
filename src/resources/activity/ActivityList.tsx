import '../history/history.css'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ResourceContextProvider, useDataProvider, useTranslate } from 'ra-core'
import { useState } from 'react'
import type { ActivityEntry } from '../../model/openapi/historyPaths'
import { useCatalogue, useLabels } from '../../providers/backend/catalogueContext'
import type { AppDataProvider } from '../../providers/dataProvider/dataProvider'
import { Button } from '../../ui/controls/Button'
import { RecordLink } from '../../ui/controls/MaybeLink'
import { Waiting } from '../../ui/states/Waiting'
import { DayGroups } from '../history/DayGroups'
import { HistoryText } from '../history/HistoryText'

export interface ActivityListProps {
  readonly person: string | number
  /** Changes shown at first. */
  readonly most?: number
  /** One line per change, without its values. */
  readonly isBrief?: boolean
}

/** A person's changes, newest first, by day; each record is a link. */
export function ActivityList({
  person,
  most = Number.POSITIVE_INFINITY,
  isBrief = false,
}: ActivityListProps) {
  const [shown, setShown] = useState(most)
  const translate = useTranslate()
  const { data, error, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useActivityPages(person)
  if (isPending || error) return <Waiting error={error} onRetry={refetch} />
  const all = data.pages.flatMap(page => page.activity)
  const deeds = all.slice(0, shown)
  const more = () => {
    setShown(Number.POSITIVE_INFINITY)
    if (deeds.length === all.length) void fetchNextPage()
  }
  return (
    <>
      {deeds.length === 0 && <p className="p-quiet">{translate('history.noActivity')}</p>}
      <DayGroups entries={deeds}>
        {deed => (
          <ActivityItem
            key={`${deed.resource} ${deed.id} ${deed.version}`}
            deed={isBrief ? { ...deed, changes: {} } : deed}
          />
        )}
      </DayGroups>
      {(hasNextPage || deeds.length < all.length) && (
        <Button color="inherit" loading={isFetchingNextPage} onClick={more}>
          {translate('history.older')}
        </Button>
      )}
    </>
  )
}

function ActivityItem({ deed }: { readonly deed: ActivityEntry }) {
  const labels = useLabels()
  const resource = useCatalogue().get(deed.resource)
  const subject = (
    <>
      {labels.one(resource)}{' '}
      <RecordLink resource={resource.name} id={deed.id}>
        <b dir="auto">{deed.title}</b>
      </RecordLink>
    </>
  )
  return (
    <ResourceContextProvider value={resource.name}>
      <HistoryText entry={deed} subject={subject} isOfDay />
    </ResourceContextProvider>
  )
}

function useActivityPages(person: string | number) {
  const dataProvider = useDataProvider<AppDataProvider>()
  const { load } = useCatalogue()
  return useInfiniteQuery({
    queryKey: ['users', 'activity', String(person)],
    queryFn: async ({ pageParam, signal }) => {
      const page = await dataProvider.activity(person, { before: pageParam, signal })
      await load(page.activity.map(({ resource }) => resource))
      return page
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: page => page.next,
  })
}
