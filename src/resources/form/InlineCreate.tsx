import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { RecordContext, ResourceContextProvider, useTranslate } from 'ra-core'
import { useId, useMemo } from 'react'
import type { InlineCreateProps } from '../../fields/inlineCreate'
import { defaultsOf } from '../../model/draft'
import { useMe } from '../../providers/backendContext'
import { useLabels } from '../../providers/labels'
import { RecordForm } from './RecordForm'

/** A new record of another resource without leaving the form that needs it. */
export function InlineCreate({ resource, typed, given, onDone, onCancel }: InlineCreateProps) {
  const translate = useTranslate()
  const labels = useLabels()
  const me = useMe()
  const id = useId()
  const title = resource.title.find(name => !resource.fields.get(name)?.target)
  const defaults = useMemo(
    () => ({
      ...defaultsOf(resource, { me, now: new Date() }),
      ...(typed && title && { [title]: typed }),
      ...given,
    }),
    [resource, me, title, typed, given],
  )
  return (
    <Dialog open onClose={onCancel} maxWidth="md" fullWidth aria-labelledby={id}>
      <DialogTitle id={id} variant="h2">
        {translate('ra.page.create', { name: labels.oneInside(resource) })}
      </DialogTitle>
      <DialogContent>
        <ResourceContextProvider value={resource.name}>
          {/* A form begins with the record around it: here that is another resource's. */}
          <RecordContext value={undefined}>
            <RecordForm
              resource={resource}
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
