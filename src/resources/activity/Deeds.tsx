import '../history/history.css'
import Button from '@mui/material/Button'
import { useInfiniteQuery } from '@tanstack/react-query'
import { LinkBase, useCreatePath, useDataProvider, useTranslate } from 'ra-core'
import { date } from '../../kinds/date/data'
import { LoadingRows } from '../../pieces/loading/Loading'
import { ErrorState } from '../../pieces/states/ErrorState'
import { useLanguage } from '../../providers/backend/backendContext'
import { useCatalogue } from '../../providers/backend/catalogueContext'
import { useLabels } from '../../providers/backend/labels'
import type { AppDataProvider } from '../../providers/dataProvider/dataProvider'
import type { ActivityEntry } from '../../providers/dataProvider/past'
import { byDay } from '../history/byDay'
import { HistoryText } from '../history/HistoryText'

export interface DeedsProps {
  readonly person: string | number
}

/** A person's changes, newest first, by day; each record is a link. */
export function Deeds({ person }: DeedsProps) {
  const translate = useTranslate()
  const language = useLanguage()
  const { data, error, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useDeeds(person)
  if (isPending) return <LoadingRows />
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  const deeds = data.pages.flatMap(page => page.activity)
  return (
    <>
      {deeds.length === 0 && <p className="h-none">{translate('history.noActivity')}</p>}
      {byDay(deeds).map(([day, all]) => (
        <div key={day} className="h-day">
          <h3>{date.print(day, {}, language)}</h3>
          <ol>
            {all.map(deed => (
              <DeedTold key={`${deed.resource} ${deed.id} ${deed.version}`} deed={deed} />
            ))}
          </ol>
        </div>
      ))}
      {hasNextPage && (
        <Button color="inherit" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {translate('history.older')}
        </Button>
      )}
    </>
  )
}

function DeedTold({ deed }: { readonly deed: ActivityEntry }) {
  const labels = useLabels()
  const createPath = useCreatePath()
  const resource = useCatalogue().get(deed.resource)
  const to = createPath({ resource: resource.name, type: 'show', id: deed.id })
  const subject = (
    <>
      {labels.one(resource)}{' '}
      <LinkBase className="f-link" to={to}>
        <b dir="auto">{deed.title}</b>
      </LinkBase>
    </>
  )
  return <HistoryText resource={resource} entry={deed} subject={subject} />
}

function useDeeds(person: string | number) {
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
