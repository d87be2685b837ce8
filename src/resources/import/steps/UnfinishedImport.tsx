import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useLoaded } from '../../../providers/backend/useLoaded'
import { Button } from '../../../ui/controls/Button'
import { Card, Row } from '../../../ui/primitives/layout'
import { useImportParts } from '../plan/importContext'
import { type ImportJob, type ImportProgress, isDone, rowsOf } from '../plan/job'
import { forgetJob, unfinishedJob } from '../plan/unfinishedJob'
import type { StartedJob } from '../plan/useJob'

interface UnfinishedImportProps {
  readonly onResume: (startedJob: StartedJob) => void
}

/**
 * An import that was interrupted, with buttons to resume or undo it; the last finished import can be
 * undone as a whole.
 */
export function UnfinishedImport({ onResume }: UnfinishedImportProps) {
  const translate = useTranslate()
  const { owner } = useImportParts()
  const startedJob = useLoaded(() => unfinishedJob(owner), [owner])
  const [isForgotten, setForgotten] = useState(false)
  if (!startedJob || isForgotten) return null
  const { job, progress } = startedJob
  const forget = () => void forgetJob(owner).then(() => setForgotten(true))
  const params = { name: job.name, done: progress.written, total: rowsOf(job) }
  const about = aboutOf(job, progress)
  return (
    <Card
      level={3}
      title={translate(`importing.${about}.title`)}
      stacked
      className={about === 'last' ? '' : 'i-unfinished'}
      role="status"
    >
      <p>{translate('importing.unfinished.text', params)}</p>
      <Row wrap>
        <Button
          variant={about === 'last' ? 'outlined' : 'contained'}
          onClick={() => onResume(startedJob)}
          i18nKey={about === 'last' ? 'importing.last.see' : 'importing.run.goOn'}
        />
        <Button color="inherit" onClick={forget}>
          {translate(`importing.${about === 'last' ? 'last' : 'unfinished'}.forget`)}
        </Button>
      </Row>
    </Card>
  )
}

function aboutOf(job: ImportJob, progress: ImportProgress) {
  if (progress.left !== undefined) return 'halfUndone'
  return isDone(job, progress) ? 'last' : 'unfinished'
}
