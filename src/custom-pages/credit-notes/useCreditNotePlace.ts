import { useSearchParams } from 'react-router-dom'
import { isStage, type Stage } from './stages'

/** Page state in the address: stage or search, and order. */
export function useCreditNotePlace() {
  const [params, setParams] = useSearchParams()
  const stageParam = params.get('etapa')
  const stage: Stage = isStage(stageParam) ? stageParam : 'toAsk'
  const words = params.get('q')?.trim() ?? ''
  const put = (changes: Readonly<Record<string, string | null>>) =>
    setParams(before => {
      for (const [name, value] of Object.entries(changes))
        if (value) before.set(name, value)
        else before.delete(name)
      return before
    })
  return {
    stage,
    words,
    order: params.get('orden'),
    search: (text: string) => put({ q: text.trim(), orden: null }),
    chooseStage: (etapa: Stage) => put({ etapa, orden: null }),
    chooseOrder: (id: string | number | null) => put({ orden: id === null ? null : String(id) }),
  }
}
export type CreditNotePlace = ReturnType<typeof useCreditNotePlace>
