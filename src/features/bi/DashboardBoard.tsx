import '../../pieces/figures/figures.css'
import type { ReactNode } from 'react'
import type { DashboardName } from '../../domain/accounts/dashboards'
import { Compared } from '../../pieces/figures/Compared'
import { Figures } from '../../pieces/figures/Figures'
import { LoadingFigures } from '../../pieces/figures/LoadingFigures'
import { PeriodPicker } from '../../pieces/figures/PeriodPicker'
import { usePeriod } from '../../pieces/figures/usePeriod'
import { PageHead } from '../../pieces/page/PageHead'
import { ErrorState } from '../../pieces/states/ErrorState'
import { useDashboard } from './useDashboard'

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
