import { printNumber } from '../../base/numbers'
import './report.css'
import Schedule from '@mui/icons-material/ScheduleOutlined'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { Button, ButtonLink } from '../../pieces/controls/Button'
import { LoadingRows } from '../../pieces/loading/Loading'
import { PageHead } from '../../pieces/page/PageHead'
import { ErrorState } from '../../pieces/states/ErrorState'
import { StateFrame } from '../../pieces/states/StateFrame'
import { useResource } from '../../providers/backend/catalogueContext'
import { useExport } from '../../resources/list/tools/useExport'
import { AttendanceDays } from './AttendanceDays'
import { MarksMap } from './MarksMap'
import { ReportFilters } from './ReportFilters'
import { Turner } from './Turner'
import { useReport } from './useReport'
import { useReportSheet } from './useReportSheet'
import { useReportTexts } from './useReportTexts'

export function ReportPage() {
  const translate = useTranslate()
  const report = useReport()
  const { days, error, isPending, isWrong, deletedBefore, markFilter } = report
  const words = useReportTexts()
  const { save: saveMarks, busy } = useExport(useResource('attendance-marks'))
  const [hasMap, setMap] = useState(false)
  const save = useReportSheet(report)
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
        <Button
          variant="outlined"
          color="inherit"
          disabled={days.length === 0}
          loading={busy}
          onClick={() => void saveMarks({ filter: markFilter, sort, columns, format: 'xlsx' })}
        >
          {translate('hr.exportMarks')}
        </Button>
      </PageHead>
      <ReportFilters report={report} />
      {isWrong && (
        <p className="ar-note" role="alert">
          {translate('hr.wrongDays')}
        </p>
      )}
      {deletedBefore && (
        <p className="ar-note" role="status">
          {words.deletedNotice(deletedBefore)}
        </p>
      )}
      {isPending && <LoadingRows />}
      {error && <ErrorState error={error} onRetry={() => void report.refetch()} />}
      {isEmpty && (
        <StateFrame
          icon={Schedule}
          title={translate('hr.empty')}
          text={translate('hr.emptyText')}
        />
      )}
      {days.length > 0 && (
        <>
          <Totals report={report} />
          <div>
            <Button variant="outlined" aria-expanded={hasMap} onClick={() => setMap(!hasMap)}>
              {translate(hasMap ? 'hr.hideMap' : 'hr.showMap')}
            </Button>
            {hasMap && <MarksMap report={report} />}
          </div>
          <AttendanceDays report={report} />
          <Turner report={report} />
          <p className="ar-rule">{translate('hr.rule')}</p>
        </>
      )}
    </div>
  )
}

const sort = ['MARKED_DATE', 'DESC'] as const
/** Columns in the business's order (business.md#attendance); the place links to the map. */
const columns = [
  ...['ID', 'EMPRESA', 'USER_ID', 'MARKED_DATE', 'TIPO', 'SUCURSAL', 'DISPLAYNAME'],
  ...['GEOLOCALIZACION', 'PRECISION', 'RECIBIDO', 'ESTADO'],
]

function Totals({ report }: { readonly report: ReturnType<typeof useReport> }) {
  const translate = useTranslate()
  const words = useReportTexts()
  const { days, minutes, late, incomplete } = report.totals
  const facts = [
    ['hr.days', printNumber(days)],
    ['hr.hours', words.hours(minutes)],
    ['hr.lateTimes', late],
    ['hr.incomplete', incomplete],
  ] as const
  return (
    <dl className="ar-totals">
      {facts.map(([label, value]) => (
        <div key={label} className="p-card">
          <dt>{translate(label)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
