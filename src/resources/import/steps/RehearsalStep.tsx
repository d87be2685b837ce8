import Download from '@mui/icons-material/FileDownloadOutlined'
import { useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import type { ImportTable } from '../../../model/import/readRows'
import { useTexts } from '../../../providers/backend/catalogueContext'
import type { ImportOutcome } from '../../../providers/dataProvider/importing'
import { Button } from '../../../ui/controls/Button'
import { Checkbox, Segments } from '../../../ui/primitives/inputs'
import { Row, Text } from '../../../ui/primitives/layout'
import { TaskMeter } from '../../../ui/primitives/Meter'
import { ErrorState } from '../../../ui/states/Waiting'
import { SensitiveNotice, sensitiveFirst } from '../../bulk/SensitiveNotice'
import { downloadTable, type TableFormat, writeCsv, writeWorkbook } from '../files/writeTable'
import { usePathLabel } from '../plan/columnLabel'
import { type ImportPlan, type Source, useImportParts } from '../plan/importContext'
import { jobOf } from '../plan/job'
import { type Rehearsed, sensitiveIn } from '../plan/rehearseSome'
import { begin, type StartedJob } from '../plan/useJob'
import { type Rehearsal, useRehearsal } from '../plan/useRehearsal'
import { RowList } from '../rows/RowList'

interface RehearsalStepProps {
  readonly source: Source
  readonly plan: ImportPlan
  readonly onCorrected: (table: ImportTable) => void
  readonly onBack: () => void
  readonly onBegin: (startedJob: StartedJob, skips: boolean) => void
}

/** Previews the outcome of every row with its reason; writing starts on request. */
export function RehearsalStep(props: RehearsalStepProps) {
  const { source, plan, onCorrected, onBack } = props
  const translate = useTranslate()
  const rehearsal = useRehearsal(source, plan, onCorrected)
  const { rows, error, done, retry } = rehearsal
  const total = source.table.rows.length
  if (error) return <ErrorState error={error} what="list" onRetry={retry} />
  if (!rows) {
    return (
      <>
        <TaskMeter
          done={done}
          total={total}
          text={translate('importing.check.running', { done, total })}
        />
        <footer className="p-bar i-foot">
          <Button color="inherit" onClick={onBack} i18nKey="app.common.cancel" />
        </footer>
      </>
    )
  }
  return <RehearsedRows {...props} rehearsal={rehearsal} rows={rows} />
}

interface RehearsedProps extends RehearsalStepProps {
  readonly rehearsal: Rehearsal
  readonly rows: readonly Rehearsed[]
}

function RehearsedRows({ source, plan, rows, rehearsal, onBack, onBegin }: RehearsedProps) {
  const translate = useTranslate()
  const { resource } = useImportParts()
  const sensitive = sensitiveFirst(rows, row => sensitiveIn(resource, row))
  const count = (outcome: ShownOutcome) => rows.filter(row => row.outcome === outcome).length
  const refused = count('refused')
  const writable = count('create') + count('change')
  const [shown, setShown] = useState<ShownOutcome>(refused > 0 ? 'refused' : 'all')
  const [skips, setSkips] = useState(false)
  const isHeld = refused > 0 && !skips
  const hasLines = rows.some(({ numbers }) => numbers.length > 1)
  return (
    <>
      <Row wrap justify="between">
        <OutcomeTabs rows={rows} shown={shown} onShow={setShown} />
        {refused > 0 && <WrongRowsButton source={source} rows={rows} />}
      </Row>
      <SensitiveNotice fields={sensitive.fields} number={sensitive.rows.length}>
        {shown === 'refused' && (
          <Button onClick={() => setShown('all')}>{translate('list.bulk.sensitiveSee')}</Button>
        )}
      </SensitiveNotice>
      <RowList
        key={shown}
        rows={
          shown === 'all' ? sensitive.first : sensitive.first.filter(row => row.outcome === shown)
        }
        source={source}
        plan={plan}
        busy={rehearsal.busy}
        onFix={rehearsal.fix}
      />
      <footer className="p-bar i-foot">
        <Button color="inherit" onClick={onBack} i18nKey="app.common.back" />
        {refused > 0 && (
          <Checkbox
            label={translate('importing.check.skip', { number: refused })}
            checked={skips}
            onChange={event => setSkips(event.target.checked)}
          />
        )}
        <Text size="md" tone="secondary" role="status">
          {translate(isHeld ? 'importing.check.skipFirst' : 'importing.check.nothing')}
        </Text>
        <Button
          variant="contained"
          disabled={isHeld || writable === 0 || rehearsal.busy.size > 0}
          onClick={() => onBegin(begin(jobOf(resource.name, source.name, rows)), skips)}
        >
          {writable === 0
            ? translate('importing.check.idle')
            : translate(`importing.check.${hasLines ? 'runRecords' : 'run'}`, { number: writable })}
        </Button>
      </footer>
    </>
  )
}

type ShownOutcome = ImportOutcome | 'all'

interface OutcomeTabsProps {
  readonly rows: readonly Rehearsed[]
  readonly shown: ShownOutcome
  readonly onShow: (shown: ShownOutcome) => void
}
const outcomes: readonly ShownOutcome[] = ['all', 'create', 'change', 'same', 'refused']

/** Row counts by outcome; each tab shows only those rows. */
function OutcomeTabs({ rows, shown, onShow }: OutcomeTabsProps) {
  const translate = useTranslate()
  const count = (outcome: ShownOutcome) =>
    outcome === 'all' ? rows.length : rows.filter(row => row.outcome === outcome).length
  return (
    <div className="p-across">
      <Segments
        label={translate('importing.check.rows')}
        value={shown}
        onChange={onShow}
        choices={outcomes.map(outcome => ({
          value: outcome,
          label: (
            <>
              <strong>{count(outcome)}</strong> {translate(`importing.check.${outcome}`)}
            </>
          ),
        }))}
      />
    </div>
  )
}

interface WrongRowsButtonProps {
  readonly source: Source
  readonly rows: readonly Rehearsed[]
}

/** Downloads the invalid rows with a column of reasons, to correct and import again. */
function WrongRowsButton({ source, rows }: WrongRowsButtonProps) {
  const { translate, language } = useTexts()
  const notify = useNotify()
  const reasonsOf = useReasons()
  const { resource } = useImportParts()
  const give = async (format: TableFormat) => {
    const wrong = new Map(
      rows
        .filter(({ outcome }) => outcome === 'refused')
        .flatMap(row => row.numbers.map(number => [number, row] as const)),
    )
    const sheet = {
      name: translate('importing.check.reasons'),
      headers: [...source.table.headers, translate('importing.check.reasons')],
      rows: source.table.rows.flatMap(({ number, cells }) => {
        const row = wrong.get(number)
        const whole = source.table.headers.map((_, at) => cells[at] ?? null)
        return row ? [[...whole, reasonsOf(row)]] : []
      }),
    }
    const blob = format === 'csv' ? writeCsv(sheet, language) : writeWorkbook([sheet], language)
    downloadTable(await blob, `${resource.name}-${translate('importing.check.refused')}.${format}`)
  }
  const tell = (error: Error) => notify(error.message, { type: 'error' })
  return (
    <Row wrap>
      <Text size="md" tone="secondary" i18nKey="importing.check.wrongFile" />
      {(['xlsx', 'csv'] as const).map(format => (
        <Button
          key={format}
          startIcon={<Download />}
          aria-label={`${translate('importing.check.wrongFile')}: ${format.toUpperCase()}`}
          onClick={() => void give(format).catch(tell)}
        >
          {format.toUpperCase()}
        </Button>
      ))}
    </Row>
  )
}

function useReasons() {
  const label = usePathLabel()
  return ({ errors, message }: Rehearsed) => {
    const at = Object.entries(errors).map(([path, reason]) => `${label(path)}: ${reason}`)
    return [...at, ...(message ? [message] : [])].join('; ')
  }
}
