import '../../ui/figures/figures.css'
import { Suspense } from 'react'
import { useDashboard } from '../../features/bi/useDashboard'
import { withNamespaces } from '../../i18n/inUse'
import { mayAct } from '../../model/access/access'
import { useMe } from '../../providers/backend/backendContext'
import { useCatalogue } from '../../providers/backend/catalogueContext'
import { Compared } from '../../ui/figures/Compared'
import { Figures } from '../../ui/figures/Figures'
import { LoadingFigures } from '../../ui/figures/LoadingFigures'
import { portalFor } from '../../ui/menu/sections'
import { Card } from '../../ui/primitives/Card'
import { Split, Stack } from '../../ui/primitives/layout'
import { CardBoundary } from '../../ui/states/CardBoundary'
import { ErrorState } from '../../ui/states/ErrorState'
import { later } from '../../ui/theme/later'
import { QueueBones } from './Bones'
import { LatestNews } from './LatestNews'
import { NextVisits } from './NextVisits'

/** What waits for the reader, their visits and news, their figures and one chart. */
export function MyDay() {
  const { resources } = useCatalogue()
  const me = useMe()
  const mayList = (name: string) => {
    const resource = resources.get(name)
    return resource && mayAct(resource, me, 'list')
  }
  const isPortal = portalFor(me) !== undefined
  const [hasAgenda, hasNews] = [mayList('visits') && !isPortal, mayList('posts')]
  const queue = (
    <CardBoundary>
      <Suspense fallback={isPortal ? null : <QueueBones />}>
        <Queue isHiddenWhenEmpty={isPortal} />
      </Suspense>
    </CardBoundary>
  )
  return (
    <>
      {hasAgenda || hasNews ? (
        <Split>
          {queue}
          <Stack gap={5}>
            {hasAgenda && (
              <CardBoundary>
                <NextVisits />
              </CardBoundary>
            )}
            {hasNews && (
              <CardBoundary>
                <LatestNews />
              </CardBoundary>
            )}
          </Stack>
        </Split>
      ) : (
        queue
      )}
      <MyFigures isPortal={isPortal} />
    </>
  )
}

/** Numbers of the last thirty days, and the first chart the reader may see; a customer's are their open orders. */
function MyFigures({ isPortal }: { readonly isPortal: boolean }) {
  const { data, error, refetch } = useDashboard('app', 'month')
  if (!data && error)
    return (
      <Card as="div">
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Card>
    )
  if (!data) return <LoadingFigures charts={1} />
  const chart = data.figures.find(({ look }) => look !== 'number')
  const figures = data.figures.filter(
    figure =>
      figure === chart || (figure.look === 'number' && !(isPortal && figure.before !== undefined)),
  )
  return (
    <>
      {figures.some(({ before }) => before !== undefined) && <Compared {...data} />}
      <Figures board={{ ...data, figures }} />
    </>
  )
}

const Queue = later(
  async () => (await withNamespaces(import('./WorkQueue'), 'home', 'form', 'columns')).WorkQueue,
)
