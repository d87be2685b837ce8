import Bolt from '@mui/icons-material/Bolt'
import { useDataProvider, useTranslate } from 'ra-core'
import { useState } from 'react'
import type { Resource } from '../../model/resource'
import { useLive } from '../../providers/backendContext'
import type { AppDataProvider } from '../../providers/dataProvider/dataProvider'
import { newsOf } from '../form/merging/news'
import type { Sent } from '../useRecord'

interface ChangedNowProps {
  readonly resource: Resource
  readonly record: Sent
}

/** Somebody changed the record while it stands open: its facts are the new ones, and this says whose. */
export function ChangedNow({ resource, record }: ChangedNowProps) {
  const translate = useTranslate()
  const dataProvider = useDataProvider<AppDataProvider>()
  const [by, setBy] = useState<string>()
  useLive(async told => {
    if (told === 'reset') return
    const change = told.find(
      ({ resource: name, id, mine }) =>
        name === resource.name && String(id) === String(record.id) && !mine,
    )
    // Somebody said yes to it as it is.
    if (!change?.version || change.version <= (record._VERSION ?? 0)) return
    const until = { ...record, _VERSION: change.version }
    const since = { ...record, _VERSION: change.version - 1 }
    const news = await newsOf(dataProvider, resource, { since, until })
    setBy(news.by.join(', '))
  })
  return (
    <div role="status">
      {by !== undefined && (
        <p className="r-changed-now">
          <Bolt fontSize="small" aria-hidden="true" />
          {by === ''
            ? translate('app.live.changed')
            : translate('app.live.changedBy', { name: by })}
        </p>
      )}
    </div>
  )
}
