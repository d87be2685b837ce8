import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import { Suspense } from 'react'
import { systemBehind } from '../../../model/access/calls'
import { type SentRecord, useResourceView } from '../../../providers/backend/catalogueContext'
import { Timeline } from '../../../ui/primitives/Meter'
import type { Writer } from '../../form/fields/resolver'
import { CopyChanges } from '../../form/merging/CopyText'
import { HistoryText } from '../../history/HistoryText'
import { useHistory } from '../../history/useHistory'

interface ChangedMeanwhileProps {
  readonly writer: Writer
  /** The record when the dialog opened. */
  readonly base: SentRecord
  readonly record: SentRecord
  readonly isClosed: boolean
}

/** What others did to the record while the dialog was open. */
export function ChangedMeanwhile({ writer, base, record, isClosed }: ChangedMeanwhileProps) {
  const { resource, translate } = useResourceView()
  const { entries } = useHistory(resource, record)
  const since = entries.filter(({ version }) => version > (base._VERSION ?? 0))
  const keeps = isClosed && writer.writable.size > 0
  return (
    <Alert severity="warning" action={keeps && <CopyChanges writer={writer} />}>
      <AlertTitle>{translate('form.conflictTitle')}</AlertTitle>
      {isClosed && <p>{translate('form.flow.closed')}</p>}
      {keeps && <p>{translate('form.merge.kept')}</p>}
      {/* the dialog stays in sight while the code of a value loads */}
      <Suspense>
        {since.length > 0 && (
          <Timeline label={translate('history.title')}>
            {since.map(entry => (
              <HistoryText
                key={entry.version}
                entry={entry}
                subject={
                  <b dir="auto">
                    {entry.by?.DISPLAYNAME ??
                      systemBehind(entry.action) ??
                      translate('history.somebody')}
                  </b>
                }
              />
            ))}
          </Timeline>
        )}
      </Suspense>
    </Alert>
  )
}
