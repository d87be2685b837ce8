import '../../pieces/figures/figures.css'
import { useDashboard } from '../../features/bi/useDashboard'
import { mayAct } from '../../model/access/access'
import { Compared } from '../../pieces/figures/Compared'
import { Figures } from '../../pieces/figures/Figures'
import { LoadingFigures } from '../../pieces/figures/LoadingFigures'
import { CardBoundary } from '../../pieces/states/CardBoundary'
import { ErrorState } from '../../pieces/states/ErrorState'
import { useMe } from '../../providers/backend/backendContext'
import { useCatalogue } from '../../providers/backend/catalogueContext'
import { NextVisits } from './NextVisits'

/** Open and overdue work, and next visits. */
export function MyDay() {
  const { data, error, refetch } = useDashboard('app', 'month')
  const visits = useCatalogue().resources.get('visits')
  const me = useMe()
  const hasAgenda = visits && mayAct(visits, me, 'list')
  return (
    <>
      {data && <Compared {...data} />}
      {data && (
        <Figures board={data}>
          {hasAgenda && (
            <CardBoundary>
              <NextVisits />
            </CardBoundary>
          )}
        </Figures>
      )}
      {!data && error && (
        <section className="p-card">
          <ErrorState error={error} onRetry={() => void refetch()} />
        </section>
      )}
      {!data && !error && <LoadingFigures />}
    </>
  )
}
