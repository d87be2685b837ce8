import { useListContext, useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { MOST } from '../../providers/dataProvider/inParts'
import { Button } from '../../ui/controls/Button'
import { useTotal } from '../list/state/useTotal'

/** Offers to select everything the filter finds once the page is selected, up to a stated limit. */
export function SelectAll({ onSelect }: { readonly onSelect: () => Promise<void> }) {
  const translate = useTranslate()
  const notify = useNotify()
  const number = useTotal()
  const [busy, setBusy] = useState(false)
  const { data = [], selectedIds, total = Number.POSITIVE_INFINITY } = useListContext()
  const isPageTicked = data.every(({ id }) => selectedIds.includes(id))
  if (!isPageTicked || selectedIds.length >= Math.min(total, MOST)) return null
  const select = () => {
    setBusy(true)
    onSelect()
      .catch((error: Error) => notify(error.message, { type: 'error' }))
      .finally(() => setBusy(false))
  }
  const words = total > MOST ? 'list.bulk.firstOf' : 'list.bulk.allOf'
  return (
    <Button loading={busy} onClick={select}>
      {translate(words, { number, max: MOST })}
    </Button>
  )
}
