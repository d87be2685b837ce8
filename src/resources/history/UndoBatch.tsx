import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import { Suspense, useState } from 'react'
import type { Resource } from '../../model/resource'
import { Button } from '../../pieces/Button'
import { Confirm } from '../../pieces/confirmLater'
import type { AppDataProvider } from '../../providers/dataProvider/dataProvider'
import { useHeld } from '../../providers/useHeld'

interface UndoBatchProps {
  readonly resource: Resource
  readonly batch: string
  readonly words: string
  /** Names the batch, where several buttons have the same words. */
  readonly label?: string
  /** The question, where it is not the words of the button. */
  readonly title?: string
  readonly className?: string
}

/** Undoes an import or a bulk change after a question, and tells the result. */
export function UndoBatch({ resource, batch, words, label, title, className }: UndoBatchProps) {
  const translate = useTranslate()
  const held = useHeld()
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
          <Confirm
            title={title ?? words}
            text={translate('app.history.undoTogetherText')}
            yes={translate('app.bulk.undo')}
            isPending={isPending}
            onYes={() => void undo(batch).then(() => setAsked(false))}
            onNo={() => setAsked(false)}
          />
        )}
      </Suspense>
    </>
  )
}

/** The server gives the reason where it refuses. */
function useUndo({ name }: Resource) {
  const dataProvider = useDataProvider<AppDataProvider>()
  const notify = useNotify()
  const client = useQueryClient()
  const [isPending, setPending] = useState(false)
  const undo = async (batch: string) => {
    setPending(true)
    try {
      const number = await dataProvider.undoBatch(name, batch)
      notify('app.bulk.undone', { type: 'success', messageArgs: { number } })
    } catch (error) {
      notify((error as Error).message, { type: 'error', autoHideDuration: 8000 })
    }
    setPending(false)
    await client.invalidateQueries()
  }
  return { undo, isPending }
}
