import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { ImportTable } from '../../../model/import/readRows'
import { Button } from '../../../ui/controls/Button'
import { Checkbox } from '../../../ui/primitives/inputs'
import { Row } from '../../../ui/primitives/layout'
import { TaskMeter } from '../../../ui/primitives/Meter'
import { Text } from '../../../ui/primitives/Text'
import { ErrorState } from '../../../ui/states/ErrorState'
import { SensitiveNotice } from '../../bulk/SensitiveNotice'
import { sensitiveFirst } from '../../bulk/sensitiveFirst'
import type { ImportPlan, Source } from '../plan/importContext'
import { useImportParts } from '../plan/importContext'
import { jobOf } from '../plan/job'
import type { Rehearsed } from '../plan/rehearseSome'
import { sensitiveIn } from '../plan/sensitiveIn'
import { begin, type StartedJob } from '../plan/useJob'
import { type Rehearsal, useRehearsal } from '../plan/useRehearsal'
import { RowList } from '../rows/RowList'
import { OutcomeTabs, type ShownOutcome } from './OutcomeTabs'
import { WrongRowsButton } from './WrongRowsButton'

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
          <Button color="inherit" onClick={onBack}>
            {translate('app.common.cancel')}
          </Button>
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
        <Button color="inherit" onClick={onBack}>
          {translate('app.common.back')}
        </Button>
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
