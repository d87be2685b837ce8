import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import { Suspense, useState } from 'react'
import type { Resource } from '../../model/fields/resource'
import { useResource } from '../../providers/backend/catalogueContext'
import { useReadOnlyProps } from '../../providers/backend/useReadOnlyProps'
import type { AppDataProvider } from '../../providers/dataProvider/dataProvider'
import { Button } from '../../ui/controls/Button'
import { LazyConfirm } from '../../ui/theme/confirmLater'

interface UndoBatchProps {
  readonly batch: string
  readonly words: string
  /** Accessible name, where several buttons have the same text. */
  readonly label?: string
  /** Title of the confirmation; by default the button's text. */
  readonly title?: string
  readonly className?: string
}

/** Undoes an import or a bulk change after confirmation, and reports the result. */
export function UndoBatch({ batch, words, label, title, className }: UndoBatchProps) {
  const resource = useResource()
  const translate = useTranslate()
  const held = useReadOnlyProps()
  const [isAsked, setAsked] = useState(false)
  const { undo, isPending } = useUndo(resource)
  return (
    <>
      <Button
        color="inherit"
        {...(className && { className })}
        {...(label && { 'aria-label': label })}
        onClick={() => setAsked(true)}
        {...held}
      >
        {words}
      </Button>
      <Suspense fallback={null}>
        {isAsked && (
          <LazyConfirm
            title={title ?? words}
            text={translate('history.undoTogetherText')}
            yes={translate('list.bulk.undo')}
            isPending={isPending}
            onYes={() => void undo(batch).then(() => setAsked(false))}
            onNo={() => setAsked(false)}
          />
        )}
      </Suspense>
    </>
  )
}

function useUndo({ name }: Resource) {
  const dataProvider = useDataProvider<AppDataProvider>()
  const notify = useNotify()
  const client = useQueryClient()
  const [isPending, setPending] = useState(false)
  const undo = async (batch: string) => {
    setPending(true)
    try {
      const number = await dataProvider.undoBatch(name, batch)
      notify('list.bulk.undone', { type: 'success', messageArgs: { number } })
    } catch (error) {
      notify((error as Error).message, { type: 'error', autoHideDuration: 8000 })
    }
    setPending(false)
    await client.invalidateQueries()
  }
  return { undo, isPending }
}
