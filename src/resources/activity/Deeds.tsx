import '../history/history.css'
import Button from '@mui/material/Button'
import { useInfiniteQuery } from '@tanstack/react-query'
import { LinkBase, useCreatePath, useDataProvider, useTranslate } from 'ra-core'
import { date } from '../../model/kinds/time'
import { ErrorState } from '../../pieces/states/ErrorState'
import { LoadingRows } from '../../pieces/states/Loading'
import { useLanguage } from '../../providers/backendContext'
import { useCatalogue } from '../../providers/catalogueContext'
import type { AppDataProvider } from '../../providers/dataProvider/dataProvider'
import type { Deed } from '../../providers/dataProvider/past'
import { useLabels } from '../../providers/labels'
import { byDay } from '../history/byDay'
import { Told } from '../history/Told'

export interface DeedsProps {
  readonly person: string | number
}

/** What a person changed, newest first, by day; each record leads to its page. */
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
      {deeds.length === 0 && <p className="h-none">{translate('app.history.noActivity')}</p>}
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
          {translate('app.history.older')}
        </Button>
      )}
    </>
  )
}

function DeedTold({ deed }: { readonly deed: Deed }) {
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
  return <Told resource={resource} entry={deed} subject={subject} />
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
