import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import Schedule from '@mui/icons-material/ScheduleOutlined'
import { useTranslate } from 'ra-core'
import { Suspense, useState } from 'react'
import { printNumber } from '../../base/numbers'
import type { PersonDay } from '../../domain/attendance/reportByDay'
import { named } from '../../fields/record/useTitles'
import { useResource, useTexts } from '../../providers/backend/catalogueContext'
import { useExport } from '../../resources/list/tools/useExport'
import { Button, ButtonLink, IconButton } from '../../ui/controls/Button'
import { PageHead } from '../../ui/page/PageHead'
import { Banner } from '../../ui/primitives/Banner'
import { Card, Grid, Row, Text } from '../../ui/primitives/layout'
import { StateFrame } from '../../ui/states/StateFrame'
import { ErrorState, LoadingRows } from '../../ui/states/Waiting'
import { later } from '../../ui/theme/later'
import { AttendanceDays } from './AttendanceDays'
import { ReportFilters } from './ReportFilters'
import { REPORT_PAGE, useReport } from './useReport'
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
  const look = { variant: 'outlined', color: 'inherit', disabled: days.length === 0 } as const
  return (
    <div className="p-page ar">
      <PageHead>
        <ButtonLink to="/dashboard/rrhh/Marcar" variant="outlined" color="inherit">
          {translate('hr.today')}
        </ButtonLink>
        <Button {...look} aria-expanded={hasMap} onClick={() => setMap(!hasMap)}>
          {translate(hasMap ? 'hr.hideMap' : 'hr.showMap')}
        </Button>
        <Button {...look} onClick={() => void save()} i18nKey="hr.export" />
        <Button
          {...look}
          loading={busy}
          onClick={() => void saveMarks({ filter: markFilter, sort, columns, format: 'xlsx' })}
          i18nKey="hr.exportMarks"
        />
      </PageHead>
      <ReportFilters report={report} />
      {isWrong && (
        <Banner tone="warning" role="alert">
          {translate('hr.wrongDays')}
        </Banner>
      )}
      {deletedBefore && (
        <Banner tone="warning" role="status">
          {words.deletedNotice(deletedBefore)}
        </Banner>
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
          <Suspense fallback={<LoadingRows />}>
            {hasMap && <MarksMap days={report.visibleDays} filter={report.markFilter} />}
          </Suspense>
          <AttendanceDays report={report} />
          <Turner report={report} />
          <Text as="p" size="md" tone="secondary" i18nKey="hr.rule" />
        </>
      )}
    </div>
  )
}

const MarksMap = later(() => import('./MarksMap'), 'MarksMap', 'board')

const sort = ['MARKED_DATE', 'DESC'] as const
/** Columns in the business's order (business.md#attendance); the place links to the map. */
const columns = [
  ...['ID', 'EMPRESA', 'USER_ID', 'MARKED_DATE', 'TIPO', 'SUCURSAL', 'DISPLAYNAME'],
  ...['GEOLOCALIZACION', 'PRECISION', 'RECIBIDO', 'ESTADO'],
]

function Totals({ report }: { readonly report: ReturnType<typeof useReport> }) {
  const words = useReportTexts()
  const { days, minutes, late, incomplete } = report.totals
  const facts = [
    ['hr.days', printNumber(days)],
    ['hr.hours', words.hours(minutes)],
    ['hr.lateTimes', late],
    ['hr.incomplete', incomplete],
  ] as const
  return (
    <Grid as="dl" min={140} fit gap={3}>
      {facts.map(([label, value]) => (
        <Card key={label} as="div">
          <dt>
            <Text size="sm" tone="secondary" i18nKey={label} />
          </dt>
          <dd>
            <Text size="xxl" strong>
              {value}
            </Text>
          </dd>
        </Card>
      ))}
    </Grid>
  )
}

/** The report as a workbook, in the reader's language; a row mentions days with deleted marks. */
function useReportSheet({ days, names, filter, deletedBefore }: ReturnType<typeof useReport>) {
  const { translate, language } = useTexts()
  const words = useReportTexts()
  const heads = ['day', 'person', 'branch', 'arrival', 'lunch', 'departure', 'hours', 'lateness']
  const toRow = (day: PersonDay) => [
    ...[day.day, named(names, day.person), words.branch(day.branch), words.time(day.marks.entrada)],
    ...[words.lunch(day), words.time(day.marks.salida)],
    ...[day.minutes === null ? '' : words.hours(day.minutes), day.late],
    ...[words.state(day), day.delay, day.held.map(words.heldMarks).join('; ')],
  ]
  return async () => {
    const { downloadTable, writeWorkbook } = await import('../../resources/import/files/writeTable')
    const headers = [...heads, 'incomplete', 'delay', 'held'].map(head => translate(`hr.${head}`))
    const deletedNotice = deletedBefore ? [[filter.from, words.deletedNotice(deletedBefore)]] : []
    const rows = [...days.map(toRow), ...deletedNotice]
    const name = `rrhh-${filter.from}-${filter.to}.xlsx`
    downloadTable(await writeWorkbook([{ name: filter.from, headers, rows }], language), name)
  }
}

/** Paging; hidden when all rows are shown. */
function Turner({ report }: { readonly report: ReturnType<typeof useReport> }) {
  const translate = useTranslate()
  const { days, visibleDays, first, setPage } = report
  if (days.length <= REPORT_PAGE) return null
  const page = first / REPORT_PAGE
  return (
    <Row as="nav" justify="center" aria-label={translate('hr.days')}>
      <IconButton
        aria-label={translate('app.action.previousPage')}
        disabled={first === 0}
        onClick={() => setPage(page - 1)}
      >
        <ChevronLeft className="p-mirror" />
      </IconButton>
      <Text role="status">
        <bdi dir="ltr">{`${printNumber(first + 1)}–${printNumber(first + visibleDays.length)}`}</bdi>
        {` / ${printNumber(days.length)}`}
      </Text>
      <IconButton
        aria-label={translate('app.action.nextPage')}
        disabled={first + REPORT_PAGE >= days.length}
        onClick={() => setPage(page + 1)}
      >
        <ChevronRight className="p-mirror" />
      </IconButton>
    </Row>
  )
}
