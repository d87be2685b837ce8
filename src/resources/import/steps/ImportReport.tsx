import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import Undo from '@mui/icons-material/Undo'
import { useListContext, useTranslate } from 'ra-core'
import { Button } from '../../../ui/controls/Button'
import { Card } from '../../../ui/primitives/Card'
import { Facts } from '../../../ui/primitives/Facts'
import { Row } from '../../../ui/primitives/layout'
import { TaskMeter } from '../../../ui/primitives/Meter'
import { Text } from '../../../ui/primitives/Text'
import { useImportParts } from '../plan/importContext'
import { recordsOf } from '../plan/job'
import type { JobControl } from '../plan/useJob'

interface ReportProps {
  readonly control: JobControl
  readonly onClose: () => void
}

const written: ReadonlySet<string> = new Set(['create', 'change'])

/** The result of the import in numbers, with links to the records. */
export function ImportReport({ control, onClose }: ReportProps) {
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
