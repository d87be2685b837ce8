import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { RecordContext, ResourceContextProvider, useTranslate } from 'ra-core'
import { useId, useMemo } from 'react'
import type { InlineCreateProps } from '../../fields/record/inlineCreate'
import { formDefaults } from '../../model/validation/draft'
import { useMe } from '../../providers/backend/backendContext'
import { useLabels } from '../../providers/backend/labels'
import { RecordForm } from './RecordForm'

/** Creates a record of another resource without leaving the form. */
export function InlineCreate({ resource, typed, given, onDone, onCancel }: InlineCreateProps) {
  const translate = useTranslate()
  const labels = useLabels()
  const me = useMe()
  const id = useId()
  const title = resource.title.find(name => !resource.fields.get(name)?.target)
  const defaults = useMemo(
    () => ({
      ...formDefaults(resource, { me, now: new Date() }),
      ...(typed && title && { [title]: typed }),
      ...given,
    }),
    [resource, me, title, typed, given],
  )
  return (
    <Dialog open onClose={onCancel} maxWidth="md" fullWidth aria-labelledby={id}>
      <DialogTitle id={id} variant="h2">
        {translate('app.action.createNamed', { name: labels.oneInside(resource) })}
      </DialogTitle>
      <DialogContent>
        <ResourceContextProvider value={resource.name}>
          {/* Clears the record context: a new form would start with the surrounding record of another resource. */}
          <RecordContext value={undefined}>
            <RecordForm
              defaults={defaults}
              onSaved={onDone}
              onCancel={onCancel}
              inDialog
              keepsDraft
            />
          </RecordContext>
        </ResourceContextProvider>
      </DialogContent>
    </Dialog>
  )
}
