import '../../ui/figures/figures.css'
import type { ReactNode } from 'react'
import type { DashboardName } from '../../domain/accounts/dashboards'
import { Compared } from '../../ui/figures/Compared'
import { Figures } from '../../ui/figures/Figures'
import { LoadingFigures } from '../../ui/figures/LoadingFigures'
import { PeriodPicker } from '../../ui/figures/PeriodPicker'
import { usePeriod } from '../../ui/figures/usePeriod'
import { PageHead } from '../../ui/page/PageHead'
import { Waiting } from '../../ui/states/Waiting'
import { useDashboard } from './useDashboard'

interface BoardProps {
  readonly name: DashboardName
  /** Further actions after the period. */
  readonly actions?: ReactNode
  /** Content between the header and the figures. */
  readonly children?: ReactNode
}

/** The page of a dashboard without content of its own. */
export const dashboardPage = (name: DashboardName) => () => <DashboardBoard name={name} />

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
      {!data && <Waiting error={error} onRetry={refetch} shape={<LoadingFigures />} />}
    </div>
  )
}
