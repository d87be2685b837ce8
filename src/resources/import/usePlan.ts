import { useEffect, useState } from 'react'
import type { Importing, Matcher } from '../../model/import/columns'
import { guessFields } from '../../model/import/guess'
import { namesOfColumns } from './fieldNames'
import { type Plan, type Source, useImportParts } from './importContext'

/** The guessed plan for a file, and what the person changes of it. */
export function usePlan({ table }: Source, before: Plan | undefined) {
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
  const change = (changes: Partial<Plan>) => setPlan(old => old && { ...old, ...changes })
  const choose = (at: number, name: string | undefined) =>
    setPlan(old => old && { ...old, fields: old.fields.with(at, name) })
  return { plan, change, choose }
}

/** Matched by the first thing that names a record and has its columns. */
function planFor(importing: Importing, fields: Plan['fields']): Plan {
  const { matchers, create, update } = importing
  const hasColumns = (matcher: Matcher) => matcher.fields.every(({ name }) => fields.includes(name))
  const [first] = matchers
  const matcher = update ? (matchers.find(hasColumns) ?? (create ? undefined : first)) : undefined
  if (!matcher) return { fields, matchBy: undefined, create: true, update: false, clears: false }
  const canCreate = create && (matcher.creates || matcher.fields.some(({ kind }) => kind === 'id'))
  return { fields, matchBy: matcher.name, create: canCreate, update: true, clears: false }
}
