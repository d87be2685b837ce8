import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import Undo from '@mui/icons-material/Undo'
import { useListContext, useTranslate } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { useErrorWords } from '../../../providers/backend/useErrorWords'
import { Button } from '../../../ui/controls/Button'
import { Facts } from '../../../ui/primitives/Facts'
import { Card, Row, Text } from '../../../ui/primitives/layout'
import { TaskMeter } from '../../../ui/primitives/Meter'
import { Confirm } from '../../../ui/theme/Confirm'
import { useImportParts } from '../plan/importContext'
import { recordsOf, rowsOf } from '../plan/job'
import { type JobControl, type JobState, type StartedJob, useJob } from '../plan/useJob'

interface RunStepProps {
  readonly startedJob: StartedJob
  readonly skips: boolean
  readonly onAgain: () => void
  readonly onClose: () => void
}

/** Writes the rows, can be paused and resumed, and reports the result. */
export function RunStep({ startedJob, skips, onAgain, onClose }: RunStepProps) {
  const translate = useTranslate()
  const control = useJob(startedJob, skips)
  const { job, progress, state } = control
  const isBegun = useRef(false)
  const { goOn, undo: takeBack } = control
  const isTakenBack = progress.left !== undefined
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    void (isTakenBack ? takeBack() : goOn())
  }, [goOn, takeBack, isTakenBack])
  const [isAsking, setAsking] = useState(false)
  const undo = () => {
    setAsking(false)
    void control.undo()
  }
  const params = { done: progress.written, total: rowsOf(job) }
  return (
    <>
      {reported.has(state) ? (
        <ImportReport control={control} onClose={onClose} />
      ) : (
        <TaskMeter
          done={params.done}
          total={params.total}
          text={translate('importing.run.progress', params)}
        />
      )}
      <Halt control={control} />
      {state === 'running' && <p className="p-quiet">{translate('importing.run.keep')}</p>}
      <footer className="p-bar i-foot">
        {state === 'running' && (
          <Button color="inherit" variant="outlined" onClick={control.stop}>
            {translate('importing.run.stop')}
          </Button>
        )}
        {isUndoable(control) && (
          <Button color="error" onClick={() => setAsking(true)} i18nKey="importing.report.undo" />
        )}
        {state !== 'running' && state !== 'undoing' && (
          <Button variant="outlined" onClick={onAgain} i18nKey="importing.report.another" />
        )}
      </footer>
      {isAsking && (
        <Confirm
          title={translate('importing.report.undoTitle')}
          text={translate('importing.report.undoText')}
          yes={translate('importing.report.undo')}
          onYes={undo}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  )
}

const reported: ReadonlySet<JobState> = new Set(['done', 'undoing', 'halfUndone', 'undone'])

const isUndoable = ({ state, progress }: JobControl) =>
  progress.next > 0 && state !== 'running' && state !== 'undoing' && state !== 'undone'

/** Why writing stopped, and how to continue. */
function Halt({ control }: { readonly control: JobControl }) {
  const translate = useTranslate()
  const { state, error, goOn } = control
  if (!['stopped', 'lost', 'refused'].includes(state)) {
    return (
      error && (
        <Card stacked className="i-unfinished" role="alert">
          <Said text={error.message} />
          <RefusedNow rows={error.body?.rows} />
        </Card>
      )
    )
  }
  return (
    <Card stacked className="i-unfinished" role="alert">
      <p>{translate(state === 'lost' ? 'importing.run.lost' : 'importing.run.stopped')}</p>
      {error && state !== 'lost' && <Said text={error.message} />}
      {state === 'refused' && <RefusedNow rows={error?.body?.rows} />}
      <Row wrap>
        {state === 'refused' ? (
          <Button variant="contained" onClick={() => void goOn(true)}>
            {translate('importing.run.skipNow')}
          </Button>
        ) : (
          <Button variant="contained" onClick={() => void goOn()} i18nKey="importing.run.goOn" />
        )}
      </Row>
    </Card>
  )
}

const Said = ({ text }: { readonly text: string }) => (
  <Text as="p" tone="error">
    {useErrorWords()(text)}
  </Text>
)

interface RefusedAnswer {
  readonly index: number
  readonly outcome: string
  readonly message?: string
  readonly errors?: Readonly<Record<string, string>>
}

/** Rows that were valid in the rehearsal and were refused when written. */
const RefusedNow = ({ rows = [] }: { readonly rows?: readonly RefusedAnswer[] }) => (
  <ul className="p-bullets i-reasons">
    {rows
      .filter(({ outcome }) => outcome === 'refused')
      .slice(0, 20)
      .map(({ index, message, errors = {} }) => (
        <li key={index}>{[...Object.values(errors), message].filter(Boolean).join('; ')}</li>
      ))}
  </ul>
)

interface ReportProps {
  readonly control: JobControl
  readonly onClose: () => void
}

const written: ReadonlySet<string> = new Set(['create', 'change'])

/** The result of the import in numbers, with links to the records. */
function ImportReport({ control, onClose }: ReportProps) {
  const translate = useTranslate()
  const { resource } = useImportParts()
  const { setFilters } = useListContext()
  const { job, progress, state } = control
  const { counts, refused, ids } = progress
  const isUndone = state === 'undone'
  const see = () => {
    setFilters({ [resource.key.name]: ids })
    onClose()
  }
  const reported = [
    ['create', counts.create],
    ['change', counts.change],
    ['same', counts.same + job.same],
    ['left', job.left],
    ['refused', counts.refused],
  ] as const
  const head = {
    done: 'report.done',
    undone: 'report.undone',
    undoing: 'report.undoing',
    halfUndone: 'report.halfUndone',
  } as const
  const total = recordsOf(progress)
  const undoing = { done: Math.max(total - (progress.left ?? total), 0), total }
  return (
    <Card
      stacked
      className="i-report"
      role="status"
      level={3}
      title={
        <Row as="span">
          {progress.left !== undefined ? (
            <Undo aria-hidden="true" />
          ) : (
            <CheckCircle aria-hidden="true" />
          )}
          {translate(`importing.${head[state as keyof typeof head]}`)}
        </Row>
      }
    >
      <Facts
        className="i-counts"
        min={120}
        facts={reported
          .filter(([name, count]) => count > 0 || name === 'create' || name === 'change')
          .map(([name, count]) => ({
            label: translate(`importing.report.${name}`),
            value: (
              <Text size="xxl" strong as={isUndone && written.has(name) ? 's' : 'span'}>
                {count}
              </Text>
            ),
          }))}
      />
      {(state === 'undoing' || state === 'halfUndone') && (
        <TaskMeter {...undoing} text={translate('importing.report.undoProgress', undoing)} />
      )}
      {refused.length > 0 && (
        <ul className="p-bullets i-reasons">
          {refused.slice(0, 50).map(({ number, reasons }) => (
            <li key={number}>
              {translate('importing.check.row', { number })}: {reasons.join('; ')}
            </li>
          ))}
        </ul>
      )}
      {state === 'done' && ids.length > 0 && (
        <Row>
          <Button variant="contained" onClick={see} i18nKey="importing.report.see" />
        </Row>
      )}
    </Card>
  )
}
