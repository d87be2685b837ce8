import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { FoundKeys } from '../../../model/import/items'
import type { ImportPlan, ImportTable } from '../../../model/import/readRows'
import { type Source, useImportParts, useSay } from './importContext'
import { namesItself, rehearseImport, touchedBy } from './rehearseImport'
import type { Rehearsed } from './rehearseSome'

export type Rehearsal = ReturnType<typeof useRehearsal>

/** Rehearses every row; the database stays unchanged. */
export function useRehearsal(
  source: Source,
  plan: ImportPlan,
  onCorrected: (table: ImportTable) => void,
) {
  const { resource, importing } = useImportParts()
  const { calls, say } = useSay()
  const [found] = useState(() => new Map<string, Map<string, FoundKeys>>())
  const [rows, setRows] = useState<readonly Rehearsed[]>()
  const [done, setDone] = useState(0)
  const [error, setError] = useState<Error>()
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set())
  const [attempt, setAttempt] = useState(0)
  const table = useRef(source.table)
  const common = useMemo(
    () => ({ resource, plan, importing, calls, say, found }),
    [resource, plan, importing, calls, say, found],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt repeats the request
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const asked = { ...common, table: table.current, onProgress: setDone, signal }
    rehearseImport(asked).then(setRows, (reason: Error) => {
      if (!signal.aborted) setError(reason)
    })
    return () => stop.abort()
  }, [common, attempt])

  const fix = useCallback(
    async (number: number, column: number, text: string) => {
      const before = table.current
      table.current = withCell(before, { number, column, text })
      onCorrected(table.current)
      const asked = { ...common, table: table.current, onProgress: () => undefined }
      const { all, touched } = touchedBy(asked, before)
      const asksAll = namesItself(asked)
      setBusy(asksAll ? new Set(all) : touched)
      try {
        const news = await rehearseImport(asked, asksAll ? undefined : touched)
        setRows(old => {
          const known = new Map([...(old ?? []), ...news].map(row => [row.number, row]))
          return all.flatMap(number => known.get(number) ?? [])
        })
      } catch (reason) {
        setError(reason as Error)
      } finally {
        setBusy(new Set())
      }
    },
    [common, onCorrected],
  )
  const retry = () => {
    setError(undefined)
    setRows(undefined)
    setDone(0)
    setAttempt(count => count + 1)
  }
  return {
    /** Undefined while the rehearsal runs. */
    rows,
    done,
    error,
    /** Row numbers being rehearsed again. */
    busy,
    retry,
    /** Replaces the text of a cell, and rehearses the affected rows again. */
    fix,
  }
}

interface CellText {
  readonly number: number
  readonly column: number
  readonly text: string
}
const withCell = (
  { headers, rows }: ImportTable,
  { number, column, text }: CellText,
): ImportTable => ({
  headers,
  rows: rows.map(row => {
    if (row.number !== number) return row
    const cells = headers.map((_, at) => (at === column ? text : (row.cells[at] ?? null)))
    return { number, cells }
  }),
})
