import { useStore } from 'ra-core'
import { useEffect, useState } from 'react'
import { fold } from '../../../base/fold'
import type { Importing, Matcher } from '../../../model/import/columns'
import { guessFields } from '../../../model/import/guess'
import { namesOfColumns } from './fieldNames'
import { type ImportPlan, type Source, useImportParts } from './importContext'

/** Plans of the files imported last, by their headers; kept on the device. */
type RememberedPlans = readonly { readonly headers: string; readonly plan: ImportPlan }[]
const MOST_REMEMBERED = 20

/** The plan of the last file with these headers, else a guess, with the person's changes. */
export function usePlan({ table }: Source, before: ImportPlan | undefined) {
  const { importing, owner } = useImportParts()
  const { headers } = table
  const shape = headers.map(fold).join('\n')
  const [known, keep] = useStore<RememberedPlans>(`${owner.resource}.${owner.user}.importPlans`, [])
  const remembered = known.find(
    each => each.headers === shape && isUsable(each.plan, importing, headers.length),
  )
  const [last] = useState(remembered && planOf(remembered.plan))
  const [plan, setPlan] = useState(before ?? last)
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
  const remember = (next: ImportPlan) =>
    keep(
      [{ headers: shape, plan: next }, ...known.filter(each => each.headers !== shape)].slice(
        0,
        MOST_REMEMBERED,
      ),
    )
  return {
    plan,
    change,
    choose,
    remember,
    isRemembered: plan !== undefined && plan === last,
    /** Forgets the choices of the last time. */
    guessAgain: () => setPlan(undefined),
  }
}

/** The store keeps no undefined. */
const planOf = (kept: ImportPlan): ImportPlan => ({
  ...kept,
  fields: kept.fields.map(name => name ?? undefined),
  matchBy: kept.matchBy ?? undefined,
})

/** The fields still exist, and this person may still write them. */
const isUsable = (
  plan: ImportPlan,
  { columns, matchers, create, update }: Importing,
  width: number,
) =>
  plan.fields.length === width &&
  plan.fields.every(name => name == null || columns.some(each => each.name === name)) &&
  (plan.matchBy == null || matchers.some(({ name }) => name === plan.matchBy)) &&
  (create || !plan.create) &&
  (update || !plan.update)

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
