import DialogContent from '@mui/material/DialogContent'
import { RecordContext, ResourceContextProvider } from 'ra-core'
import { useMemo } from 'react'
import type { InlineCreateProps } from '../../fields/record/inlineCreate'
import { formDefaults } from '../../model/validation/draft'
import { useMe } from '../../providers/backend/backendContext'
import { useTexts } from '../../providers/backend/catalogueContext'
import { TitledDialog } from '../../ui/theme/TitledDialog'
import { RecordForm } from './RecordForm'

/** Creates a record of another resource without leaving the form. */
export function InlineCreate({ resource, typed, given, onDone, onCancel }: InlineCreateProps) {
  const { translate, labels } = useTexts()
  const me = useMe()
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
    <TitledDialog
      title={translate('app.action.createNamed', { name: labels.oneInside(resource) })}
      variant="h2"
      onClose={onCancel}
      maxWidth="md"
    >
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
    </TitledDialog>
  )
}
