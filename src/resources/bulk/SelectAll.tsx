import { useListContext, useNotify, useTranslate } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { printNumber } from '../../base/numbers'
import { Button } from '../../ui/controls/Button'
import { useTotal } from '../list/state/useTotal'
import type { AllChoice } from './useChosen'

/** Offers to select everything the filter finds once the page is selected; many pages are read with a count. */
export function SelectAll({ most, found, chooseAll }: AllChoice) {
  const translate = useTranslate()
  const notify = useNotify()
  const number = useTotal()
  const [read, setRead] = useState<number>()
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  const { data = [], selectedIds, total = Number.POSITIVE_INFINITY } = useListContext()
  const isPageTicked = data.every(({ id }) => selectedIds.includes(id))
  if (!isPageTicked || selectedIds.length >= Math.min(total, most, found)) return null
  const select = () => {
    const controller = new AbortController()
    running.current = controller
    setRead(0)
    chooseAll(controller.signal, setRead)
      .catch((error: Error) => notify(error.message, { type: 'error' }))
      .finally(() => setRead(undefined))
  }
  if (read !== undefined)
    return (
      <>
        <span role="status">{translate('list.bulk.selecting', { number: printNumber(read) })}</span>
        <Button color="inherit" onClick={() => running.current?.abort()}>
          {translate('list.bulk.stop')}
        </Button>
      </>
    )
  const words = total > most ? 'list.bulk.firstOf' : allWords(total)
  return <Button onClick={select}>{translate(words, { number, max: most })}</Button>
}

/** Large totals are known as "at least". */
const allWords = (total: number) =>
  Number.isFinite(total) ? 'list.bulk.allOf' : 'list.bulk.allFound'
