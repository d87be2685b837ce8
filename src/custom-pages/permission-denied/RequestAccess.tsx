import { useCreatePath, useTranslate } from 'ra-core'
import { useState } from 'react'
import type { Resource } from '../../model/fields/resource'
import { useLabels } from '../../providers/backend/labels'
import { Field, Select } from '../../ui/primitives/inputs'
import { Stack } from '../../ui/primitives/layout'
import { RequestAccessButton } from '../../ui/states/RequestAccessButton'

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
    <Stack gap={3} align="center">
      <Field label={translate('account.denied.askWhich')}>
        {input => (
          <Select {...input} value={selected} onChange={event => setSelected(event.target.value)}>
            {closed.map(resource => (
              <option key={resource.name} value={resource.name}>
                {labels.many(resource)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <RequestAccessButton key={page} page={page} />
    </Stack>
  )
}
