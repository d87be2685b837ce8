import { useEffect, useState } from 'react'
import type { Importing, Matcher } from '../../../model/import/columns'
import { guessFields } from '../../../model/import/guess'
import { namesOfColumns } from './fieldNames'
import { type ImportPlan, type Source, useImportParts } from './importContext'

/** The guessed plan for a file, with the person's changes. */
export function usePlan({ table }: Source, before: ImportPlan | undefined) {
  const { importing } = useImportParts()
  const [plan, setPlan] = useState(before)
  const { headers } = table
  const isKnown = plan !== undefined
  useEffect(() => {
    if (isKnown) return undefined
    let isHere = true
    void namesOfColumns(importing.columns).then(names => {
      if (isHere) setPlan(planFor(importing, guessFields(headers, names)))
    })
    return () => {
      isHere = false
    }
  }, [isKnown, headers, importing])
  const change = (changes: Partial<ImportPlan>) => setPlan(old => old && { ...old, ...changes })
  const choose = (at: number, name: string | undefined) =>
    setPlan(old => old && { ...old, fields: old.fields.with(at, name) })
  return { plan, change, choose }
}

/** Matches by the first matcher whose columns the file has. */
function planFor(importing: Importing, fields: ImportPlan['fields']): ImportPlan {
  const { matchers, create, update } = importing
  const hasColumns = (matcher: Matcher) => matcher.fields.every(({ name }) => fields.includes(name))
  const [first] = matchers
  const matcher = update ? (matchers.find(hasColumns) ?? (create ? undefined : first)) : undefined
  if (!matcher) return { fields, matchBy: undefined, create: true, update: false, clears: false }
  const canCreate = create && (matcher.creates || matcher.fields.some(({ id }) => id))
  return { fields, matchBy: matcher.name, create: canCreate, update: true, clears: false }
}
