import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'ra-core'
import { useState } from 'react'
import type { Resource } from '../../model/fields/resource'
import { type SentRecord, useResourceView } from '../../providers/backend/catalogueContext'
import { useReadOnlyProps } from '../../providers/backend/useReadOnlyProps'
import type { AppDataProvider } from '../../providers/dataProvider/dataProvider'
import { TitledDialog } from '../../ui/theme/TitledDialog'
import { MoveTrouble } from '../flow/moves/MoveTrouble'
import { type Refused, refusedOf } from '../flow/moves/refused'
import { useIntention } from '../flow/moves/useMove'
import { useErrorLines } from '../record/useErrorLines'
import { ChangeList } from './FieldChange'
import type { RestoreInput, Return } from './putBack'

export interface PutBackDialogProps {
  readonly record: SentRecord
  readonly restoring: RestoreInput
  /** Each field with its current and its earlier value. */
  readonly returns: readonly Return[]
  readonly onClose: () => void
}

/** Shows the changes before they are made, and the reason of a refusal. */
export function PutBackDialog({ record, restoring, returns, onClose }: PutBackDialogProps) {
  const { resource, translate } = useResourceView()
  const held = useReadOnlyProps()
  const linesOf = useErrorLines(resource)
  const { putBack, isPending, refused } = usePutBack(resource, record)
  return (
    <TitledDialog title={translate('history.putBackTitle')} onClose={onClose} maxWidth="sm">
      <DialogContent>
        {refused && (
          <MoveTrouble
            refused={{ ...refused, unmet: linesOf(refused.errors) }}
            titleKey="history.notPutBack"
          />
        )}
        {returns.length === 0 && translate('history.putBackSame')}
        {returns.length > 0 && <ChangeList changes={returns} />}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('app.common.cancel')}
        </Button>
        {returns.length > 0 && (
          <Button
            variant="contained"
            loading={isPending}
            onClick={async () => (await putBack(restoring)) && onClose()}
            {...held}
          >
            {translate('history.putBack')}
          </Button>
        )}
      </DialogActions>
    </TitledDialog>
  )
}

/** Restores the values before an entry and waits for the server; the cache takes the returned record. */
function usePutBack(resource: Resource, record: SentRecord) {
  const dataProvider = useDataProvider<AppDataProvider>()
  const client = useQueryClient()
  const notify = useNotify()
  const keyFor = useIntention()
  const [isPending, setPending] = useState(false)
  const [refused, setRefused] = useState<Refused>()

  const putBack = async ({ entry, field }: RestoreInput): Promise<boolean> => {
    const { id, _VERSION: version } = record
    const params = { id, before: entry.version, field: field?.name, version }
    setPending(true)
    try {
      const after: SentRecord = await dataProvider.revert(resource.name, {
        ...params,
        key: keyFor(params),
      })
      client.setQueryData([resource.name, 'getOne', { id: String(id), meta: undefined }], after)
      void client.invalidateQueries({ queryKey: [resource.name] })
      notify('history.putBackDone', { type: 'success' })
      return true
    } catch (error) {
      const why = refusedOf(error)
      setRefused(why)
      if (why.outdated) await client.invalidateQueries({ queryKey: [resource.name] })
      return false
    } finally {
      setPending(false)
    }
  }
  return { putBack, isPending, refused }
}
