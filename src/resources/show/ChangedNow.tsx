import Bolt from '@mui/icons-material/Bolt'
import { useDataProvider, useTranslate } from 'ra-core'
import { useState } from 'react'
import { useLive } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
import type { AppDataProvider } from '../../providers/dataProvider/dataProvider'
import { newsOf } from '../form/merging/news'
import type { SentRecord } from '../record/useRecord'

interface ChangedNowProps {
  readonly record: SentRecord
}

/** Announces that somebody changed the open record, which now shows the new values. */
export function ChangedNow({ record }: ChangedNowProps) {
  const resource = useResource()
  const translate = useTranslate()
  const dataProvider = useDataProvider<AppDataProvider>()
  const [by, setBy] = useState<string>()
  useLive(async message => {
    if (message === 'reset') return
    const change = message.find(
      ({ resource: name, id, mine }) =>
        name === resource.name && String(id) === String(record.id) && !mine,
    )
    // An approval leaves the record unchanged.
    if (!change?.version || change.version <= (record._VERSION ?? 0)) return
    const until = { ...record, _VERSION: change.version }
    const since = { ...record, _VERSION: change.version - 1 }
    const news = await newsOf(dataProvider, resource, { since, until })
    setBy(news.by.join(', '))
  })
  return (
    <div role="status">
      {by !== undefined && (
        <p className="p-row r-changed-now">
          <Bolt fontSize="small" aria-hidden="true" />
          {by === ''
            ? translate('list.live.changed')
            : translate('list.live.changedBy', { name: by })}
        </p>
      )}
    </div>
  )
}
