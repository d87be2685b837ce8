import './figures.css'
import type { ReactNode } from 'react'
import type { DashboardName } from '../../domain/accounts/dashboards'
import { PageHead } from '../page/PageHead'
import { ErrorState } from '../states/ErrorState'
import { Compared } from './Compared'
import { Figures } from './Figures'
import { LoadingFigures } from './LoadingFigures'
import { PeriodPicker } from './PeriodPicker'
import { useDashboard } from './useDashboard'
import { usePeriod } from './usePeriod'

interface BoardProps {
  readonly name: DashboardName
  /** Further actions after the period. */
  readonly actions?: ReactNode
  /** Content between the header and the figures. */
  readonly children?: ReactNode
}

/** A page of figures for a chosen period. */
export function DashboardBoard({ name, actions, children }: BoardProps) {
  const [period, choose] = usePeriod()
  const { data, error, refetch, isPlaceholderData } = useDashboard(name, period)
  return (
    <div className="p-page">
      <PageHead>
        <PeriodPicker period={period} onChoose={choose} />
        {actions}
      </PageHead>
      {children}
      {data && <Compared {...data} />}
      {data && <Figures board={data} isOld={isPlaceholderData} />}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingFigures />}
    </div>
  )
}
