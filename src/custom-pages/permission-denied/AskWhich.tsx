import { useCreatePath, useTranslate } from 'ra-core'
import { useState } from 'react'
import type { Resource } from '../../model/fields/resource'
import { AskAccess } from '../../pieces/states/AskAccess'
import { useLabels } from '../../providers/backend/labels'

interface AskWhichProps {
  readonly closed: readonly Resource[]
}

/** Chooses a closed page to request. */
export function AskWhich({ closed }: AskWhichProps) {
  const translate = useTranslate()
  const labels = useLabels()
  const createPath = useCreatePath()
  const [chosen, setChosen] = useState(closed[0]?.name ?? '')
  const page = createPath({ resource: chosen, type: 'list' })
  return (
    <div className="denied-ask">
      <label>
        {translate('account.denied.askWhich')}
        <select value={chosen} onChange={event => setChosen(event.target.value)}>
          {closed.map(resource => (
            <option key={resource.name} value={resource.name}>
              {labels.many(resource)}
            </option>
          ))}
        </select>
      </label>
      <AskAccess key={page} page={page} />
    </div>
  )
}
