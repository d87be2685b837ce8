import './report.css'
import Schedule from '@mui/icons-material/ScheduleOutlined'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { Button, ButtonLink } from '../../pieces/Button'
import { PageHead } from '../../pieces/PageHead'
import { ErrorState } from '../../pieces/states/ErrorState'
import { LoadingRows } from '../../pieces/states/Loading'
import { State } from '../../pieces/states/State'
import { totalsOf } from './byDay'
import { Days } from './Days'
import { MOST } from './everyMark'
import { Filters } from './Filters'
import { MarksMap } from './MarksMap'
import { useReport } from './useReport'
import { useSheet } from './useSheet'
import { useWords } from './useWords'

/** Who worked when, who came late, what was not marked. */
export function ReportPage() {
  const translate = useTranslate()
  const report = useReport()
  const { days, marks, error, isPending, isCapped, isWrong } = report
  const [hasMap, setMap] = useState(false)
  const save = useSheet(report)
  const isEmpty = days.length === 0 && !isPending && !error && !isWrong
  return (
    <div className="p-page ar">
      <PageHead>
        <ButtonLink to="/dashboard/rrhh/Marcar" variant="outlined" color="inherit">
          {translate('hr.today')}
        </ButtonLink>
        <Button
          variant="outlined"
          color="inherit"
          disabled={days.length === 0}
          onClick={() => void save()}
        >
          {translate('hr.export')}
        </Button>
      </PageHead>
      <Filters report={report} />
      {isWrong && (
        <p className="ar-note" role="alert">
          {translate('hr.wrongDays')}
        </p>
      )}
      {isCapped && (
        <p className="ar-note" role="status">
          {translate('hr.capped', { count: MOST })}
        </p>
      )}
      {isPending && <LoadingRows />}
      {error && <ErrorState error={error} onRetry={() => void report.refetch()} />}
      {isEmpty && (
        <State icon={Schedule} title={translate('hr.empty')} text={translate('hr.emptyText')} />
      )}
      {days.length > 0 && (
        <>
          <Totals report={report} />
          <div>
            <Button variant="outlined" aria-expanded={hasMap} onClick={() => setMap(!hasMap)}>
              {translate(hasMap ? 'hr.hideMap' : 'hr.showMap')}
            </Button>
            {hasMap && <MarksMap marks={marks} names={report.names} />}
          </div>
          <Days report={report} />
          <p className="ar-rule">{translate('hr.rule')}</p>
        </>
      )}
    </div>
  )
}

function Totals({ report }: { readonly report: ReturnType<typeof useReport> }) {
  const translate = useTranslate()
  const words = useWords()
  const { days, minutes, late, incomplete } = totalsOf(report.days)
  const told = [
    ['hr.days', days],
    ['hr.hours', words.hours(minutes)],
    ['hr.lateTimes', late],
    ['hr.incomplete', incomplete],
  ] as const
  return (
    <dl className="ar-totals">
      {told.map(([label, value]) => (
        <div key={label} className="p-card">
          <dt>{translate(label)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
