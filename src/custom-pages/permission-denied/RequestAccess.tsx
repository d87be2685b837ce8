import { useCreatePath, useTranslate } from 'ra-core'
import { useState } from 'react'
import type { Resource } from '../../model/fields/resource'
import { RequestAccessButton } from '../../pieces/states/RequestAccessButton'
import { useLabels } from '../../providers/backend/labels'

interface RequestAccessProps {
  readonly closed: readonly Resource[]
}

/** Chooses a closed page to request. */
export function RequestAccess({ closed }: RequestAccessProps) {
  const translate = useTranslate()
  const labels = useLabels()
  const createPath = useCreatePath()
  const [selected, setSelected] = useState(closed[0]?.name ?? '')
  const page = createPath({ resource: selected, type: 'list' })
  return (
    <div className="denied-ask">
      <label>
        {translate('account.denied.askWhich')}
        <select
          className="p-input"
          value={selected}
          onChange={event => setSelected(event.target.value)}
        >
          {closed.map(resource => (
            <option key={resource.name} value={resource.name}>
              {labels.many(resource)}
            </option>
          ))}
        </select>
      </label>
      <RequestAccessButton key={page} page={page} />
    </div>
  )
}
